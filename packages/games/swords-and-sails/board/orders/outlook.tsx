import {
  type Army,
  areAllied,
  chanceAbove,
  chanceText,
  cityPoints,
  healthOf,
  isFriendly,
  type LandId,
  piece,
  rollText,
  siegeDice,
  siegeSpread,
  stocksOf,
} from '@windward/swords-and-sails/facts'
import { keyOfPiece, piecesIn } from '../map/standing.ts'
import type { Desk } from './desk.ts'

/** What waits for an army in the land it is sent to: who stands there, and what the walls will cost it. */
export function Outlook({
  desk,
  army,
  to,
}: {
  readonly desk: Desk
  readonly army: Army
  readonly to: LandId
}) {
  const { view, seat } = desk
  if (isFriendly(view, seat, to)) return null
  const defenders = piecesIn(view).armies.filter(
    (each) => each.at === to && !areAllied(view, each.faction, seat),
  )
  const roll = siegeDice(view, to, seat)
  const bears = healthOf(stocksOf([army]))
  const taken = 1 - chanceAbove(siegeSpread(roll), bears - 1)
  return (
    <dl class="outlook">
      {defenders.length > 0 && (
        <div>
          <dt>Stands there</dt>
          <dd>{defenders.map((each) => piece(keyOfPiece(each))).join(', ')}: a battle first</dd>
        </div>
      )}
      <div>
        <dt>Siege</dt>
        <dd>{rollText(roll)}</dd>
      </div>
      <div>
        <dt>The army bears</dt>
        <dd>{bears} points</dd>
      </div>
      <div>
        <dt>Taken unopposed</dt>
        <dd>{chanceText(taken)}</dd>
      </div>
      <div>
        <dt>Points gained</dt>
        <dd>+{1 + cityPoints(view.lands[to])}</dd>
      </div>
    </dl>
  )
}
