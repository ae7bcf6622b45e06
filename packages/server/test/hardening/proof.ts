import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { openStorage, type Where } from '../../src/storage/open.ts'
import type { Stalwart } from './stalwart.ts'

export interface Besieged {
  readonly id: string
  readonly players: readonly Stalwart[]
  /** Seats nobody plays: the clock answers for them. */
  readonly silent: readonly string[]
}

export interface Proven {
  readonly acknowledged: number
  readonly steps: number
  readonly lines: number
  readonly deadlines: number
  readonly reconnections: number
}

const MOST_LINES = 1_000_000

/** What was acknowledged is there and there once; what was read is what one reads who was never interrupted. */
export async function prove(where: Where, matches: readonly Besieged[]): Promise<Proven> {
  const storage = await openStorage(where)
  const proven = { acknowledged: 0, steps: 0, lines: 0, deadlines: 0, reconnections: 0 }
  try {
    for (const { id, players, silent } of matches) {
      const steps = await storage.course.steps(id, 1)
      assert.deepEqual(
        steps.map(({ step }) => step),
        steps.map((_, index) => index + 1),
        'steps without a gap',
      )
      const answers = new Map<string, unknown[]>()
      for (const entry of steps.flatMap(({ entries }) => entries)) {
        if (!('question' in entry)) continue
        const key = `${entry.seat} ${entry.question}`
        answers.set(key, [...(answers.get(key) ?? []), 'answer' in entry ? entry.answer : undefined])
      }
      // At a process that has not heard yet a seat may answer again; what was sent once must be there once.
      const sent = new Map<string, number>(
        players.flatMap((player) =>
          [...player.sent].map(([question, times]) => [`${player.seat} ${question}`, times] as const),
        ),
      )
      for (const [key, given] of answers)
        assert.ok(given.length <= (sent.get(key) ?? 1), `${key} of ${id} was answered twice`)
      proven.steps += steps.length
      proven.deadlines += [...answers.keys()].filter((key) =>
        silent.some((seat) => key.startsWith(`${seat} `)),
      ).length
      for (const player of players) {
        for (const { question, answer } of player.acknowledged) {
          const given = answers.get(`${player.seat} ${question}`) ?? []
          assert.ok(
            given.some((each) => isDeepStrictEqual(each, answer)),
            `${question} of ${player.seat} is lost`,
          )
        }
        const uninterrupted = await storage.course.lines(id, player.seat, 0, MOST_LINES)
        assert.deepEqual(
          player.lines.map(({ n }) => n),
          player.lines.map((_, index) => index + 1),
          'lines without gap or repetition',
        )
        for (const [index, { clause, turn, what }] of player.lines.entries())
          assert.deepEqual(
            { clause, turn, what },
            pick(uninterrupted[index]),
            `line ${index + 1} of ${player.seat}`,
          )
        for (const [index, sequence] of player.sequences.entries())
          assert.ok(index === 0 || sequence > (player.sequences[index - 1] ?? 0), 'a position was told twice')
        proven.acknowledged += player.acknowledged.length
        proven.lines += player.lines.length
        proven.reconnections += player.reconnections
      }
    }
    return proven
  } finally {
    await storage.close()
  }
}

function pick(line: { clause: string; turn: number; what: unknown } | undefined) {
  return line === undefined ? undefined : { clause: line.clause, turn: line.turn, what: line.what }
}
