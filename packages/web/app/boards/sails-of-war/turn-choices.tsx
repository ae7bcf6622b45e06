import { type NeutralId, SIDE_NAMES, type Side } from '@windward/sails-of-war/board'
import { hexagon } from './hex.ts'
import { Tile } from './tile.tsx'

interface TurnChoicesProps {
  readonly realm: NeutralId
  readonly sides: readonly Side[]
  readonly chosen: Side | undefined
  readonly take: (side: Side) => void
}

/** The tile in every way it may lie, to be picked by looking. */
export function TurnChoices({ realm, sides, chosen, take }: TurnChoicesProps) {
  return (
    <fieldset class="sow-turns">
      <legend>How does it lie?</legend>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          aria-pressed={side === chosen}
          aria-label={`Its first side to the ${SIDE_NAMES[side]}`}
          onClick={() => take(side)}
        >
          <svg viewBox="-60 -52 120 104" width="84" height="73" aria-hidden="true" class="sow-ocean">
            <Tile realm={realm} turned={side} owner={null} />
            <path class="sow-outline" d={hexagon()} />
          </svg>
        </button>
      ))}
    </fieldset>
  )
}
