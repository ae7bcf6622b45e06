import { type AreaId, type Army, type Fleet, type PieceKey, placesOf } from '@windward/swords-and-sails/facts'
import { keyOfPiece, type Standing } from '../map/standing.ts'
import type { Desk } from './desk.ts'
import { orderFor } from './reach.ts'
import { isArmy, orderOf, withOrder } from './sheet.ts'

export interface Arrow {
  readonly key: string
  readonly kind: 'move' | 'attack' | 'sail' | 'support'
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly over?: readonly [number, number]
}

/** The middle of what stands in an area: where an arrow ends without covering the name. */
export function aimOf(id: AreaId): readonly [number, number] {
  const { pieces } = placesOf(id)
  return pieces[1] ?? pieces[0] ?? [0, 0]
}

function arrowOf(desk: Desk, piece: Army | Fleet, standing: Standing): Arrow | undefined {
  const order = orderOf(desk.sheet, piece)
  if (order === undefined) return undefined
  const { does, meets } = order
  const from = [standing.x, standing.y] as const
  const key = standing.key
  if (does.deed === 'hold')
    return meets.stance === 'support' ? { key, kind: 'support', from, to: aimOf(meets.area) } : undefined
  if (does.deed === 'board') {
    const ship = desk.plan.fleets.find(({ id }) => does.fleets.includes(id))
    const end = ship && shipEnd(desk, ship)
    if (end === undefined) return undefined
    return does.to === undefined
      ? { key, kind: 'sail', from, to: aimOf(end) }
      : {
          key,
          kind: meets.stance === 'attack' ? 'attack' : 'move',
          from,
          over: aimOf(end),
          to: aimOf(does.to),
        }
  }
  const calm = isArmy(piece) ? 'move' : 'sail'
  return { key, kind: meets.stance === 'attack' ? 'attack' : calm, from, to: aimOf(does.to) }
}

function shipEnd(desk: Desk, ship: Fleet): AreaId {
  const does = orderOf(desk.sheet, ship)?.does
  return does !== undefined && 'to' in does && does.to !== undefined ? does.to : ship.at
}

/** A curve that leaves room around the piece and around its goal. */
function curve({ from, to, over }: Arrow): string {
  const [x1, y1] = from
  const [x2, y2] = to
  const [dx, dy] = [x2 - x1, y2 - y1]
  const long = Math.hypot(dx, dy) || 1
  const bend = Math.min(26, long * 0.16)
  const middle = over ?? [(x1 + x2) / 2 - (dy / long) * bend, (y1 + y2) / 2 + (dx / long) * bend]
  const start = towards(from, middle, 12)
  const end = towards(to, middle, 9)
  return `M${start[0]} ${start[1]}Q${middle[0]} ${middle[1]} ${end[0]} ${end[1]}`
}

function towards(a: readonly [number, number], b: readonly [number, number], far: number): [number, number] {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const part = Math.min(0.4, far / long)
  return [
    Math.round((a[0] + (b[0] - a[0]) * part) * 10) / 10,
    Math.round((a[1] + (b[1] - a[1]) * part) * 10) / 10,
  ]
}

/** One's own orders as far as they are written. */
export function Arrows({ desk, placed }: { readonly desk: Desk; readonly placed: readonly Standing[] }) {
  const pieces: readonly (Army | Fleet)[] = [...desk.plan.armies, ...desk.plan.fleets]
  const arrows = pieces.flatMap((piece) => {
    const key: PieceKey = keyOfPiece(piece)
    const standing = placed.find((each) => each.key === key)
    return (standing && arrowOf(desk, piece, standing)) ?? []
  })
  return (
    <g class="arrows">
      {arrows.map((arrow) => (
        <ArrowMark key={arrow.key} arrow={arrow} />
      ))}
    </g>
  )
}

/** Where the chosen piece would go if the place that is looked at were pressed: hollow, because nothing is written yet. */
export function PreviewArrow({ desk, to, placed }: PreviewProps) {
  const { piece } = desk
  const way = desk.reach.get(to)?.[0]
  if (piece === undefined || way === undefined) return null
  const standing = placed.find(({ key }) => key === keyOfPiece(piece))
  const sheet = withOrder(desk.sheet, orderFor(piece, way))
  const arrow = standing && arrowOf({ ...desk, sheet }, piece, standing)
  if (arrow === undefined) return null
  return (
    <g class={`arrow preview ${arrow.kind}`}>
      <path class="arrow-ground" d={curve(arrow)} />
      <path class="arrow-line" d={curve(arrow)} marker-end={`url(#sns-head-${arrow.kind})`} />
      <path class="arrow-core" d={curve(arrow)} />
    </g>
  )
}

interface PreviewProps {
  readonly desk: Desk
  readonly to: AreaId
  readonly placed: readonly Standing[]
}

export function ArrowMark({ arrow }: { readonly arrow: Arrow }) {
  return (
    <g class={`arrow ${arrow.kind}`}>
      <path class="arrow-ground" d={curve(arrow)} />
      <path class="arrow-line" d={curve(arrow)} marker-end={`url(#sns-head-${arrow.kind})`} />
    </g>
  )
}

export function ArrowHeads() {
  return (
    <>
      {(['move', 'attack', 'sail'] as const).map((kind) => (
        <marker
          key={kind}
          id={`sns-head-${kind}`}
          class={`head ${kind}`}
          viewBox="-7 -5 8 10"
          markerWidth="3.4"
          markerHeight="3.8"
          orient="auto"
        >
          <path class="barb" d="M-7-4.5L1 0L-7 4.5L-5 0Z" />
        </marker>
      ))}
      <marker
        id="sns-head-support"
        class="head support"
        viewBox="-5 -5 10 10"
        markerWidth="3"
        markerHeight="3"
      >
        <circle r="3.6" />
      </marker>
    </>
  )
}
