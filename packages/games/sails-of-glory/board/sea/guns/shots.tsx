import { isCounter, readCounter, type Token, type View } from '@windward/sails-of-glory/facts'
import { mm } from '../../measure.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** SOG 7.3.2: the attacks of the last Combat phase: smoke where they came from, splashes where they did nothing. */
export function Shots({ view, top }: { readonly view: View; readonly top: number }) {
  return (
    <>
      {view.attacks.map(({ by, at, drawn }, index) => {
        const from = spotOfTarget(view, by, top)
        const to = at === null ? undefined : spotOfTarget(view, at, top)
        if (from === undefined || to === undefined) return null
        return (
          <g key={`${view.firedIn} ${index}`}>
            <Smoke from={from} to={to} />
            <Splashes from={from} at={to} count={drawn.filter(isMiss).length} />
          </g>
        )
      })}
    </>
  )
}

const isMiss = (token: Token): boolean => isCounter(token) && readCounter(token).id === '0'

/** Whatever can fire or be fired at, where it is drawn. */
export function spotOfTarget(
  { ships, batteries, buildings, terrain }: View,
  id: string,
  top: number,
): Point | undefined {
  const building = buildings.find(({ side }) => id === `building-${side}`)
  const pose =
    ships.find((ship) => ship.id === id)?.pose ??
    batteries.find((battery) => battery.id === id)?.pose ??
    terrain.find(({ element }) => element === building?.element)?.pose
  return pose && { x: mm(pose.x), y: top - mm(pose.y) }
}

const PUFFS = [
  { part: 0.2, r: 6 },
  { part: 0.3, r: 5 },
  { part: 0.38, r: 3.6 },
  { part: 0.45, r: 2.4 },
] as const

function Smoke({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <g class="sog-smoke">
      {PUFFS.map(({ part, r }) => (
        <circle key={part} r={r} cx={from.x + (to.x - from.x) * part} cy={from.y + (to.y - from.y) * part} />
      ))}
    </g>
  )
}

const MOST = 3
const SHORT = [0.82, 0.88, 0.78]

/** Shots that fell short. */
function Splashes({ from, at, count }: { readonly from: Point; readonly at: Point; readonly count: number }) {
  return (
    <g class="sog-splash">
      {SHORT.slice(0, Math.min(count, MOST)).map((part, place) => (
        <circle
          key={part}
          r={4 - place}
          cx={from.x + (at.x - from.x) * part + 7 * (place - 1)}
          cy={from.y + (at.y - from.y) * part + 5 * (place % 2)}
        />
      ))}
    </g>
  )
}
