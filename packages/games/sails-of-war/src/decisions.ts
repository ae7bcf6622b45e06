import type { AnyDecision } from '@windward/table'
import { battleDecisions } from './battle/decisions.ts'
import { burnt } from './cards/decide-burnt.ts'
import { counterspell } from './cards/decide-counterspell.ts'
import { discardOne } from './cards/decide-discard.ts'
import { harvestSegment } from './cards/harvest-cards.ts'
import { healFirst } from './cards/heal-before-duel.ts'
import { veil } from './cards/veil.ts'
import { councilSegment } from './council/acts.ts'
import { bid } from './council/decide-bid.ts'
import { keepOrGive } from './council/decide-counter.ts'
import { goodYearKind } from './economy/decide-good-year.ts'
import { takeGoods } from './economy/decide-goods.ts'
import { buyStar } from './economy/decide-star.ts'
import { recruitmentSegment } from './economy/recruitment.ts'
import { breakTie, castVote } from './events/decide-vote.ts'
import { huntIn } from './events/hunt.ts'
import { titheKind } from './events/tithe.ts'
import { takePrize } from './heroes/decide-prize.ts'
import { movementSegment } from './movement/acts.ts'
import { agreeToTrade, letPass } from './movement/decide-leave.ts'
import { marchOn } from './movement/decide-march-on.ts'
import { sailOn } from './movement/decide-sail-on.ts'
import { exchangeQuest } from './quests/exchange.ts'
import { denySea } from './sea/sea-denial.ts'
import { tooth } from './sea/tooth.ts'
import { lay } from './setup/decide-lay.ts'
import { chooseRealms } from './setup/decide-realms.ts'
import { turnRealm } from './setup/decide-turn.ts'
import { paySupply } from './supply/decide-supply.ts'

/** Every kind of question the rules ask, in the order of the round. */
export const decisions: readonly AnyDecision[] = [
  chooseRealms,
  lay,
  turnRealm,
  bid,
  keepOrGive,
  exchangeQuest,
  castVote,
  breakTie,
  huntIn,
  titheKind,
  councilSegment.decision,
  discardOne,
  counterspell,
  burnt,
  healFirst,
  veil,
  harvestSegment.decision,
  tooth,
  goodYearKind,
  recruitmentSegment.decision,
  buyStar,
  movementSegment.decision,
  letPass,
  marchOn,
  agreeToTrade,
  sailOn,
  takeGoods,
  takePrize,
  ...battleDecisions,
  denySea,
  paySupply,
]
