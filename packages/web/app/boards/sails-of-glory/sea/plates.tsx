import { classOf, type SeenShip, shipName, type View } from '@windward/sails-of-glory/board'
import { useMemo } from 'preact/hooks'
import type { Distance } from '../../viewport/lens.ts'
import { type SeaSight, seenFrom } from './follow.ts'
import { platesOf } from './plate-lines.ts'
import type { Plate } from './plates.ts'

const DISTANCES: readonly Distance[] = ['farthest', 'far', 'middle', 'near']

interface PlatesProps {
  readonly ships: readonly SeenShip[]
  readonly view: View
  /** What is seen of the sea, where a name would be cut otherwise. */
  readonly sight: SeaSight | undefined
}

/** The names of ships with their state, laid out once for each distance; the sheet shows those for its own. */
export function Plates({ ships, view, sight }: PlatesProps) {
  return (
    <>
      {DISTANCES.map((distance) => (
        <PlatesFrom
          key={distance}
          distance={distance}
          plates={platesOf(view, ships, distance, seenFrom(distance, sight))}
        />
      ))}
    </>
  )
}

interface PlatesFromProps {
  readonly distance: Distance
  readonly plates: readonly Plate[]
}

/** Those of one distance; they are drawn anew only where they stand elsewhere. */
function PlatesFrom({ distance, plates }: PlatesFromProps) {
  return useMemo(
    () => (
      <g class={`sog-plates sog-plates-${distance}`}>
        {plates.map((plate) => (
          <NamePlate key={plate.ship.id} plate={plate} />
        ))}
      </g>
    ),
    [plates],
  )
}

function NamePlate({ plate }: { readonly plate: Plate }) {
  const { ship, covered, x, y, state, drawn, leader } = plate
  const boxes = classOf(ship.id).log.length
  const isHurt = covered.hull + covered.crew > 0
  const first = isHurt ? 24 : 14
  return (
    <g class={`sog-plate sog-${ship.side}`} transform={`translate(${x} ${y})`}>
      {leader !== undefined && (
        <path class="sog-leader" d={`M${leader.map((spot) => `${spot.x} ${spot.y}`).join('L')}`} />
      )}
      <text class="sog-name">
        {ship.flagship && '★ '}
        {shipName(ship.id)}
      </text>
      <g class="sog-details">
        {isHurt && (
          <>
            <Bar y={4} boxes={boxes} covered={covered.hull} what="hull" />
            <Bar y={9} boxes={boxes} covered={covered.crew} what="crew" />
          </>
        )}
        {state.map((line, place) => (
          <text key={line} class="sog-state" y={first + place * LINE}>
            {line}
          </text>
        ))}
        <Drawn faces={drawn} y={first + state.length * LINE - 1} />
      </g>
    </g>
  )
}

const LINE = 12
const APART = 13
const MOST = 10

/** SOG 7.3.2: the counters drawn against her in the last Combat phase. */
function Drawn({ faces, y }: { readonly faces: readonly string[]; readonly y: number }) {
  const shown = faces.slice(0, MOST)
  return (
    <>
      {shown.map((face, index) => (
        <g
          key={index}
          class="sog-drawn"
          transform={`translate(${APART * (index - (shown.length - 1) / 2)} ${y})`}
        >
          <circle r="6" />
          <text dy="2.6">{face}</text>
        </g>
      ))}
    </>
  )
}

const BOX = 5.4

/** The boxes of a row of her log, those covered filled. */
function Bar(props: {
  readonly y: number
  readonly boxes: number
  readonly covered: number
  readonly what: 'hull' | 'crew'
}) {
  const { y, boxes, covered, what } = props
  const left = (-boxes * BOX) / 2
  return (
    <>
      <rect class="sog-bar" x={left} y={y} width={boxes * BOX} height="4" rx="1" />
      {covered > 0 && (
        <rect
          class={`sog-bar-${what}`}
          x={left}
          y={y}
          width={Math.min(covered, boxes) * BOX}
          height="4"
          rx="1"
        />
      )}
    </>
  )
}
