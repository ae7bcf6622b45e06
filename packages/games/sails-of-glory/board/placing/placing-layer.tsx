import type { TableModel } from '@windward/kit/contract.ts'
import {
  OUTLINES,
  type Pose,
  type SailsOfGlory,
  type SeenShip,
  sourceOf,
} from '@windward/sails-of-glory/facts'
import { useRef } from 'preact/hooks'
import { shorePath } from '../chart/coast.ts'
import { degrees, mm } from '../measure.ts'
import { placed } from '../sea/placed.ts'
import { ShipMark } from '../sea/ship.tsx'
import { atPointer } from './at-pointer.ts'
import { type Laying, layingOf, type Piece } from './pieces.ts'

interface LayerProps {
  readonly table: TableModel<SailsOfGlory>
  readonly top: number
}

/** What is being laid on the sea: it is dragged where it shall lie and turned by its handle. */
export function PlacingLayer({ table, top }: LayerProps) {
  const question = table.question.value
  if (question === undefined || question.sealed !== undefined) return null
  const laying = layingOf(question, table.draft(question))
  if (laying === undefined) return null
  const view = table.position.value?.view
  const ships = view?.ships ?? []
  const wind = view === undefined ? 0 : degrees(sourceOf(view.wind.from))
  const isShip = question.kind === 'place-ships'
  return (
    <>
      {laying.places.map((pose, index) => (
        <g
          key={`${pose.x} ${pose.y}`}
          class={isShip ? 'sog-berth' : 'sog-spot'}
          data-berth={index}
          transform={placed(pose, top)}
        >
          {isShip ? (
            <>
              <path d="M0 -26L12 -12V26H-12V-12Z" />
              <text transform={`rotate(${-degrees(pose.heading)})`} dy="4">
                {index + 1}
              </text>
            </>
          ) : (
            <circle r="5" />
          )}
        </g>
      ))}
      {laying.pieces.map((piece) => (
        <LaidPiece key={piece.key} piece={piece} laying={laying} ships={ships} wind={wind} top={top} />
      ))}
    </>
  )
}

interface LaidPieceProps {
  readonly piece: Piece
  readonly laying: Laying
  readonly ships: readonly SeenShip[]
  readonly wind: number
  readonly top: number
}

/** While it is dragged only its own place is written; the draft hears of it when it is put down. */
function LaidPiece({ piece, laying, ships, wind, top }: LaidPieceProps) {
  const group = useRef<SVGGElement>(null)
  const { pose } = piece
  const drag = (event: PointerEvent, moved: (now: { readonly x: number; readonly y: number }) => Pose) => {
    const { currentTarget } = event
    if (event.button !== 0 || !(currentTarget instanceof SVGElement)) return
    event.stopPropagation()
    currentTarget.setPointerCapture(event.pointerId)
    let at = pose
    currentTarget.onpointermove = (move) => {
      const now = atPointer(currentTarget, move, top)
      if (now === undefined) return
      at = moved(now)
      group.current?.setAttribute('transform', placed(at, top))
    }
    currentTarget.onlostpointercapture = () => {
      currentTarget.onpointermove = null
      currentTarget.onlostpointercapture = null
      if (at !== pose) laying.move(piece.key, at)
    }
  }
  return (
    <g ref={group} class="sog-laid" data-over data-laid={piece.key} transform={placed(pose, top)}>
      <g
        onPointerDown={(event) => {
          const grip = atPointer(event.currentTarget, event, top)
          if (grip === undefined) return
          const off = { x: pose.x - grip.x, y: pose.y - grip.y }
          drag(event, ({ x, y }) => ({ ...pose, x: Math.max(0, x + off.x), y: Math.max(0, y + off.y) }))
        }}
      >
        <Drawn piece={piece} ships={ships} wind={wind} />
      </g>
      <g
        class="sog-handle"
        onPointerDown={(event) => drag(event, (at) => ({ ...pose, heading: towards(pose, at) }))}
      >
        <path d={`M0 ${-reachOf(piece)}V${-reachOf(piece) - 14}`} />
        <circle r="8" cy={-reachOf(piece) - 18} />
      </g>
    </g>
  )
}

function Drawn({ piece: { what, pose }, ships, wind }: Pick<LaidPieceProps, 'piece' | 'ships' | 'wind'>) {
  if ('element' in what) {
    return <path class={`sog-${what.element.kind}`} d={shorePath(what.element.element)} />
  }
  const ship = ships.find(({ id }) => id === what.ship)
  const here = { x: 0, y: 0, heading: 0 }
  /* She is turned with her piece, so the wind is turned against it. */
  const across = wind - degrees(pose.heading)
  return ship === undefined ? null : (
    <ShipMark ship={{ ...ship, pose: here, fate: 'afloat' }} wind={across} top={0} chosen marked={false} />
  )
}

/** How far the handle stands off the middle. */
function reachOf({ what }: Piece): number {
  return 'element' in what ? Math.max(...OUTLINES[what.element.element].map(([, y]) => mm(y))) : 36
}

const STEP = 1000

/** The heading from a pose to a point, in whole degrees. */
function towards({ x, y }: Pose, to: { readonly x: number; readonly y: number }): number {
  const angle = (Math.atan2(to.x - x, to.y - y) * 180) / Math.PI
  return ((Math.round(angle) + 360) % 360) * STEP
}
