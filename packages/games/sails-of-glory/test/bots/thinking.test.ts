import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  company,
  consideredBy,
  diceFor,
  diceRoot,
  layTable,
  Match,
  playOut,
  type Result,
  seedFrom,
  textOf,
  thinkingAt,
} from '@windward/table'
import { chanceOf } from '../../src/bots/thinking/chance-of-winning.ts'
import { game } from '../../src/index.ts'
import { position } from '../scene.ts'

const granted = <T>(result: Result<T>): T =>
  result.ok ? result.value : assert.fail(JSON.stringify(result.refusal))

function matchOf(options: object) {
  const seats = game.seats.choose(2, game.options.parse(options))
  return granted(Match.open(game, granted(layTable(game, { options, seats, seed: seedFrom('thinking') }))))
}

const bot = (name: string) => game.bots[name] ?? assert.fail(name)

test('SOG 18.3 who thinks ahead answers the same from the same, legally, and says why in three sentences', () => {
  const match = matchOf({ level: 'standard' })
  const crews = company(match.seats, [bot('lookout')], seedFrom('crews'))
  playOut(match, crews, 40)
  while (match.nextUnanswered()?.kind !== 'plan') playOut(match, crews, 1)
  const question = match.nextUnanswered() ?? assert.fail('nobody is asked')
  const think = () => {
    const dice = diceFor(diceRoot(seedFrom('thought'), {}), 'bot')
    return consideredBy(bot('usual'), question, dice, thinkingAt(match, question.seat, 20))
  }
  const first = think()
  assert.deepEqual(think(), first)
  assert.equal(question.check(first.answer), undefined)
  assert.equal(first.reasons.length, 3)
  for (const reason of first.reasons) assert.match(textOf(reason, game.words), /^I .*\.$/)
})

test('SOG 18.3 thinking bots are refused nothing, whatever is played', () => {
  const tables = [
    { level: 'advanced', turnLimit: 4, boarding: true, grog: true, doubleShot: true, windDirection: true },
    { level: 'advanced', scenario: 'supplies-are-coming', turnLimit: 2 },
    { level: 'standard', scenario: 'in-shallow-waters', turnLimit: 2 },
    { level: 'advanced', scenario: 'under-the-guns', turnLimit: 2 },
  ]
  for (const options of tables) {
    const match = matchOf(options)
    const { refusals } = playOut(
      match,
      company(match.seats, [bot('usual'), bot('easy')], seedFrom('both'), 5),
    )
    assert.deepEqual(refusals, [], JSON.stringify(options))
    assert.ok(match.outcome)
  }
})

test('SOG 18.3 the chance of winning: even at first, better for who is less hurt, certain at the end', () => {
  const fleets = { 'hms-defence': { at: [450, 700] }, genereux: { at: [450, 200] } } as const
  const even = chanceOf(position(fleets), 'british')
  assert.ok(Math.abs(even - 0.5) < 0.1, `${even}`)
  const hurt = position({ ...fleets, genereux: { at: [450, 200], hull: [['B5'], ['B5'], ['B5']] } })
  assert.ok(chanceOf(hurt, 'british') > even + 0.1)
  assert.ok(chanceOf(hurt, 'french') < 0.5)
  hurt.outcome = { winners: ['french-1'], side: 'french', how: 'last-afloat', points: null }
  assert.equal(chanceOf(hurt, 'british'), 0)
})

test('SOG 18.3 levels and characters are told apart, and the bots of before are still there', () => {
  for (const level of ['easy', 'usual', 'strong']) assert.equal(bot(level).level, level)
  for (const name of ['lookout', 'before', 'odd']) assert.equal(bot(name).level, undefined)
  for (const name of ['strong-cautious', 'strong-bold', 'usual-weather'])
    assert.equal(bot(name).character, name.split('-')[1])
})
