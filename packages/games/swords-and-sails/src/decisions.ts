import type { AnyDecision } from '@windward/table'
import { meeting } from './battle/land/decide-meet-forces.ts'
import { layWithdraws } from './battle/leaving/decide-lay-withdraws.ts'
import { leaveBefore } from './battle/leaving/decide-leave-before-battle.ts'
import { retreat } from './battle/leaving/decide-retreat.ts'
import { retreatTo } from './battle/leaving/decide-retreat-to.ts'
import { drawBack } from './battle/line/decide-draw-back.ts'
import { placeUnits } from './battle/line/decide-place.ts'
import { rearRows } from './battle/line/decide-rear-rows.ts'
import { redeploy } from './battle/line/decide-redeploy.ts'
import { divideDamage } from './battle/losses/decide-divide-damage.ts'
import { losses } from './battle/losses/decide-losses.ts'
import { pursued } from './battle/quick-combat/decide-pursued.ts'
import { runDown } from './battle/quick-combat/decide-run-down.ts'
import { spur } from './battle/quick-combat/decide-spur.ts'
import { targets } from './battle/quick-combat/decide-targets.ts'
import { counterSabotage } from './battle/sabotage/decide-counter-sabotage.ts'
import { readySabotage } from './battle/sabotage/decide-ready-sabotage.ts'
import { sabotage } from './battle/sabotage/decide-sabotage.ts'
import { sabotageBetween } from './battle/sabotage/decide-sabotage-between-rounds.ts'
import { assignCargo } from './battle/sea/decide-assign-cargo.ts'
import { captured } from './battle/sea/decide-captured-ships.ts'
import { haven } from './battle/sea/decide-fleets-retreat-to.ts'
import { meetFleets } from './battle/sea/decide-meet-fleets.ts'
import { slipAway } from './battle/sea/decide-slip-away.ts'
import { cities } from './build/decide-cities.ts'
import { units } from './build/decide-units.ts'
import { callTalks } from './diplomacy/decide-call-talks.ts'
import { negotiate } from './diplomacy/decide-diplomacy.ts'
import { formerAlly } from './diplomacy/decide-former-ally.ts'
import { lastSubterfuge } from './diplomacy/decide-last-subterfuge.ts'
import { takeShare } from './diplomacy/decide-take-share.ts'
import { callUpMilitia } from './expansion/decide-call-up-militia.ts'
import { fortuneLand } from './expansion/decide-fortune-land.ts'
import { fortunePrice } from './expansion/decide-fortune-price.ts'
import { stormLosses } from './expansion/decide-storm-losses.ts'
import { supportUnrest } from './expansion/decide-support-unrest.ts'
import { disbanding } from './income/decide-disband.ts'
import { incomeCards } from './income/decide-income-cards.ts'
import { mercenaryFees } from './income/decide-mercenary-fees.ts'
import { counterAgents } from './intrigue/decide-counter-agents.ts'
import { counterSpy } from './intrigue/decide-counter-spy.ts'
import { espionage } from './intrigue/decide-espionage.ts'
import { playCard } from './intrigue/decide-play-card.ts'
import { takeCards } from './intrigue/decide-take-cards.ts'
import { unmaskPretender } from './intrigue/decide-unmask-pretender.ts'
import { overload } from './movement/decide-overload.ts'
import { orders } from './orders/decide-orders.ts'
import { placeBid } from './setup/decide-bid.ts'
import { chooseLeader } from './setup/decide-leader.ts'
import { siegeToll } from './siege/decide-siege-toll.ts'
import { siegeWay } from './siege/decide-siege-way.ts'
import { toSea } from './siege/decide-to-sea.ts'

/** Every kind of question the rules ask, in the order of the season. */
export const decisions: readonly AnyDecision[] = [
  chooseLeader,
  placeBid,
  incomeCards,
  fortuneLand,
  fortunePrice,
  stormLosses,
  mercenaryFees,
  disbanding,
  takeCards,
  playCard,
  unmaskPretender,
  counterSpy,
  callUpMilitia,
  supportUnrest,
  counterAgents,
  espionage,
  negotiate,
  callTalks,
  lastSubterfuge,
  takeShare,
  formerAlly,
  orders,
  overload,
  sabotage,
  counterSabotage,
  meeting,
  leaveBefore,
  layWithdraws,
  readySabotage,
  slipAway,
  meetFleets,
  assignCargo,
  spur,
  targets,
  placeUnits,
  redeploy,
  rearRows,
  drawBack,
  divideDamage,
  losses,
  captured,
  sabotageBetween,
  retreat,
  pursued,
  runDown,
  retreatTo,
  haven,
  siegeWay,
  siegeToll,
  toSea,
  units,
  cities,
]
