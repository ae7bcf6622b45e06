import {
  colourAt,
  isNeutral,
  NEUTRALS,
  REALM_NAMES,
  type RealmId,
  SIDES,
  type Side,
  terrainOf,
} from '@windward/sails-of-war/board'
import { at, cornerOf, hexagon, sideSpot } from './hex.ts'
import { placed, VALUE } from './spots.ts'

const BAND = 46
const LETTER = 43
/** The coloured edge lies between these, its pattern along the middle. */
const OUTER = 54.5
const INNER = 49
const MIDDLE = 51.7
/** Names longer than these are set smaller. */
const MIDDLING = 7
const LONG = 10

const sizeOf = ({ length }: string): string =>
  length > LONG ? 'sow-long' : length > MIDDLING ? 'sow-middling' : ''

/** A long name is set small on one line, and from afar, where that could not be read, on two. */
function Name({ name }: { readonly name: string }) {
  return (
    <>
      <text class={`sow-name ${sizeOf(name)}`} y="-26">
        {name}
      </text>
      {name.length > LONG && (
        <text class="sow-name sow-two-lines">
          {name.split(' ').map((word, line) => (
            <tspan key={word} x="0" y={-30 + line * 12}>
              {word}
            </tspan>
          ))}
        </text>
      )}
    </>
  )
}

/** What grows or stands there, drawn by pen. */
const PEN: Readonly<Record<string, string>> = {
  plain: 'M-34-14q4-8 8 0m4 3q4-8 8 0M14-16q4-8 8 0m2 8q4-8 8 0M-40 12h12M26 14h12M-30 20h8',
  forest:
    'M-32-6l6-14 6 14zm6 0v5M-16-12l5-11 5 11zm5 0v4M16-10l6-13 6 13zm6 0v5M28 2l5-11 5 11zm5 0v4M-40 14l5-11 5 11zm5 0v4',
  mountain:
    'M-40-2l12-22 12 22m-8-14l4 4 4-5M8-8l12-20 14 24m-20-14l5 4 5-5M-42 16l8-13 8 13M24 16l8-13 8 13',
  wasteland: 'M-34-16l6 4-3 6M18-18l-4 7 7 3M-38 8l5 3M30 6l-6 4 3 5M-20-22h3M26-6h3M-28 16h4',
}
/** A Home Realm has a keep instead of terrain. */
const KEEP = 'M-34-6v-14h4v4h4v-4h4v4h4v-4h4v14zM18-6v-14h4v4h4v-4h4v4h4v-4h4v14z'

interface TileProps {
  readonly realm: RealmId
  readonly turned: Side
  readonly owner: string | null
  /** Without its name, where that stands beside it. */
  readonly bare?: boolean
  /** It can be chosen. */
  readonly bright?: boolean
}

/** The tile of a Realm about its middle; its sides bear letters and patterns too, for those who see no colours. */
export function Tile({ realm, turned, owner, bare = false, bright = false }: TileProps) {
  const terrain = terrainOf(realm)
  const name = REALM_NAMES[realm]
  return (
    <>
      <path class={`sow-land sow-${terrain ?? 'home'} ${bright ? 'sow-bright' : ''}`} d={hexagon()} />
      {owner !== null && <path class={`sow-held sow-of-${owner}`} d={hexagon(BAND)} />}
      <path class="sow-pen" d={terrain === null ? KEEP : PEN[terrain]} />
      {isNeutral(realm) &&
        SIDES.map((side) => {
          const colour = colourAt(realm, turned, side)
          const [x, y] = [sideSpot(side, LETTER).x, sideSpot(side, LETTER).y]
          return (
            <g key={side} class={`sow-edge sow-edge-${colour}`}>
              <path
                d={`M${at(cornerOf(side, OUTER))}L${at(cornerOf(side + 1, OUTER))}L${at(cornerOf(side + 1, INNER))}L${at(cornerOf(side, INNER))}Z`}
              />
              <path
                class="sow-pattern"
                d={`M${at(cornerOf(side, MIDDLE))}L${at(cornerOf(side + 1, MIDDLE))}`}
              />
              <text class="sow-near" x={x} y={y + 2.5}>
                {colour}
              </text>
            </g>
          )
        })}
      {!bare && <Name name={name} />}
      {isNeutral(realm) && NEUTRALS[realm].value > 0 && (
        <g class="sow-row">
          <g class="sow-value" transform={placed(VALUE)}>
            <circle r="7" />
            <text y="3.5">{NEUTRALS[realm].value}</text>
          </g>
        </g>
      )}
    </>
  )
}
