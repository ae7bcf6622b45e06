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
import { game } from '../../src/game.ts'
import type { SailsOfWar } from '../../src/state.ts'

function granted<T>(result: Result<T>): T {
  return result.ok ? result.value : assert.fail(JSON.stringify(result.refusal))
}

function opened(seed: number): Match<SailsOfWar> {
  const seats = game.seats.choose(2, game.options.parse({}))
  return granted(
    Match.open(game, granted(layTable(game, { options: {}, seats, seed: seedFrom('levels', seed) }))),
  )
}

const bot = (name: string) => game.bots[name] ?? assert.fail(`there is no ${name}`)
const dice = () => diceFor(diceRoot(seedFrom('thinker', 1), {}), 'dice')

/** A match that habit has brought to the first question of a kind before the first seat. */
function upTo(kind: string): Match<SailsOfWar> {
  const match = opened(3)
  const players = company(match.seats, [bot('warden')], seedFrom('habit', 3))
  for (let next = match.nextUnanswered(); next !== undefined; next = match.nextUnanswered()) {
    if (next.kind === kind && next.seat === match.seats[0] && match.state.round > 1) return match
    granted(match.answer(next.seat, next.id, players.answer(next, match)))
  }
  return assert.fail(`nobody was asked '${kind}'`)
}

for (const kind of ['bid', 'recruit', 'move']) {
  test(`a usual ruler thinks about '${kind}', says why in up to three sentences, and comes to the same answer again`, () => {
    const match = upTo(kind)
    const question = match.nextUnanswered() ?? assert.fail('nobody is asked')
    const thinking = thinkingAt(match, question.seat, 20)
    const [one, other] = [0, 1].map(() => consideredBy(bot('usual'), question, dice(), thinking))
    assert.deepEqual(one, other)
    assert.ok(one !== undefined && one.reasons.length <= 3)
    for (const reason of one.reasons) assert.match(textOf(reason, game.words), /^I |^When |^To /)
    assert.equal(question.check(one.answer), undefined)
  })
}

test('easy rulers slip now and then, and are never refused anything', () => {
  for (const seed of [1, 2, 3]) {
    const match = opened(seed)
    const { refusals } = playOut(match, company(match.seats, [bot('easy')], seedFrom('easy', seed)), 50_000)
    assert.deepEqual(refusals, [])
    assert.ok(match.outcome)
  }
})

test('of each level there are three characters, and others sit there by name alone', () => {
  const offered = Object.entries(game.bots).filter(([, { level }]) => level !== undefined)
  assert.equal(offered.length, 12)
  for (const name of ['warden', 'before', 'odd', 'exploiter']) assert.equal(bot(name).level, undefined)
  assert.equal(bot('usual-bold').character, 'bold')
})
