import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { received } from '../src/contract/received.ts'
import {
  company,
  type Game,
  type GameTypes,
  Match,
  nextAwaited,
  randomBot,
  SPECTATOR,
  seedFrom,
} from '../src/index.ts'
import { given, laid, opened, refusedBy } from './at-the-table.ts'
import { game as skirmish } from './fixture/game.ts'
import { game as parley } from './parley/game.ts'

/** What everybody received after each entry, as it was seen live. */
function live<G extends GameTypes>(game: Game<G>, seed: number) {
  const match = opened(game, { seed })
  const bots = company(match.seats, [randomBot], seedFrom('bots', seed))
  const steps = [seenBy(match)]
  for (let next = nextAwaited(match); next !== undefined; next = nextAwaited(match)) {
    given(match.answer(next.seat, next.id, bots.answer(next)), game)
    steps.push(seenBy(match))
  }
  return { record: match.record(), steps }
}

function seenBy<G extends GameTypes>(match: Match<G>): string {
  return JSON.stringify([...match.seats, SPECTATOR].map((viewer) => received(match, viewer)))
}

function replaysEachStep<G extends GameTypes>(game: Game<G>): void {
  const courses = new Map<number, ReturnType<typeof live<G>>>()
  fc.assert(
    fc.property(fc.nat({ max: 2 }), fc.nat(), (seed, number) => {
      const course = courses.get(seed) ?? live(game, seed)
      courses.set(seed, course)
      const { record, steps } = course
      const step = number % steps.length
      assert.equal(seenBy(given(Match.replay(game, record, {}, step))), steps[step])
    }),
    { numRuns: 60 },
  )
}

test('TBL 5.7 a replay up to any entry shows each seat and the spectator what they saw then', () => {
  replaysEachStep(parley)
  replaysEachStep(skirmish)
})

test('TBL 5.7 without a step a record is replayed to its end', () => {
  const { record, steps } = live(parley, 7)
  assert.equal(seenBy(given(Match.replay(parley, record))), steps.at(-1))
  assert.equal(given(Match.replay(parley, record, {}, 0)).length, 0)
})

test('TBL 5.7 there is no step before the first nor after the last', () => {
  const record = laid(parley)
  for (const step of [-1, 1, 0.5, Number.NaN])
    assert.equal(
      refusedBy('TBL 5.7', Match.replay(parley, record, {}, step)),
      `This record has steps 0 to 0; there is no step ${step}.`,
    )
})

test('TBL 5.7 a replay goes by the entries, whatever the checkpoint says', () => {
  const match = opened(skirmish, {}, { keep: () => undefined })
  const record = match.record()
  assert.ok(record.checkpoint)
  const harmed = { ...record, checkpoint: { ...record.checkpoint, state: {} } }
  assert.equal(given(Match.replay(skirmish, harmed)).hash(), match.hash())
})
