import { classOf, type SeenShip, shipName, type View } from '@windward/sails-of-glory/board'
import { useMemo } from 'preact/hooks'
import type { Distance } from '../../viewport/lens.ts'
import { type SeaSight, seenFrom } from './follow.ts'
import { linesOf, platesOf } from './plate-lines.ts'
import { heightOf, type Lines, NEXT_LINE, type Plate, rowsOf } from './plates.ts'

const DISTANCES: readonly Distance[] = ['farthest', 'far', 'middle', 'near']

/** A view, and the ships seen in it. */
interface Seen {
  readonly ships: readonly SeenShip[]
  readonly view: View
}

interface PlatesProps extends Seen {
  /** What has been told so far: that stands on the plates, whose places are those of what is to come. */
  readonly told: Seen
  /** What is seen of the sea, where a name would be cut otherwise. */
  readonly sight: SeaSight | undefined
}

/** The names of ships with their state, laid out once for each distance; the sheet shows those for its own. */
export function Plates({ ships, view, told, sight }: PlatesProps) {
  const lines = linesOf(told.view, told.ships)
  return (
    <>
      {DISTANCES.map((distance) => (
        <g key={distance} class={`sog-plates sog-plates-${distance}`}>
          {platesOf(view, ships, distance, seenFrom(distance, sight)).map((plate) => (
            <ToldPlate
              key={plate.ship.id}
              plate={plate}
              distance={distance}
              lines={lines.find(({ ship }) => ship.id === plate.ship.id) ?? plate}
            />
          ))}
        </g>
      ))}
    </>
  )
}

interface ToldPlateProps {
  readonly plate: Plate
  readonly distance: Distance
  readonly lines: Lines
}

/** It is drawn anew only where it stands elsewhere or says something else, and says no more than it has room for. */
function ToldPlate({ plate, distance, lines: { ship, covered, state, drawn } }: ToldPlateProps) {
  const said = {
    ship,
    covered,
    state: state.slice(-plate.state.length),
    drawn: plate.drawn.length > 0 ? drawn : [],
  }
  const words = [ship.flagship, covered.hull, covered.crew, ...said.state, ...said.drawn].join()
  return useMemo(() => {
    const spare = heightOf(plate, distance) - heightOf(said, distance)
    return <NamePlate plate={{ ...plate, ...said, y: plate.y + spare * plate.hangs }} />
  }, [plate, words])
}

function NamePlate({ plate }: { readonly plate: Plate }) {
  const { ship, covered, x, y, state, drawn, leader } = plate
  const boxes = classOf(ship.id).log.length
  const rows = rowsOf(plate)
  return (
    <g class={`sog-plate sog-${ship.side}`}>
      {leader !== undefined && <Leader line={leader} />}
      <g transform={`translate(${x} ${y})`}>
        <text class="sog-name">
          {ship.flagship && '★ '}
          {shipName(ship.id)}
        </text>
        <g class="sog-details">
          {covered.hull + covered.crew > 0 && (
            <>
              <Bar y={4} boxes={boxes} covered={covered.hull} what="hull" />
              <Bar y={9} boxes={boxes} covered={covered.crew} what="crew" />
            </>
          )}
          {state.map((line, place) => (
            <text key={line} class="sog-state" y={rows.first + place * NEXT_LINE}>
              {line}
            </text>
          ))}
          <Drawn faces={drawn} y={rows.drawn} />
        </g>
      </g>
    </g>
  )
}

/** From a name to the ship it belongs to. */
function Leader({ line: [from, to] }: { readonly line: NonNullable<Plate['leader']> }) {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
  return (
    <>
      <path class="sog-leader-edge" d={d} />
      <path class="sog-leader" d={d} />
    </>
  )
}

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
