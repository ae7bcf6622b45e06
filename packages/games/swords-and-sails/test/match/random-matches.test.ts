import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, layTable, Match, type Result, randomBot, seedFrom } from '@windward/table'
import { game } from '../../src/index.ts'
import type { Outcome } from '../../src/state.ts'
import { unsound } from './sound.ts'

/** Plays random answers to the end, and looks whether all is sound before each of them. */
function played(
  seats: number,
  wish: object,
): { readonly kinds: ReadonlySet<string>; readonly outcome: Outcome } {
  const options = game.options.parse(wish)
  const chosen = game.seats.choose(seats, options)
  const record = granted(layTable(game, { options, seats: chosen, seed: seedFrom('random', seats) }))
  const match = granted(Match.open(game, record))
  const dice = diceFor(diceRoot(seedFrom('answers', seats), {}), 'all')
  const kinds = new Set<string>()
  for (let open = [...match.unanswered()]; open.length > 0; open = [...match.unanswered()]) {
    const question = dice.pick(open)
    kinds.add(question.kind)
    assert.equal(unsound(match.state), undefined, `season ${match.state.number}, before '${question.kind}'`)
    granted(match.answer(question.seat, question.id, randomBot.answer(question, dice)))
  }
  assert.ok(match.outcome, 'a match ends')
  return { kinds, outcome: match.outcome }
}

function granted<T>(result: Result<T>): T {
  return result.ok ? result.value : assert.fail(JSON.stringify(result.refusal))
}

const LONG = { length: 'long', seasonLimit: 12 }

test('SNS 1.1.1, SNS 1.1.3, SNS 1.1.4 seven majors play season after season to an end', () => {
  const { kinds, outcome } = played(7, LONG)
  assert.deepEqual([outcome.how, outcome.winners.length > 0], ['seasonLimit', true])
  for (const kind of ['take-cards', 'diplomacy', 'orders', 'siege-toll', 'units', 'cities'])
    assert.ok(kinds.has(kind), kind)
})

test('SNS 1.2.1 so they do with everything that can be added to the game', () => {
  const all = {
    ...LONG,
    leaders: 'dealt',
    lineCombat: 'on',
    partialSiege: true,
    mercenaries: true,
    prosperityCalamity: true,
    maintenance: true,
    doubleWithdraw: true,
    territoryBidding: true,
  }
  const { kinds } = played(5, all)
  for (const kind of ['bid', 'place', 'mercenary-fees', 'disband']) assert.ok(kinds.has(kind), kind)
})

test('SNS 1.7.1 and fifteen factions, with battles by their size', () => {
  played(15, { length: 'long', seasonLimit: 4, lineCombat: 'bySize', leaders: 'chosen' })
})

test('SNS 12.1.1 and two on half a map, with spies for gold', () => {
  const { kinds } = played(2, { ...LONG, map: 'west', espionageOnly: true, springDiplomacy: true })
  assert.ok(kinds.has('espionage') && !kinds.has('take-cards'))
})
