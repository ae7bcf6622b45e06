import type { AnyDecision } from '@windward/table'
import { counterSabotage } from './battle/counter-sabotage.ts'
import { divideDamage } from './battle/decide-division.ts'
import { layWithdraws } from './battle/decide-lay-withdraws.ts'
import { leaveBefore } from './battle/decide-leave-before.ts'
import { losses } from './battle/decide-losses.ts'
import { meeting } from './battle/decide-meeting.ts'
import { readySabotage } from './battle/decide-ready-sabotage.ts'
import { retreat } from './battle/decide-retreat.ts'
import { retreatTo } from './battle/decide-retreat-to.ts'
import { sabotageBetween } from './battle/decide-sabotage-between.ts'
import { drawBack } from './battle/line/decide-draw-back.ts'
import { placeUnits } from './battle/line/decide-place.ts'
import { rearRows } from './battle/line/decide-rear-rows.ts'
import { redeploy } from './battle/line/decide-redeploy.ts'
import { pursued } from './battle/quick/decide-pursued.ts'
import { runDown } from './battle/quick/decide-run-down.ts'
import { spur } from './battle/quick/decide-spur.ts'
import { targets } from './battle/quick/decide-targets.ts'
import { sabotage } from './battle/sabotage-decision.ts'
import { captured } from './battle/sea/decide-captured.ts'
import { assignCargo } from './battle/sea/decide-cargo.ts'
import { haven } from './battle/sea/decide-haven.ts'
import { meetFleets } from './battle/sea/decide-meet-fleets.ts'
import { slipAway } from './battle/sea/decide-slip-away.ts'
import { cities } from './build/decide-cities.ts'
import { units } from './build/decide-units.ts'
import { callTalks } from './diplomacy/decide-call.ts'
import { negotiate } from './diplomacy/decide-diplomacy.ts'
import { formerAlly } from './diplomacy/decide-former-ally.ts'
import { lastSubterfuge } from './diplomacy/decide-last-subterfuge.ts'
import { takeShare } from './diplomacy/decide-share.ts'
import { fortuneLand } from './expansion/decide-fortune-land.ts'
import { fortunePrice } from './expansion/decide-fortune-price.ts'
import { stormLosses } from './expansion/decide-storm-losses.ts'
import { callUpMilitia } from './expansion/revolts-militia.ts'
import { supportUnrest } from './expansion/revolts-unrest.ts'
import { disbanding } from './income/decide-disbanding.ts'
import { mercenaryFees } from './income/decide-fees.ts'
import { incomeCards } from './income/decide-income-cards.ts'
import { counterAgents } from './intrigue/decide-counter-agents.ts'
import { counterSpy } from './intrigue/decide-counter-spy.ts'
import { espionage } from './intrigue/decide-espionage.ts'
import { playCard } from './intrigue/decide-play-card.ts'
import { takeCards } from './intrigue/decide-take-cards.ts'
import { unmaskPretender } from './intrigue/decide-unmask.ts'
import { overload } from './movement/overload.ts'
import { orders } from './orders/decide-orders.ts'
import { chooseLeader } from './setup/choose-leader.ts'
import { placeBid } from './setup/place-bid.ts'
import { toSea } from './siege/to-sea.ts'
import { siegeToll } from './siege/toll.ts'
import { siegeWay } from './siege/way.ts'

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
