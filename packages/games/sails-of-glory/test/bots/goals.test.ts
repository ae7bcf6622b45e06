import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Bot, company, layTable, Match, playOut, randomBot, seedFrom } from '@windward/table'
import { lookout } from '../../src/bots/lookout.ts'
import { game } from '../../src/index.ts'
import type { Seat } from '../../src/seats.ts'
import type { SailsOfGlory } from '../../src/state.ts'
import { DUEL } from '../scene.ts'

const MATCHES = 6
const MOST_DECISIONS = 20_000

/** How matches end in which a lookout sits here and others elsewhere: captains who choose by lot, if nothing else is said. */
function endings(
  seat: Seat,
  wishes: object,
  seats: readonly Seat[] = DUEL,
  matches = MATCHES,
  other: Bot<SailsOfGlory> = randomBot,
) {
  return Array.from({ length: matches }, (_, number) => {
    const options = game.options.parse(wishes)
    const laid = layTable(game, { options, seats, seed: seedFrom('goals', number) })
    assert.ok(laid.ok)
    const opened = Match.open(game, laid.value)
    assert.ok(opened.ok)
    const match = opened.value
    const bots = match.seats.map((each) => (each === seat ? lookout : other))
    const { refusals } = playOut(match, company(match.seats, bots, seedFrom('goals', number)), MOST_DECISIONS)
    assert.deepEqual(refusals, [])
    return { ...match.outcome, supplies: match.view('spectator').supplies }
  })
}

const wonBy = (side: string, ends: ReturnType<typeof endings>) => ends.filter((end) => end.side === side)

test('SOG 18.2, SOG 16.4.2 a lookout breaks through a blockade, and stops whoever tries to', () => {
  const out = wonBy('french', endings('french-1', { scenario: 'force-the-blockade' }))
  assert.ok(out.length >= MATCHES - 1, `${out.length} of ${MATCHES}`)
  assert.ok(out.every(({ how }) => how === 'broken-through'))
  const stopped = wonBy('british', endings('british-1', { scenario: 'force-the-blockade' }))
  assert.ok(stopped.length >= MATCHES - 1)
})

test('SOG 18.2, SOG 16.5.4 a lookout takes an outpost, and holds it', () => {
  for (const [seat, side] of [
    ['british-1', 'british'],
    ['french-1', 'french'],
  ] as const) {
    const won = wonBy(side, endings(seat, { scenario: 'against-the-outpost' }))
    assert.ok(won.length >= MATCHES - 1, `${side}: ${won.length} of ${MATCHES}`)
  }
})

test('SOG 18.2, SOG 16.6.3 a lookout makes for the harbour with her supplies, and wins against chance', () => {
  const wishes = { scenario: 'supplies-are-coming', level: 'advanced' }
  const ends = endings('french-1', wishes)
  assert.ok(wonBy('french', ends).length >= MATCHES - 1, `${wonBy('french', ends).length} won`)
  // Captains who choose by lot are often beaten before she is there.
  const landed = endings('french-1', wishes, DUEL, MATCHES, lookout).map(({ supplies }) => supplies)
  assert.ok(
    landed.some((points) => points > 0),
    `${landed}`,
  )
})

test('SOG 18.2, SOG 16.8.1 a lookout finds her way among shoals, and does not lie aback when she is placed', () => {
  const won = wonBy('british', endings('british-1', { scenario: 'over-the-bar' }))
  assert.ok(won.length >= MATCHES - 1, `${won.length} of ${MATCHES}`)
})

test('SOG 18.2, SOG 16.7.2 a lookout can win unhurt against ships at anchor', () => {
  const ends = endings('french-1', { scenario: 'sitting-ducks', level: 'standard' }, ['french-1'], 2)
  assert.ok(wonBy('french', ends).length > 0)
})
