import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FuzzReport, fuzz } from '../src/contract/index.ts'
import { refuse } from '../src/index.ts'
import { broken } from './broken-skirmish.ts'
import { game as skirmish } from './fixture/game.ts'
import { say } from './fixture/words.en.ts'
import { game as parley } from './parley/game.ts'
import { choose, tinyGame } from './tiny-game.ts'

type Faults = Pick<FuzzReport, 'malformedAccepted' | 'crashes' | 'deadEnds' | 'leaks'>

const NONE: Faults = { malformedAccepted: 0, crashes: 0, deadEnds: 0, leaks: 0 }

function faultsOf({ malformedAccepted, crashes, deadEnds, leaks }: FuzzReport): Faults {
  return { malformedAccepted, crashes, deadEnds, leaks }
}

for (const game of [skirmish, parley]) {
  test(`three thousand decisions of ${game.name} find nothing`, () => {
    const progress: number[] = []
    const report = fuzz(game, { seed: 'test', decisions: 3000, progress: (count) => progress.push(count) })
    assert.deepEqual(report.findings, [])
    assert.deepEqual(faultsOf(report), NONE)
    assert.equal(report.decisions, 3000)
    assert.ok(report.malformedTried > 1500)
    assert.deepEqual(progress, [1000, 2000, 3000])
  })
}

test('the same seed finds the same, another seed goes another way', () => {
  const tried = (seed: number) => fuzz(parley, { seed, decisions: 200 })
  assert.deepEqual(tried(1), tried(1))
  const seeds = [1, 2, 3, 4].map((seed) => JSON.stringify(tried(seed)))
  assert.ok(new Set(seeds).size > 1)
})

test('answers accepted without being offered are counted', () => {
  const report = fuzz(broken({ orders: { check: () => undefined } }), { seed: 1, decisions: 300 })
  assert.ok(report.malformedAccepted > 0)
  assert.match(report.findings[0] ?? '', /^match \d+ of \d seats: 'orders': accepted \(unoffered\)$/)
})

test('options that are refused are counted as dead ends', () => {
  const refusing = broken({
    orders: { check: () => refuse('FIX 2.1', say('orders.crowded', { area: 1 })), absent: () => [] },
  })
  const report = fuzz(refusing, { seed: 1, decisions: 20 })
  assert.equal(report.deadEnds, 20)
  assert.match(report.findings[0] ?? '', /'orders' refuses what it offers/)
})

test('rules that nobody can go on from are counted as dead ends', () => {
  const stuck = tinyGame(function* (t) {
    yield* t.ask('ann', choose, null)
    yield { settled: () => false }
  })
  const report = fuzz(stuck, { seed: 1, decisions: 20 })
  assert.ok(report.deadEnds > 5)
  assert.match(report.findings[0] ?? '', /nobody is asked anything, and it is not over/)
})

test('rules that fail are counted as crashes', () => {
  const stumbling = broken({
    first: (t) => {
      if (t.turn === 3) throw new Error('The rules have stumbled.')
    },
  })
  const report = fuzz(stumbling, { seed: 1, decisions: 300 })
  assert.ok(report.crashes > 0)
  assert.match(report.findings[0] ?? '', /crash: The rules have stumbled\.$/)
})

test('views that give a secret away are counted as leaks', () => {
  const leaky = broken({
    other: {
      view: (state, viewer) => ({
        ...skirmish.view(state, viewer),
        turns: state.units.reduce((sum, { strength }, place) => sum + strength * place, 0),
      }),
    },
  })
  assert.ok(fuzz(leaky, { seed: 1, decisions: 300 }).leaks > 0)
})

test('every variety of a game comes up in turn, unless options are given', () => {
  const laid: number[] = []
  const several = {
    ...skirmish,
    begin: (...[seats, options]: Parameters<typeof skirmish.begin>) => {
      laid.push(options.turns)
      return skirmish.begin(seats, options)
    },
    varieties: () => [{ options: { turns: 2 } }, { options: { turns: 3 }, seats: 3 }],
  }
  fuzz(several, { seed: 1, decisions: 100 })
  assert.deepEqual([...new Set(laid)].toSorted(), [2, 3])
  laid.length = 0
  fuzz(several, { seed: 1, decisions: 100, options: { turns: 4 } })
  assert.deepEqual([...new Set(laid)], [4])
})
