import type { AnyDecision } from '@windward/table'
import { battleDecisions } from './battle/decisions.ts'
import { burnt } from './cards/decide-burnt.ts'
import { counterspell } from './cards/decide-counterspell.ts'
import { discardOne } from './cards/decide-discard.ts'
import { healFirst } from './cards/decide-heal-before-duel.ts'
import { veil } from './cards/decide-veil.ts'
import { harvestSegment } from './cards/harvest-cards.ts'
import { councilSegment } from './council/council-deeds.ts'
import { bid } from './council/decide-bid.ts'
import { keepOrGive } from './council/decide-counter.ts'
import { goodYearKind } from './economy/decide-good-year.ts'
import { takeGoods } from './economy/decide-goods.ts'
import { buyStar } from './economy/decide-star.ts'
import { recruitmentSegment } from './economy/recruitment.ts'
import { huntIn } from './events/decide-hunt.ts'
import { titheKind } from './events/decide-tithe.ts'
import { breakTie, castVote } from './events/decide-vote.ts'
import { takePrize } from './heroes/decide-prize.ts'
import { sailOn } from './movement/by-ship/decide-sail-on.ts'
import { agreeToTrade, letPass } from './movement/decide-leave.ts'
import { movementSegment } from './movement/movement-deeds.ts'
import { marchOn } from './movement/over-land/decide-march-on.ts'
import { exchangeQuest } from './quests/decide-exchange-quest.ts'
import { denySea } from './sea/decide-sea-denial.ts'
import { tooth } from './sea/decide-tooth-of-the-sea.ts'
import { lay } from './setup/decide-lay.ts'
import { chooseRealms } from './setup/decide-realms.ts'
import { turnRealm } from './setup/decide-turn-realm.ts'
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
