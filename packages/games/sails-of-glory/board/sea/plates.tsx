import type { Distance } from '@windward/kit/viewport/lens.ts'
import { classOf, type SeenShip, shipName, type View } from '@windward/sails-of-glory/facts'
import { useMemo } from 'preact/hooks'
import { DamageMark } from '../papers/damage-icon.tsx'
import type { Box } from './boxes.ts'
import { type Face, rowOf } from './faces.ts'
import { type SeaSight, seenFrom } from './follow.ts'
import { linesOf, platesOf } from './plate-lines.ts'
import { ABOVE, heightOf, LETTERING, type Lines, NEXT_LINE, type Plate, rowsOf } from './plates.ts'

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
  /** From how far the sea is seen: so large they are. */
  readonly distance: Distance
  /** What else no name may cover. */
  readonly kept: readonly Box[]
}

/** The names of ships with their state, and under them the lines that lead to those farther off. */
export function Plates({ ships, view, told, sight, distance, kept }: PlatesProps) {
  const lines = linesOf(told.view, told.ships)
  const plates = platesOf(view, ships, distance, seenFrom(distance, sight), kept)
  return (
    <>
      {plates.map(({ ship, leader }) => leader && <Leader key={ship.id} line={leader} distance={distance} />)}
      {plates.map((plate) => (
        <ToldPlate
          key={plate.ship.id}
          plate={plate}
          distance={distance}
          lines={lines.find(({ ship }) => ship.id === plate.ship.id) ?? plate}
        />
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
    state: plate.state.length === 0 ? [] : state.slice(-plate.state.length),
    drawn: plate.drawn.length > 0 ? drawn : [],
  }
  const faces = said.drawn.map(({ points, symbol }) => `${points}${symbol}`)
  const words = [ship.flagship, covered.hull, covered.crew, ...said.state, ...faces].join()
  return useMemo(() => {
    const height = heightOf(said, distance)
    const spare = heightOf(plate, distance) - height
    return (
      <NamePlate
        plate={{ ...plate, ...said, y: plate.y + spare * plate.hangs }}
        height={height}
        distance={distance}
      />
    )
  }, [plate, words])
}

interface NamePlateProps {
  readonly plate: Plate
  readonly height: number
  readonly distance: Distance
}

function NamePlate({ plate, height, distance }: NamePlateProps) {
  const { ship, covered, x, y, state, drawn, box } = plate
  const { scale, bare } = LETTERING[distance]
  const boxes = classOf(ship.id).log.length
  const rows = rowsOf(plate)
  const long = boxes * BOX
  const width = (box.right - box.left) / scale
  return (
    <g
      class={`sog-plate sog-${ship.side}`}
      data-place={ship.id}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}
    >
      <rect class="sog-plate-room" x={-width / 2} y={-ABOVE} width={width} height={height / scale} />
      <text class="sog-name">
        {ship.flagship && '★ '}
        {shipName(ship.id)}
      </text>
      <rect class="sog-chip" x={-long / 2 - 9} y="3" width={long + 12} height="12.6" rx="2.5" />
      <path class="sog-edge" d={`M${-long / 2 - 6} 5v8.6`} />
      <Bar y={4.6} boxes={boxes} covered={covered.hull} what="hull" />
      <Bar y={9.9} boxes={boxes} covered={covered.crew} what="crew" />
      {!bare &&
        state.map((line, place) => (
          <text key={line} class="sog-state" y={rows.first + place * NEXT_LINE}>
            {line}
          </text>
        ))}
      {!bare && <Drawn faces={drawn} y={rows.drawn} />}
    </g>
  )
}

interface LeaderProps {
  readonly line: NonNullable<Plate['leader']>
  readonly distance: Distance
}

/** From a name to the ship it belongs to. */
function Leader({ line: [from, to], distance }: LeaderProps) {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
  return (
    <g style={{ '--thick': LETTERING[distance].scale }}>
      <path class="sog-leader-edge" d={d} />
      <path class="sog-leader" d={d} />
      <circle class="sog-leader-end" cx={to.x} cy={to.y} r={1.8 * LETTERING[distance].scale} />
    </g>
  )
}

/** SOG 7.3.2: the counters drawn against her in the last Combat phase. */
function Drawn({ faces, y }: { readonly faces: readonly Face[]; readonly y: number }) {
  return (
    <>
      {rowOf(faces).laid.map(({ face: { points, symbol }, x, width }, index) => (
        <g key={index} class="sog-drawn" transform={`translate(${x} ${y})`}>
          <g>
            <rect x={-width / 2} y="-6.5" width={width} height="13" rx="6.5" />
            {points > 0 && (
              <text x={symbol === null ? 0 : -4.2} dy="3.3">
                {points}
              </text>
            )}
            {symbol !== null && <DamageMark of={symbol} x={points > 0 ? 3.8 : 0} />}
          </g>
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
  const pips = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, pip) => `M${(left + (from + pip) * BOX).toFixed(1)} ${y}h4.4v3.9h-4.4z`,
    ).join('')
  const filled = Math.min(covered, boxes)
  return (
    <>
      <path class="sog-bar" d={pips(filled, boxes)} />
      {filled > 0 && <path class={`sog-bar sog-bar-${what}`} d={pips(0, filled)} />}
    </>
  )
}
