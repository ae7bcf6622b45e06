import type { SeenShip } from '@windward/sails-of-glory/facts'
import { degrees } from '../measure.ts'

interface TroublesProps {
  readonly ship: Pick<SeenShip, 'pose' | 'special'>
  readonly length: number
  readonly beam: number
}

/** Where along the ship fires burn, from the middle aft and then forward, in parts of her length. */
const FIRES = [0.16, -0.14, 0.36, -0.34] as const
/** Where water is seen to come in, on either hand. */
const LEAKS = [0.3, 0.05, -0.2] as const

const FLAME = 'M0 7C-7 4-6-2-2-6C-2-3 0-3 0-11C5-7 8-1 5 4C4 6 2 7 0 7Z'
const DROP = 'M0-5C2-2 4 0 4 2A4 4 0 0 1-4 2C-4 0-2-2 0-5Z'

/** Fires and leaks as they are seen from afar, upright whichever way she heads. */
export function Troubles({ ship: { pose, special }, length, beam }: TroublesProps) {
  const upright = `rotate(${(-degrees(pose.heading)).toFixed(1)})`
  return (
    <>
      {FIRES.slice(0, special.fires).map((part) => (
        <path
          key={part}
          class="sog-flame"
          d={FLAME}
          transform={`translate(0 ${(length * part).toFixed(1)}) ${upright}`}
        />
      ))}
      {LEAKS.slice(0, special.leaks).map((part, index) => (
        <path
          key={part}
          class="sog-leak"
          d={DROP}
          transform={`translate(${((index % 2 === 0 ? 0.42 : -0.42) * beam).toFixed(1)} ${(length * part).toFixed(1)}) ${upright}`}
        />
      ))}
    </>
  )
}
