import { z } from 'zod'
import { MOST_WORDS } from '../dice/seed.ts'
import { denied, granted, type Result, refuse } from '../refusal.ts'
import { say } from '../words.en.ts'

export const RECORD_FORMAT = 1

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().min(1).max(200)
const count = z.int().min(0)

/** At most so many reasons go with an answer: what was wanted, feared and expected. */
export const MOST_REASONS = 3

const phraseShape = z.strictObject({ key: name, fields: z.record(name, z.unknown()) })

/** One thing somebody did. Everything else about a match follows from the list of these. */
const entryShape = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('answer'),
    seat: name,
    question: name,
    answer: z.unknown(),
    /** Absent where the seat answered itself; 'bot' where one held it for its player. */
    by: z.enum(['standing', 'absent', 'bot']).optional(),
    /** TBL 2.8: why a bot answered so; for its seat alone until the match has ended. */
    reasons: z.array(phraseShape).min(1).max(MOST_REASONS).optional(),
    /** TBL 2.8: a bot was to think about it, and answered by habit because it could not come to an end. */
    cutShort: z.literal(true).optional(),
  }),
  z.strictObject({ do: z.literal('withdraw'), seat: name, question: name }),
  z.strictObject({ do: z.literal('instruct'), seat: name, kind: name, instruction: z.unknown() }),
])

const instructionsShape = z.record(name, z.record(name, z.unknown()))

const checkpointShape = z.strictObject({
  turn: count,
  /** How many entries had been made. */
  entries: count,
  version: count,
  state: z.looseObject({}),
  standing: instructionsShape,
})

const resultShape = z.strictObject({
  outcome: z.looseObject({}),
  /** Of the last state. */
  state: hash,
  /** Of every line of the ledger. */
  ledger: hash,
  /** Of every number drawn, with its stream, in the order of drawing; and how many there were. */
  dice: hash,
  drawn: count,
})

const recordShape = z.strictObject({
  windward: z.literal('record'),
  format: z.literal(RECORD_FORMAT),
  game: name,
  version: count,
  options: z.looseObject({}),
  seats: z.array(name).min(1),
  /** The SHA-256 of the seed, fixed before anyone acts. */
  commitment: hash,
  seed: hash,
  words: z.record(name, z.string().max(MOST_WORDS)),
  /** TBL 6.6: the lesson it was played as, whose dice everybody can know. */
  lesson: name.optional(),
  /** From here on nobody can add words. */
  begun: z.boolean(),
  entries: z.array(entryShape),
  /** Where a record begins that was carried over from older rules, or goes on from another; its earlier entries are history. */
  base: checkpointShape.optional(),
  /** TBL 5.9: the record it goes on from, by its promise, and up to which of its entries. */
  continues: z.strictObject({ commitment: hash, entries: count }).optional(),
  /** The newest, for opening quickly. */
  checkpoint: checkpointShape.optional(),
  result: resultShape.optional(),
})

export type Entry = z.infer<typeof entryShape>
export type AnswerEntry = Extract<Entry, { readonly do: 'answer' }>
export type Instructions = z.infer<typeof instructionsShape>
export type Checkpoint = z.infer<typeof checkpointShape>
export type MatchResult = z.infer<typeof resultShape>
/** The truth of a match, seed and sealed answers included: not for any seat's eyes before the end. */
export type MatchRecord = z.infer<typeof recordShape>

const anyFormat = z.looseObject({ windward: z.literal('record'), format: z.int() })

/** Reads a record from the text of a file; whatever is wrong with it is said in a sentence. */
export function readRecord(text: string): Result<MatchRecord> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return notARecord('it is not JSON, or not all of it is there')
  }
  const marked = anyFormat.safeParse(data)
  if (!marked.success) return notARecord('it does not say that it is one')
  const { format } = marked.data
  if (format !== RECORD_FORMAT) {
    return denied(refuse('TBL 5.2', say('table.other-format', { found: format, known: RECORD_FORMAT })))
  }
  const read = recordShape.safeParse(data)
  if (read.success) return granted(read.data)
  const [issue] = read.error.issues
  return notARecord(`${issue?.path.map(String).join(' → ')}: ${issue?.message}`)
}

export function writeRecord(record: MatchRecord): string {
  return `${JSON.stringify(record)}\n`
}

function notARecord(problem: string): Result<MatchRecord> {
  return denied(refuse('TBL 5.1', say('table.not-a-record', { problem })))
}

/** A checkpoint that was kept by itself. */
export function checkpointIn(kept: unknown): Checkpoint {
  return checkpointShape.parse(kept)
}
