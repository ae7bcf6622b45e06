import {
  type Army,
  areAllied,
  chanceAbove,
  chanceText,
  cityPoints,
  healthOf,
  isFriendly,
  type LandId,
  rollText,
  siegeDice,
  siegeSpread,
  stocksOf,
} from '@windward/swords-and-sails/facts'
import { keyOfPiece, piecesIn } from '../map/standing.ts'
import type { Desk } from './desk.ts'
import { words } from './words.en.ts'

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
          <dt>{words.outlook.defenders}</dt>
          <dd>{words.outlook.battle(defenders.map(keyOfPiece))}</dd>
        </div>
      )}
      <div>
        <dt>{words.outlook.siege}</dt>
        <dd>{rollText(roll)}</dd>
      </div>
      <div>
        <dt>{words.outlook.bears}</dt>
        <dd>{words.outlook.points(bears)}</dd>
      </div>
      <div>
        <dt>{words.outlook.taken}</dt>
        <dd>{chanceText(taken)}</dd>
      </div>
      <div>
        <dt>{words.outlook.gained}</dt>
        <dd>{words.outlook.more(1 + cityPoints(view.lands[to]))}</dd>
      </div>
    </dl>
  )
}
