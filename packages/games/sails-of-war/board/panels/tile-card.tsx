import {
  isNeutral,
  NEUTRALS,
  REALM_NAMES,
  type RealmId,
  type Side,
  terrainOf,
} from '@windward/sails-of-war/facts'
import { hexagon } from '../hex.ts'
import { Tile } from '../tile.tsx'
import { words } from './words.en.ts'

interface TileCardProps {
  readonly realm: RealmId
  readonly turned?: Side
  readonly chosen: boolean
  /** What stands under the picture; without it the Realm is described. */
  readonly caption?: string
  readonly take: () => void
}

/** A tile to be picked by looking at it. */
export function TileCard({ realm, turned = 0, chosen, caption, take }: TileCardProps) {
  const value = isNeutral(realm) ? NEUTRALS[realm].value : 0
  return (
    <button type="button" class="sow-tile-card" aria-pressed={chosen} data-key={realm} onClick={take}>
      <svg
        viewBox="-104 -91 208 182"
        width="48"
        height="42"
        aria-hidden="true"
        class="sow-ocean"
        focusable="false"
      >
        <Tile realm={realm} turned={turned} bare />
        <path class="sow-outline" d={hexagon()} />
      </svg>
      <span>
        {caption ?? <strong>{REALM_NAMES[realm]}</strong>}
        {caption === undefined && <small>{words.tile(terrainOf(realm), value)}</small>}
      </span>
    </button>
  )
}
