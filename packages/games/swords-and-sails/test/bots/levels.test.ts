import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Bot,
  company,
  consideredBy,
  diceFor,
  diceRoot,
  layTable,
  Match,
  playOut,
  type Question,
  questionAt,
  seedFrom,
  textOf,
  thinkingAt,
} from '@windward/table'
import { CHARACTERS } from '../../src/bots/habits.ts'
import { planned } from '../../src/bots/orders.ts'
import { chanceOfWinning } from '../../src/bots/thinking/worth.ts'
import { game } from '../../src/game.ts'
import { takeCardsInOrder } from '../../src/intrigue/take-cards.ts'
import { handOver } from '../../src/lands.ts'
import { writeOrders } from '../../src/orders/write-orders.ts'
import type { SwordsAndSails } from '../../src/state.ts'
import { view } from '../../src/view/view.ts'
import { of, position } from '../scene.ts'
import { before } from './asking.ts'

function bot(name: string): Bot<SwordsAndSails> {
  return game.bots[name] ?? assert.fail(`there is no ${name}`)
}

function opened(seats: readonly SwordsAndSails['seat'][], seed: number): Match<SwordsAndSails> {
  const laid = layTable(game, { options: {}, seats, seed: seedFrom('levels', seed) })
  const match = laid.ok ? Match.open(game, laid.value) : assert.fail()
  return match.ok ? match.value : assert.fail()
}

/** The match at the first orders of a season, stewards having played so far. */
function atOrders(): { match: Match<SwordsAndSails>; question: Question<SwordsAndSails> } {
  const match = opened(['BYZ', 'FAT'], 1)
  const stewards = company(match.seats, [bot('steward')], seedFrom('stewards'))
  for (;;) {
    const question = match.nextUnanswered() ?? assert.fail()
    if (question.kind === 'orders') return { match, question }
    match.answer(question.seat, question.id, stewards.answer(question))
  }
}

const dice = () => diceFor(diceRoot(seedFrom('dice'), {}), 'levels')

test('SNS 15.4.1, SNS 15.4.2 there is a level of each kind, and a character of each for those who think', () => {
  const levels = Object.entries(game.bots).map(([name, { level, character }]) => [name, level, character])
  for (const row of [
    ['easy', 'easy', undefined],
    ['usual', 'usual', undefined],
    ['strong', 'strong', undefined],
    ['usual-bold', 'usual', 'bold'],
    ['strong-cautious', 'strong', 'cautious'],
    ['strong-trader', 'strong', 'trader'],
    ['steward', undefined, undefined],
    ['before', undefined, undefined],
  ])
    assert.ok(
      levels.some((each) => JSON.stringify(each) === JSON.stringify(row)),
      String(row[0]),
    )
})

test('SNS 15.4.2 the same seen, dice and effort lead to the same legal orders, with up to three reasons in words', () => {
  const { match, question } = atOrders()
  const think = () => consideredBy(bot('usual'), question, dice(), thinkingAt(match, question.seat, 10))
  const { answer, reasons } = think()
  assert.equal(question.check(answer), undefined)
  assert.deepEqual(think(), { answer, reasons })
  assert.ok(reasons.length > 0 && reasons.length <= 3)
  for (const reason of reasons) assert.match(textOf(reason, game.words), /^(Wanted|Feared|Expected) .+\.$/)
})

test('SNS 15.4.1 a table of easy opponents plays to its end, and nothing is refused', () => {
  const match = opened(game.seats.choose(5, game.options.parse({})), 2)
  const { refusals } = playOut(match, company(match.seats, [bot('easy')], seedFrom('easy')))
  assert.deepEqual(refusals, [])
  assert.ok(match.outcome !== undefined)
})

test('SNS 15.4.3 characters order differently where they stand alike', () => {
  const state = position(['HRE', 'KIE', 'NSE', 'FRA', 'ENG'], {}, (begun) => {
    for (const land of ['arles', 'toulouse', 'barcelona'] as const) handOver(begun, land, 'FRA')
  })
  const seen = view(state, 'HRE')
  const plan = (habits: (typeof CHARACTERS)[keyof typeof CHARACTERS]) =>
    JSON.stringify(planned(seen, 'HRE', { habits: { ...habits, variety: 0 }, salt: 1, without: [] }))
  assert.notEqual(plan(CHARACTERS.cautious), plan(CHARACTERS.bold))
})

test('SNS 15.4.2 the chance of winning rises with what one has, and all chances make one', () => {
  const state = position(['BYZ', 'FAT', 'KIE'])
  const sum = state.seats.reduce((all, seat) => all + chanceOfWinning(state, seat), 0)
  assert.ok(Math.abs(sum - 1) < 1e-9)
  const was = chanceOfWinning(state, 'FAT')
  handOver(state, 'thrace', 'FAT')
  assert.ok(chanceOfWinning(state, 'FAT') > was)
})

test('the old steward answers as he always did: green if he may, and no card bought', () => {
  const scene = before(
    position(['HRE', 'KIE', 'FRA'], {}, (state) => {
      for (const seat of state.seats) of(state, seat).gold = 500
    }),
    takeCardsInOrder,
  )
  const asked = scene.question('HRE', 'take-cards')
  assert.deepEqual(bot('before').answer(asked, dice()), { free: ['yellow', 'green'], bought: [] })
})

test('SNS 15.4.2 an order is thought about, and only an order', () => {
  assert.deepEqual(bot('strong').foresight?.about, ['orders'])
  const scene = before(position(['HRE', 'KIE', 'FRA']), writeOrders)
  const asked = scene.question('FRA', 'orders')
  assert.equal(asked.check(bot('strong').answer(asked, dice())), undefined)
})

test('SNS 15.4.4 what a seat may not know changes nothing in what is thought out for it', () => {
  const { match, question } = atOrders()
  const { seat, id, kind, brief, free } = question
  const thinking = thinkingAt(match, seat, 5)
  const seen = view(match.state, seat)
  const otherwise = view(game.resample(seen, seat, dice()), seat)
  assert.deepEqual(otherwise, seen)
  const think = (from: typeof seen) =>
    consideredBy(bot('strong'), questionAt(game, { id, seat, kind, brief, free }, from), dice(), thinking)
  assert.deepEqual(think(otherwise), think(seen))
})
