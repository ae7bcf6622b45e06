import {
  type Attack,
  isCounter,
  readCounter,
  type SeenShip,
  sourceOf,
  type Token,
  type View,
} from '@windward/sails-of-glory/facts'
import { degrees, mm } from '../../measure.ts'
import { linesOf } from '../../ship/lines.ts'
import { type Spot, seedOf, turned } from '../../ship/pen.ts'
import { placed } from '../placed.ts'
import { muzzles, puffs, splashes, splinters, tongues } from './broadside.ts'

/** How far powder smoke has drifted when it hangs still. */
const DRIFT = 26
/** A broadside runs along the side in so many parts. */
const PARTS = 3
const MOST_SEEN = 4

/** SOG 7.3.2: the attacks of the last Combat phase, each with its flashes, its smoke, and where the shot fell or struck. */
export function Shots({ view, top }: { readonly view: View; readonly top: number }) {
  const lee = turned({ x: 0, y: DRIFT }, degrees(sourceOf(view.wind.from)))
  /* When the next turn is planned the smoke still hangs there. */
  const isOver = view.phase === 'planning'
  return (
    <g
      class={`sog-shots${isOver ? ' sog-shots-over' : ''}`}
      style={{ '--lee-x': `${lee.x.toFixed(1)}px`, '--lee-y': `${lee.y.toFixed(1)}px` }}
    >
      {view.attacks.map((attack, index) => {
        const from = spotOfTarget(view, attack.by, top)
        const to = attack.at === null ? undefined : spotOfTarget(view, attack.at, top)
        if (from === undefined) return null
        const seed = seedOf(`${attack.by} ${attack.with}`) + index
        return (
          <g key={`${view.firedIn} ${index}`}>
            <Powder attack={attack} from={from} to={to} view={view} top={top} seed={seed} lee={lee} />
            {to !== undefined && !isOver && <Fall attack={attack} from={from} to={to} seed={seed} />}
          </g>
        )
      })}
    </g>
  )
}

const isMiss = (token: Token): boolean => isCounter(token) && readCounter(token).id === '0'

/** Whatever can fire or be fired at, where it is drawn. */
export function spotOfTarget(
  { ships, batteries, buildings, terrain }: View,
  id: string,
  top: number,
): Spot | undefined {
  const building = buildings.find(({ side }) => id === `building-${side}`)
  const pose =
    ships.find((ship) => ship.id === id)?.pose ??
    batteries.find((battery) => battery.id === id)?.pose ??
    terrain.find(({ element }) => element === building?.element)?.pose
  return pose && { x: mm(pose.x), y: top - mm(pose.y) }
}

interface PowderProps {
  readonly attack: Attack
  readonly from: Spot
  readonly to: Spot | undefined
  readonly view: View
  readonly top: number
  readonly seed: number
  readonly lee: Spot
}

/** Flashes that run along the side, and the smoke that drifts from them down the wind. */
function Powder({ attack, from, to, view, top, seed, lee }: PowderProps) {
  const ship = view.ships.find(({ id }) => id === attack.by)
  const side = attack.with === 'port' || attack.with === 'starboard' ? attack.with : undefined
  const mouths = ship === undefined || side === undefined ? [] : muzzles(linesOf(ship.id), side)
  const hand = side === 'port' ? -1 : 1
  const clouds =
    ship === undefined || mouths.length === 0
      ? small(from, to)
      : mouths.map((mouth) => before(mouth, ship, hand, top))
  const near = puffs(clouds, seed, attack.with === 'muskets' ? 2 : 4.6)
  const far = puffs(
    clouds
      .filter((_, place) => place % 2 === 0)
      .map(({ x, y }) => ({ x: x + lee.x * 0.7, y: y + lee.y * 0.7 })),
    seed + 9,
    attack.with === 'muskets' ? 2.6 : 6.4,
  )
  return (
    <>
      <Bank name="sog-smoke sog-smoke-far" cloud={far} />
      <Bank name="sog-smoke" cloud={near} />
      {ship !== undefined && mouths.length > 0 && (
        <g class="sog-flashes" transform={placed(ship.pose, top)}>
          {Array.from({ length: PARTS }, (_, part) => {
            const some = mouths.filter((__, place) => Math.floor((place / mouths.length) * PARTS) === part)
            const [outer, heart] = tongues(some, hand, seed + part)
            return (
              <g key={part} class="sog-flash" style={{ '--part': part }}>
                <path class="sog-flash-outer" d={outer} />
                <path class="sog-flash-heart" d={heart} />
              </g>
            )
          })}
        </g>
      )}
    </>
  )
}

/** Off a muzzle, where its smoke first stands. */
function before(mouth: Spot, { pose }: SeenShip, hand: 1 | -1, top: number): Spot {
  const { x, y } = turned({ x: mouth.x + hand * 9, y: mouth.y }, degrees(pose.heading))
  return { x: mm(pose.x) + x, y: top - mm(pose.y) + y }
}

/** The smoke of muskets and batteries stands before them, towards whom they fire at. */
function small(from: Spot, to: Spot | undefined): readonly Spot[] {
  const far = to === undefined ? 1 : Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = to === undefined ? [0, -1] : [(to.x - from.x) / far, (to.y - from.y) / far]
  return [-10, -3, 4, 11].map((across) => ({
    x: from.x + dx * 20 - dy * across,
    y: from.y + dy * 20 + dx * across,
  }))
}

function Bank({ name, cloud }: { readonly name: string; readonly cloud: ReturnType<typeof puffs> }) {
  return (
    <g class={name}>
      <path class="sog-smoke-edge" d={cloud.all} />
      <path class="sog-smoke-body" d={cloud.all} />
      <path class="sog-smoke-lit" d={cloud.lit} />
      <path class="sog-smoke-curls" d={cloud.curls} />
    </g>
  )
}

interface FallProps {
  readonly attack: Attack
  readonly from: Spot
  readonly to: Spot
  readonly seed: number
}

/** Shot that fell short, and shot that struck: as many as counters were drawn of each, up to a few. */
function Fall({ attack: { drawn }, from, to, seed }: FallProps) {
  const misses = Math.min(MOST_SEEN, drawn.filter(isMiss).length)
  const hits = Math.min(MOST_SEEN, drawn.length - drawn.filter(isMiss).length)
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const across = { x: -(to.y - from.y) / far, y: (to.x - from.x) / far }
  const spread = (count: number, short: number, wide: number) =>
    Array.from({ length: count }, (_, place) => {
      const off = (place - (count - 1) / 2) * wide
      const back = short + (place % 2) * 6
      return {
        x: to.x - ((to.x - from.x) / far) * back + across.x * off,
        y: to.y - ((to.y - from.y) / far) * back + across.y * off,
      }
    })
  const water = splashes(spread(misses, 30, 17))
  return (
    <>
      {misses > 0 && (
        <g class="sog-splash">
          <path class="sog-splash-rings" d={water.rings} />
          <path class="sog-splash-crowns" d={water.crowns} />
        </g>
      )}
      {hits > 0 && <path class="sog-splinters" d={splinters(spread(hits, 5, 9), seed)} />}
    </>
  )
}
