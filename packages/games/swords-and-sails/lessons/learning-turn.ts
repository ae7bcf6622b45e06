import {
  exactly,
  freely,
  type Lesson,
  type LessonPart,
  type LessonStep,
  type Said,
  type ScriptedAnswer,
  step,
} from '@windward/table/lesson'
import { type FactionId, type LandId, nameOf, type Order, type Orders } from '../src/facts.ts'
import { game } from '../src/game.ts'
import { yieldsIn } from '../src/income/yields.ts'
import { scriptedCards, scriptedOrders } from '../src/setup/learning-turn.ts'
import { siegeDice } from '../src/siege/siege-dice.ts'
import type { State } from '../src/state.ts'
import { learningWords as words } from './learning-turn.en.ts'
import { pieceName } from './orders.en.ts'
import { goalName, setOrder, submitSheet } from './sheet-orders.ts'

/** The realms with a sheet of their own that are major ones; England first, whose lands are few. */
export const LEARNERS = [
  'ENG',
  'FRA',
  'HRE',
  'NSE',
  'KIE',
  'BYZ',
  'FAT',
] as const satisfies readonly FactionId[]

const options = game.options.parse({ length: 'short' })

/** All seven, as a learning game is laid. */
export const learningTable = { options: { length: 'short' }, seats: LEARNERS }

const start: State = game.begin(LEARNERS, options)

/** SNS 13.1: everybody follows his sheet, buys and plays no card, and does not talk. */
export const learningScript: readonly ScriptedAnswer[] = LEARNERS.flatMap((seat): ScriptedAnswer[] => [
  { seat, turn: 1, kind: 'take-cards', answer: { free: scriptedCards(seat), bought: [] } },
  { seat, turn: 1, kind: 'play-card', answer: 'pass' },
  { seat, turn: 1, kind: 'diplomacy', answer: 'ready' },
  { seat, turn: 1, kind: 'orders', answer: scriptedOrders(start, seat) },
  { seat, turn: 1, kind: 'sabotage', answer: 'pass' },
  { seat, turn: 1, kind: 'siege-way', answer: { way: 'whole' } },
])

/** The teaching guide's first turn, for one realm. */
export function learningTurn(seat: FactionId): Lesson {
  const sheet = scriptedOrders(start, seat)
  const parts: readonly LessonPart[] = [
    { name: words.parts.table, steps: tableSteps(seat) },
    { name: words.parts.income, steps: incomeSteps(seat) },
    { name: words.parts.intrigue, steps: intrigueSteps(seat) },
    { name: words.parts.diplomacy, steps: [diplomacyStep()] },
    { name: words.parts.orders, steps: orderSteps(seat, sheet) },
    { name: words.parts.movement, steps: [step(words.movement)] },
    { name: words.parts.battles, steps: siegeSteps(seat, sheet) },
    { name: words.parts.units, steps: buildSteps() },
    { name: words.parts.cities, steps: citySteps(seat) },
    { name: words.parts.season, steps: [step(words.season, { points: [{ part: 'goal' }] })] },
  ]
  return {
    id: `learning-turn-${seat.toLowerCase()}`,
    title: words.title(seat),
    about: words.about(seat),
    minutes: 12,
    table: {
      options: learningTable.options,
      here: seat,
      bots: LEARNERS.filter((each) => each !== seat),
      seed: `the learning turn of ${seat}`,
      script: learningScript,
    },
    parts,
  }
}

function tableSteps(seat: FactionId): LessonStep[] {
  return [
    step(words.welcome(seat), {
      points: [{ place: `${seat} I` }],
      task: { do: 'look', at: [`${seat} I`], otherwise: words.notYourArmy(seat) },
    }),
    step(words.realms, { points: [{ part: 'seats' }] }),
    step(words.pieces),
    step(words.script, { points: [{ part: 'phases' }] }),
  ]
}

function incomeSteps(seat: FactionId): LessonStep[] {
  const { city = 0, harvest = 0 } = yieldsIn(start, 'spring').get(seat) ?? {}
  return [
    step(words.income(city, harvest)),
    step(words.coins, { task: { do: 'reply', choices: words.coins.choices } }),
  ]
}

