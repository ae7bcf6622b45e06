import type { Bot, Dice } from '@windward/table'
import { strongest } from '../battle/decide-front.ts'
import { sideOf } from '../battle/decide-losses.ts'
import { HORN_UNITS } from '../data/artifacts.ts'
import { DONE } from '../deeds.ts'
import type { SailsOfWar } from '../state.ts'
import { marchAct } from './armies.ts'
import { cardsToLay, dieToReroll, heroForBattle, wayOut } from './battles.ts'
import { cardToDiscard, countered, movementCard, veiled } from './cards.ts'
import { bidFor, councilAct, harvestAct, keptCounter, questToExchange } from './council.ts'
import { flyAct } from './dragons.ts'
import { type Habits, SOUND } from './habits.ts'
import { heroAct } from './heroes.ts'
import { realmsToKeep, whatToLay } from './lay-realms.ts'
import { type Asked, type Mind, mindOf } from './mind.ts'
import { NO_PLAN, type Plan } from './plan.ts'
import { purchase } from './recruiting.ts'
import { isAboutToWin } from './rivals.ts'
import { pillageAct } from './spoils.ts'
import { tradeAct } from './traders.ts'
import { transportAct } from './transports.ts'
import { mixFor } from './wanted-goods.ts'
import { preyUnder, warshipAct } from './warships.ts'

/** One thing of what the rules tell along with a question. */
function told({ asked: { brief } }: Mind, name: string): unknown {
  return typeof brief === 'object' && brief !== null
    ? Object.getOwnPropertyDescriptor(brief, name)?.value
    : undefined
}

function goodsFor(mind: Mind): unknown {
  const count = told(mind, 'count')
  return typeof count === 'number' ? mixFor(mind, count) : undefined
}

/** Leave is refused to whoever is about to win, and for his own land to all. */
function leave(mind: Mind): 'allow' | 'refuse' {
  const race = mind.view.seats.find((seat) => seat === told(mind, 'race'))
  const isLand = typeof told(mind, 'realm') === 'string' && mind.asked.kind === 'let-pass'
  return race === undefined || isLand || isAboutToWin(mind.view, race, mind.seat) ? 'refuse' : 'allow'
}

/** What he has an opinion on; in everything else he does what the rules assume for somebody who is away. */
const OPINIONS: ReadonlyMap<string, (mind: Mind) => unknown> = new Map<string, (mind: Mind) => unknown>([
  ['choose-realms', realmsToKeep],
  ['lay', whatToLay],
  ['bid', bidFor],
  ['initiative-counter', (mind) => keptCounter(mind, told(mind, 'counter'))],
  ['exchange-quest', questToExchange],
  ['council', (mind) => councilAct(mind) ?? DONE],
  ['harvest-cards', (mind) => harvestAct(mind) ?? DONE],
  ['good-year', (mind) => Object.entries(mixFor(mind, 1)).find(([, count]) => count > 0)?.[0]],
  ['recruit', (mind) => purchase(mind) ?? DONE],
  ['buy-star', () => true],
  [
    'move',
    (mind) =>
      movementCard(mind) ??
      marchAct(mind) ??
      flyAct(mind) ??
      transportAct(mind) ??
      warshipAct(mind) ??
      tradeAct(mind) ??
      heroAct(mind) ??
      DONE,
  ],
  ['take-goods', goodsFor],
  ['battle-cards', cardsToLay],
  ['join-battle', (mind) => heroForBattle(mind, told(mind, 'realm'))],
  ['reroll', (mind) => dieToReroll(told(mind, 'rolls'))],
  ['horn-of-war', ({ view, seat }) => strongest(sideOf(view, seat).ready, HORN_UNITS)],
  ['retreat', wayOut],
  ['pillage', (mind) => pillageAct(mind) ?? DONE],
  ['take-ships', (mind) => told(mind, 'ships')],
  ['sea-denial', preyUnder],
  ['counterspell', (mind) => countered(mind, mind.asked.brief)],
  ['veil-of-mist', (mind) => veiled(mind, mind.asked.brief)],
  ['heal-before-duel', () => 'heal'],
  ['discard', cardToDiscard],
  ['let-pass', leave],
  ['agree-to-trade', leave],
])

/** What a ruler answers by these habits, and by what he has planned for the round. */
export function byHabit(asked: Asked, dice: Dice, habits: Habits, plan: Plan = NO_PLAN): unknown {
  const opinion = OPINIONS.get(asked.kind)
  if (opinion === undefined) return asked.absent()
  const figures = plan === NO_PLAN ? habits : { ...habits, ...plan.habits }
  const answer = opinion(mindOf(asked, dice, figures, plan))
  return answer !== undefined && asked.check(answer) === undefined ? answer : asked.absent()
}

export function ruler(habits: Habits): Bot<SailsOfWar> {
  return { answer: (asked, dice) => byHabit(asked, dice, habits) }
}

/** Guards what he holds, takes what he can, goes to sea, quests and buys Stars: sound habits, without slips. */
export const warden = ruler(SOUND)
