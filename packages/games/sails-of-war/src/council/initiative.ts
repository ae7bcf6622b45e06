import { COUNTER_NUMBERS, FALL_NUMBERS, type InitiativeCounter } from '../data/initiative.ts'
import type { RaceId } from '../data/races.ts'
import { DIE } from '../data/setup.ts'
import { pay, sumOf } from '../goods.ts'
import { isSpring, playerOf, racesIn } from '../players.ts'
import type { SowFlow, SowTable, State } from '../state.ts'
import { bid } from './decide-bid.ts'
import { keepOrGive } from './decide-counter.ts'
import { say } from './words.en.ts'

/** SOW 4.2, SOW 4.2.6: bids in Spring for the counters of two rounds; in base mode every round (SOW 16.3). */
export function* initiative(t: SowTable): SowFlow {
  const { state } = t
  if (!isSpring(state) && state.options.mode === 'sails') return
  const races = racesIn(state)
  yield* t.step('counters', () => {
    for (const race of races) playerOf(state, race).initiative = null
    state.initiativePile = t.dice.shuffle(COUNTER_NUMBERS).slice(0, races.length)
  })
  const order = yield* t.step('bids', () => bidding(t, races))
  yield* t.each(
    'draws',
    () => order,
    (race) => drawCounter(t, race),
  )
}

/** SOW 4.2.2, SOW 4.2.3: all pay; who bid more draws earlier. */
function* bidding(t: SowTable, races: readonly RaceId[]): SowFlow<RaceId[]> {
  const bids = yield* t.askAll(races, bid, () => null)
  const sums = [...bids].map(([race, goods]) => {
    pay(playerOf(t.state, race).stock, goods)
    t.tell('all', 'SOW 4.2.2', say('council.bid', { race, goods }))
    return { race, sum: sumOf(goods) }
  })
  const levels = [...new Set(sums.map(({ sum }) => sum))].sort((a, b) => b - a)
  return levels.flatMap((level) =>
    rolledOrder(
      t,
      sums.filter(({ sum }) => sum === level).map(({ race }) => race),
    ),
  )
}

/** SOW 4.2.3: equal bids roll, higher first, again while equal. */
function rolledOrder(t: SowTable, races: readonly RaceId[]): RaceId[] {
  if (races.length < 2) return [...races]
  const rolls = races.map((race) => ({ race, roll: t.dice.roll(DIE) }))
  t.tell('all', 'SOW 4.2.3', say('council.equal-bids', { rolls }))
  const levels = [...new Set(rolls.map(({ roll }) => roll))].sort((a, b) => b - a)
  return levels.flatMap((level) =>
    rolledOrder(
      t,
      rolls.filter(({ roll }) => roll === level).map(({ race }) => race),
    ),
  )
}

/** SOW 4.2.4, SOW 4.2.5 */
function* drawCounter(t: SowTable, race: RaceId): SowFlow {
  const counter = yield* t.step('draw', () => drawnCounter(t, race))
  if (counter !== null) yield* t.step('taker', () => giveCounter(t, race, counter))
}

function drawnCounter(t: SowTable, race: RaceId): InitiativeCounter | null {
  const counter = t.state.initiativePile.pop()
  if (counter === undefined) return null
  t.tell('all', 'SOW 4.2.4', say('council.drew-counter', { race, ...numbersOf(counter) }))
  return counter
}

function* giveCounter(t: SowTable, race: RaceId, counter: InitiativeCounter): SowFlow {
  const { state } = t
  const [only, other] = takers(state)
  const taker = other === undefined && only !== undefined ? only : yield* asked(t, race, counter)
  playerOf(state, taker).initiative = counter
  const clause = taker === race ? 'SOW 4.2.4' : 'SOW 4.2.5'
  t.tell('all', clause, say('council.has-counter', { race: taker, ...numbersOf(counter) }))
}

const numbersOf = (counter: InitiativeCounter) => ({ spring: counter, fall: FALL_NUMBERS[counter] })

function* asked(t: SowTable, race: RaceId, counter: InitiativeCounter): SowFlow<RaceId> {
  const wish = yield* t.ask(race, keepOrGive, { counter })
  return wish === 'keep' ? race : wish
}

function takers(state: State): RaceId[] {
  return racesIn(state).filter((race) => playerOf(state, race).initiative === null)
}
