import {
  colourAt,
  isNeutral,
  NEUTRALS,
  REALM_NAMES,
  type RealmId,
  SIDES,
  type Side,
  terrainOf,
} from '@windward/sails-of-war/facts'
import { at, cornerOf, hexagon, sideSpot } from './hex.ts'
import { KEEP, SCENERY } from './scenery.ts'
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
  const { solid, lines } = terrain === null ? KEEP : SCENERY[terrain]
  return (
    <g class={`sow-${terrain ?? 'home'}`}>
      <path class={`sow-land ${bright ? 'sow-bright' : ''}`} d={hexagon()} />
      <path class="sow-scenery" d={solid} />
      <path class="sow-pen" d={lines} />
      {owner !== null && <path class={`sow-held sow-of-${owner}`} d={hexagon(BAND)} />}
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
              <text class="sow-letter" x={x} y={y + 2.5}>
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
    </g>
  )
}
