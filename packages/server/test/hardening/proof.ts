import assert from 'node:assert/strict'
import { openStorage, type Where } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { proveAnswers } from './prove-answers.ts'
import { proveDeadlines } from './prove-deadlines.ts'
import type { Stalwart } from './stalwart.ts'
import { uninterrupted } from './uninterrupted.ts'

export interface Besieged {
  readonly id: string
  readonly players: readonly Stalwart[]
  /** Seats nobody plays: the clock answers for them. */
  readonly silent: readonly string[]
  /** What the clock gives a seat for its orders; none if there is no clock. */
  readonly seconds: number | undefined
}

export interface Proven {
  readonly acknowledged: number
  readonly refused: number
  /** Given, and nobody ever said what came of it. */
  readonly unheard: number
  /** Answers that were kept already when they were given again. */
  readonly repeated: number
  /** Of those, the ones that the clock had given first. */
  readonly byTheClock: number
  readonly steps: number
  readonly lines: number
  readonly positions: number
  readonly deadlines: number
  readonly reconnections: number
}

const MOST_LINES = 1_000_000

/** What was acknowledged is there and there once; what was read is what one reads who was never interrupted. */
export async function prove(where: Where, matches: readonly Besieged[]): Promise<Proven> {
  const storage = await openStorage(where)
  const sums: Record<keyof Proven, number> = {
    acknowledged: 0,
    refused: 0,
    unheard: 0,
    repeated: 0,
    byTheClock: 0,
    steps: 0,
    lines: 0,
    positions: 0,
    deadlines: 0,
    reconnections: 0,
  }
  try {
    for (const match of matches) {
      const steps = await storage.course.steps(match.id, 1)
      assert.deepEqual(
        steps.map(({ step }) => step),
        steps.map((_, index) => index + 1),
        'steps without a gap',
      )
      sums.steps += steps.length
      sums.deadlines += await proveDeadlines(storage, match, steps)
      sums.byTheClock += proveAnswers(match, steps)
      const seats = match.players.map(({ seat }) => seat)
      const seen = await uninterrupted(storage, match.id, steps, seats)
      for (const player of match.players) {
        await proveLines(storage, match.id, player)
        provePositions(player, seen.get(player.seat) ?? new Map())
        const fates = [...player.given.values()].map(({ told }) => told)
        sums.acknowledged += fates.filter((told) => told === 'acknowledged').length
        sums.refused += fates.filter((told) => told === 'refused').length
        sums.unheard += fates.filter((told) => told === undefined).length
        sums.repeated += player.repeated
        sums.lines += player.lines.length
        sums.positions += player.told.length
        sums.reconnections += player.reconnections
      }
    }
    return sums
  } finally {
    await storage.close()
  }
}

/** Every line once, in order, and each as it is kept. */
async function proveLines(storage: Storage, id: string, { seat, lines }: Stalwart): Promise<void> {
  assert.deepEqual(
    lines.map(({ n }) => n),
    lines.map((_, index) => index + 1),
    `lines of ${seat} of ${id} without gap or repetition`,
  )
  const kept = await storage.course.lines(id, seat, 0, MOST_LINES)
  for (const [index, { clause, turn, what }] of lines.entries()) {
    const line = kept[index]
    assert.deepEqual(
      { clause, turn, what },
      line && { clause: line.clause, turn: line.turn, what: line.what },
      `line ${index + 1} of ${seat}`,
    )
  }
}

/** Each position later than the one before, and each as somebody saw it who was never interrupted. */
function provePositions(
  { seat, told }: Stalwart,
  seen: ReadonlyMap<number, { readonly awaited: string; readonly hash: string }>,
): void {
  for (const [index, { sequence, awaited, hash }] of told.entries()) {
    assert.ok(
      index === 0 || sequence > (told[index - 1]?.sequence ?? 0),
      `${seat} was told ${sequence} twice`,
    )
    const position = seen.get(sequence)
    assert.equal(awaited, position?.awaited, `who was awaited at ${sequence}, as ${seat} was told`)
    if (hash !== undefined) assert.equal(hash, position?.hash, `the position ${sequence} of ${seat}`)
  }
}
