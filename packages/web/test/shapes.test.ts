import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game as sailsOfGlory } from '@windward/sails-of-glory'
import { game as sailsOfWar } from '@windward/sails-of-war'
import { game as swordsAndSails } from '@windward/swords-and-sails'
import {
  type AnyDecision,
  type AnyGame,
  type Dice,
  diceFor,
  diceRoot,
  layTable,
  Match,
  nextAwaited,
  sample,
  seedFrom,
} from '@windward/table'
import { slim } from './slim-shapes.ts'

const DECISIONS = 400
const games: readonly AnyGame[] = [swordsAndSails, sailsOfWar, sailsOfGlory]

const WORSE: readonly ((value: unknown) => unknown)[] = [
  () => null,
  () => [],
  () => ({}),
  () => '',
  (value) => `${value} `,
  (value) => `${value}`.toLowerCase(),
  (value) => (typeof value === 'number' ? value + 1 : 1),
  (value) => (typeof value === 'number' ? value - 1 : -1),
  (value) => (typeof value === 'number' ? value + 0.5 : 0),
  (value) => (typeof value === 'boolean' ? 'true' : true),
  () => 100_000,
  () => 'x'.repeat(500),
]

/** A copy with one thing in it changed. */
function changed(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.roll(6) === 1) return dice.pick(WORSE)(value)
  const entries: [string, unknown][] = Object.entries(value)
  const place = entries.length === 0 ? -1 : dice.below(entries.length)
  const way = dice.roll(4)
  if (way === 1) entries.push(['surplus', 1])
  else if (way === 2) entries.splice(place, 1)
  else if (place >= 0) entries[place] = [entries[place]?.[0] ?? '', changed(entries[place]?.[1], dice)]
  if (Array.isArray(value)) return entries.map(([, item]) => item)
  return Object.fromEntries(dice.roll(2) === 1 ? entries.toReversed() : entries)
}

type Shape = AnyDecision['shape']

/** Both let the same data through, read as the same. */
function agree(careful: Shape, small: Shape, raw: unknown): void {
  const [wanted, got] = [careful.safeParse(raw), small.safeParse(raw)]
  const about = `${JSON.stringify(raw)}: ${wanted.error}`
  assert.equal(got.success, wanted.success, about)
  assert.deepEqual(got.data, wanted.data, about)
  assert.equal(JSON.stringify(got.data), JSON.stringify(wanted.data), about)
}

for (const game of games) {
  test(`TBL 1.3 the page reads answers and options of ${game.name} as the server does`, async () => {
    const small = await slim(`@windward/${game.id}`)
    const dice = diceFor(diceRoot(seedFrom('shapes', game.id), {}), 'changes')
    agree(game.options, small.options, {})
    const usual: unknown = game.options.parse({})
    for (let n = 0; n < DECISIONS; n += 1) agree(game.options, small.options, changed(usual, dice))

    const seats = [...game.seats.choose(game.seats.fewest, game.options.parse({}))]
    const laid = layTable(game, { options: {}, seats, seed: seedFrom(game.id) })
    assert.ok(laid.ok)
    const opened = Match.open(game, laid.value)
    assert.ok(opened.ok)
    const match = opened.value
    for (let n = 0, asked = nextAwaited(match); n < DECISIONS && asked !== undefined; n += 1) {
      const { kind, shape } = asked
      const twin = small.decisions.find((each) => each.kind === kind) ?? assert.fail(`no ${kind}`)
      const answer = sample(asked.options(), dice)?.answer ?? asked.absent()
      agree(shape, twin.shape, answer)
      for (let times = 0; times < 10; times += 1) agree(shape, twin.shape, changed(answer, dice))
      if (!match.answer(asked.seat, asked.id, answer).ok) match.timeUp(asked.seat, asked.id)
      asked = nextAwaited(match)
    }
  })
}
