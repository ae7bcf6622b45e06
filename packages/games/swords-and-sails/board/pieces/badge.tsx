import type { SeenArmy, SeenFleet } from '@windward/swords-and-sails/facts'
import { Shield, Ship } from '../map/pieces.tsx'

/** A piece as it looks on the map, beside its words. */
export function PieceBadge({
  piece,
  size = 34,
}: {
  readonly piece: SeenArmy | SeenFleet
  readonly size?: number
}) {
  return (
    <svg class="sns-piece" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      {'units' in piece ? (
        <Shield of={piece.faction} numeral={piece.id} />
      ) : (
        <Ship of={piece.faction} numeral={piece.id} />
      )}
    </svg>
  )
}
