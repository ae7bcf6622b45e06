import { landIds } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { FortuneCard, Luck } from '../expansion/fortune.ts'
import { discard } from '../hand.ts'
import { everyArmy, everyFleet } from '../pieces-of.ts'
import { powersIn } from '../powers.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { Power, SnsFlow, SnsTable, State } from '../state.ts'
import { shareUp } from '../treasury.ts'
import { bonusPercent, type IncomeCard, raised } from './bonus.ts'
import { incomeCards } from './decide-income-cards.ts'
import { seaTrade } from './sea-trader.ts'
import { say } from './words.en.ts'
import { isYielding, type Yields, yieldsIn } from './yields.ts'

type AllYields = ReturnType<typeof yieldsIn>
type Played = ReadonlyMap<FactionId, readonly IncomeCard[]>

/** SNS 2.2.1: cards, then income and the sea's, all at the same time. */
export function* payIncomes(t: SnsTable, luck: Luck): SnsFlow {
  const yields = yieldsIn(t.state, t.state.season)
  const played = yield* declareCards(t, yields, luck)
  for (const power of powersIn(t.state)) {
    const { faction } = power
    payIncome(t, power, reaped(yields, faction, luck), luck, played.get(faction) ?? [])
  }
  for (const power of powersIn(t.state)) paySeaTrade(t, power)
  recover(t)
}

/**
 * SNS 2.2.1: all declare, sealed. Whoever holds no card at all has nothing to declare, and how many each holds is
 * open; to ask only those who hold an income card would tell who does.
 */
function* declareCards(t: SnsTable, yields: AllYields, luck: Luck): SnsFlow<Played> {
  const { state } = t
  const holders = isLearningTurn(state) ? [] : powersIn(state).filter(({ hand }) => hand.length > 0)
  return yield* t.askAll(
    holders.map(({ faction }) => faction),
    incomeCards,
    (seat) => {
      const { city, harvest } = reaped(yields, seat, luck)
      return { cityIncome: city, harvest }
    },
  )
}

/** What comes in, without what cards add. */
function reaped(yields: AllYields, faction: FactionId, luck: Luck): Readonly<Yields> {
  const own = yields.get(faction) ?? { city: 0, harvest: 0 }
  return luck[faction]?.kind === 'noHarvest' ? { ...own, harvest: 0 } : own
}

function payIncome(
  t: SnsTable,
  power: Power,
  plain: Readonly<Yields>,
  luck: Luck,
  cards: readonly IncomeCard[],
): void {
  const { faction } = power
  const own = { ...plain }
  for (const card of cards) {
    const percent = bonusPercent(faction, card)
    discard(t.state, power, card)
    if (card === 'bonusCityIncome') {
      own.city = raised(plain.city, percent)
      t.tell('all', 'SNS 2.3.1', say('income.bonus', { faction, card, from: plain.city, to: own.city }))
    } else {
      own.harvest = raised(plain.harvest, percent)
      t.tell('all', 'SNS 2.3.2', say('income.bonus', { faction, card, from: plain.harvest, to: own.harvest }))
    }
  }
  own.harvest += bounty(plain.harvest, luck[faction])
  const gold = stewarded(t, faction, own.city + own.harvest)
  power.gold += gold
  t.tell('all', 'SNS 2.1.3', say('income.paid', { faction, gold, ...own }))
}

/** SNS 2.3.5, SNS 12.4.2: what Prosperity adds to the harvest, whatever cards have made of it. */
function bounty(gold: number, card: FortuneCard | undefined): number {
  return card?.kind === 'harvest' ? raised(gold, card.percent) - gold : 0
}

/** SNS 15.3.2 */
function stewarded({ state: { options } }: SnsTable, faction: FactionId, gold: number): number {
  return options.stewards.includes(faction) ? shareUp(gold, [options.stewardIncome, 100]) : gold
}

/** SNS 2.4: told to its owner alone, because it gives away how many transports he has (SNS 14.1.1). */
function paySeaTrade(t: SnsTable, power: Power): void {
  const { fishing, routes } = seaTrade(t.state, power)
  if (fishing + routes === 0) return
  power.gold += fishing + routes
  const { faction } = power
  t.tell([faction], 'SNS 2.4.1', say('income.sea', { faction, fishing, routes }))
}

/** What belonged to the season before is put away. */
export function freshSeason(state: State): void {
  for (const army of everyArmy(state)) {
    army.from = army.at
    army.order = null
    army.armour = null
    if (army.landedFrom.length > 0) army.landedFrom = []
  }
  for (const fleet of everyFleet(state)) {
    fleet.from = fleet.at
    fleet.order = null
    fleet.armour = null
    fleet.driven = false
  }
  for (const power of powersIn(state)) {
    power.spiedOn = []
    power.agents = 0
    power.relics = 0
  }
  state.open = []
  state.battles = []
  state.laid = []
}

/** SNS 2.1.5, SNS 8.5.6: one marker comes off each pillaged land; those that have yielded are whole again. */
export function recover(t: SnsTable): void {
  for (const id of landIds) {
    const land = t.state.lands[id]
    if (land.barren === 0) continue
    const yielded = isYielding(land)
    land.barren -= 1
    t.tell('all', 'SNS 2.1.5', say(yielded ? 'income.recovered' : 'income.barren', { land: id }))
  }
}