function intrigueSteps(seat: FactionId): LessonStep[] {
  const colours = scriptedCards(seat)
  return [
    step(words.colours),
    step(words.take(colours), {
      points: [{ part: 'decision' }],
      task: exactly('take-cards', { free: colours, bought: [] }, words.onlyTheSheets(colours)),
    }),
    step(words.keep),
    step(words.pass, { task: exactly('play-card', 'pass', words.notPlayed()) }),
  ]
}

function diplomacyStep(): LessonStep {
  return step(words.diplomacy, {
    points: [{ part: 'submit' }],
    task: exactly('diplomacy', 'ready', words.noTalk()),
  })
}

/** Fleets that sail come before the armies they carry. */
function orderSteps(seat: FactionId, sheet: Orders): LessonStep[] {
  const orders: readonly Order[] = [...sheet.fleets, ...sheet.armies]
  return [
    step(words.orderForm, { points: [{ part: 'decision' }] }),
    ...(orders.some(({ does }) => does.deed === 'board') ? [] : [step(words.loads)]),
    ...orders.map((order, place) => orderStep(seat, sheet, order, place === 0)),
    step(words.submit(orders.length), {
      points: [{ part: 'submit' }],
      task: submitSheet(sheet),
    }),
  ]
}

function orderStep(seat: FactionId, sheet: Orders, order: Order, first: boolean): LessonStep {
  const piece = 'army' in order ? { army: order.army } : { fleet: order.fleet }
  const goal = 'to' in order.does ? order.does.to : undefined
  const key = `${seat} ${'army' in order ? order.army : order.fleet}`
  const said: Said =
    order.does.deed === 'board'
      ? words.ferry(pieceName(piece), goalName(order), order.does.fleets.join(' and '))
      : 'army' in order
        ? words.march(pieceName(piece), goalName(order), order.meets.stance, first)
        : words.sail(pieceName(piece), goalName(order))
  return step(
    { ...said, id: `order-${key.toLowerCase().replace(' ', '-')}` },
    {
      points: [{ place: key }, ...(goal === undefined ? [] : [{ place: goal }])],
      task: setOrder(sheet, order),
    },
  )
}

/** The lands that are besieged, by the sheet, the one with most to roll for first. */
function besieged(seat: FactionId, { armies }: Orders): readonly LandId[] {
  return armies
    .flatMap(({ does, meets }) =>
      meets.stance === 'attack' && 'to' in does && does.to !== undefined ? does.to : [],
    )
    .toSorted((a, b) => siegeDice(start, b, seat).dice - siegeDice(start, a, seat).dice)
}

function siegeSteps(seat: FactionId, sheet: Orders): LessonStep[] {
  const lands = besieged(seat, sheet)
  const [first] = lands
  if (first === undefined) return []
  const minors = start.lands[first].cities.filter(({ kind }) => kind === 'minor').length
  const majors = start.lands[first].cities.length - minors
  const { dice } = siegeDice(start, first, seat)
  const way = { way: 'whole' }
  return [
    step(words.battles),
    step(words.dice(nameOf(first), minors, majors), {
      points: [{ place: first }],
      task: { do: 'reply', choices: words.diceChoices(dice) },
    }),
    step(words.additions),
    step(words.besiege, { task: exactly('siege-way', way, words.mustBesiege()) }),
    step(words.absorb),
    step(words.pay, { points: [{ part: 'decision' }], task: freely('siege-toll') }),
    ...lands
      .slice(1)
      .flatMap((_, place) => [
        step(
          { ...words.besiegeNext, id: `besiege-${place + 2}` },
          { task: exactly('siege-way', way, words.mustBesiege()) },
        ),
        step({ ...words.payNext, id: `pay-${place + 2}` }, { task: freely('siege-toll') }),
      ]),
  ]
}

function buildSteps(): LessonStep[] {
  return [
    step(words.units),
    step(words.newPieces),
    step(words.buy, { points: [{ part: 'decision' }], task: freely('units') }),
  ]
}

function citySteps(seat: FactionId): LessonStep[] {
  return [
    step(words.cities(seat)),
    step(words.cityTask, { points: [{ part: 'decision' }], task: freely('cities') }),
    step(words.record),
  ]
}
