import { MM, type Pose } from '@windward/sails-of-glory/facts'
import { compassPoint, degrees, mm } from '../measure.ts'
import { words } from './words.en.ts'

interface HelmProps {
  readonly name: string
  readonly pose: Pose
  readonly move: (pose: Pose) => void
}

const STEP = 10 * MM
const TURN = 10_000
const ROUND = 360_000

const MOVES = [
  { where: 'left', sign: '←', x: -STEP, y: 0 },
  { where: 'up', sign: '↑', x: 0, y: STEP },
  { where: 'down', sign: '↓', x: 0, y: -STEP },
  { where: 'right', sign: '→', x: STEP, y: 0 },
] as const

/** Moves a piece by a centimetre and turns it by ten degrees: for those who do not drag. */
export function Helm({ name, pose, move }: HelmProps) {
  const turned = (by: number) => move({ ...pose, heading: (pose.heading + by + ROUND) % ROUND })
  return (
    <fieldset class="sog-crew sog-helm">
      <legend>
        {words.helm.at(
          name,
          Math.round(mm(pose.x)),
          Math.round(mm(pose.y)),
          Math.round(degrees(pose.heading)),
          compassPoint(pose.heading),
        )}
      </legend>
      <button type="button" aria-label={words.helm.turn.port} onClick={() => turned(-TURN)}>
        ⟲
      </button>
      {MOVES.map(({ where, sign, x, y }) => (
        <button
          key={where}
          type="button"
          aria-label={words.helm.move[where]}
          onClick={() => move({ ...pose, x: Math.max(0, pose.x + x), y: Math.max(0, pose.y + y) })}
        >
          {sign}
        </button>
      ))}
      <button type="button" aria-label={words.helm.turn.starboard} onClick={() => turned(TURN)}>
        ⟳
      </button>
    </fieldset>
  )
}
