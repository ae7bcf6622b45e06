import { PACES } from '@windward/table'
import { z } from 'zod'
import { clockSettings as clockShape } from '../match/clock/clock-settings.ts'
import { waitSeconds } from '../match/clock/wait-settings.ts'

/** What goes over the wire, for the checking of requests and for the papers, where each that has an id stands once. */

const clockSettings = clockShape.meta({
  id: 'ClockSettings',
  description: 'How a table measures time: not at all, live by the kind of decision, or by mail with a bank',
})

const json = z.unknown()
const plain = z.record(z.string(), z.unknown())
const matchId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/, 'no name of a match')
export const seatName = z.string().min(1).max(100)
const access = z.enum(['open', 'invitation', 'private'])
const whenAbsent = z.enum(['rules', 'bot', 'offer'])
const status = z.enum(['gathering', 'playing', 'over', 'archived'])
const phrase = z.object({ key: z.string(), fields: plain }).meta({
  id: 'Phrase',
  description: 'What is said, for programs: its key in the catalogue, and what is put in',
})

export const byMatch = z.object({ match: matchId })
export const bySeat = z.object({ match: matchId, seat: seatName })
export const byQuestion = z.object({ match: matchId, seat: seatName, question: z.string().min(1).max(300) })
export const asSeat = z.object({
  seat: seatName.optional().describe('Whose eyes: a seat of yours, or “spectator”'),
})

const seatedBy = z
  .object({
    seat: seatName,
    by: z.enum(['person', 'bot', 'nobody']),
    person: z.string().optional().describe('Somebody else, for blocking, muting and reports'),
    name: z.string().optional(),
    bot: z.string().optional(),
    owner: z
      .string()
      .optional()
      .describe('The person is a bot: an account played by a program, of this owner’s'),
    yours: z.boolean(),
    held: z.enum(['bot', 'offered']).optional(),
    awaySince: z.string().optional().describe('The time ran out then, and the player has not come back'),
    vacationUntil: z.string().optional().describe('When the last vacation ends, or ended'),
    resigned: z.boolean().optional(),
  })
  .meta({ id: 'SeatedBy', description: 'Who sits at a seat: a person, a bot of the house, or nobody yet' })

const summaryShape = z.object({
  id: matchId,
  game: z.string(),
  status,
  access,
  created: z.string(),
  turn: z.int(),
  seats: z.array(seatedBy),
  clock: clockSettings,
  spectators: z.boolean(),
  yourMove: z.array(seatName).describe('Your seats that are awaited now'),
  unplayable: z
    .string()
    .optional()
    .describe('Why this match cannot be opened: which version of the rules it needs, or that it is damaged'),
})
export const summary = summaryShape.meta({ id: 'MatchSummary', description: 'A match as lists have it' })

export const detail = summaryShape
  .extend({
    options: json,
    whenAbsent,
    waitSeconds: z.int().describe('How long the table waits for people who are away'),
    botsThink: z.enum(PACES).describe('How long bots may think about an answer'),
    waitingUntil: z
      .string()
      .optional()
      .describe('Everybody is away: until then the table waits, or waited, for somebody to come back'),
    draws: z.boolean().describe('Whether the players may agree on a draw'),
    commitment: z.string().describe('The SHA-256 of the seed, fixed before anyone acts'),
    invitation: z.string().optional(),
    host: z.boolean().describe('Whether you laid this table'),
    paused: z.boolean(),
    pauseAskedBy: z.array(seatName),
    drawOfferedBy: z.array(seatName),
    abandonAskedBy: z.array(seatName),
    replaceVotes: z
      .array(z.object({ about: seatName, by: z.array(seatName) }))
      .describe('Who wants somebody replaced who does not answer'),
    happened: z.array(z.looseObject({ at: z.string(), do: z.string() })),
    rematch: matchId.optional(),
    outcome: json.optional(),
    closed: z
      .object({ how: z.enum(['draw', 'abandoned', 'resignation']), winners: z.array(seatName).optional() })
      .optional()
      .describe('How the match ended, if it did not end by its rules'),
  })
  .meta({ id: 'MatchDetail', description: 'A match with its table, as whoever asks may know it' })

export const deed = z
  .int()
  .min(1)
  .describe(
    'In an open phase: which of your answers there this is, counted from 1. Given again it counts once',
  )

export const question = z
  .object({
    id: z.string(),
    seat: seatName,
    kind: z.string(),
    title: phrase,
    text: z.string(),
    brief: json.describe('What the rules tell along with it; its form is in the game’s schema'),
    free: z.boolean().describe('Part of an open phase: it may be answered again and again'),
    deeds: z.int().optional().describe('In an open phase: how often you have answered here so far'),
    sealed: z
      .object({ answer: json })
      .optional()
      .describe('What you have answered, as long as nobody has seen it'),
  })
  .meta({ id: 'Question', description: 'A question as its seat gets it' })

export const position = z
  .object({
    sequence: z.int().describe('Counts what this viewer has seen change'),
    viewer: z.string(),
    turn: z.int(),
    view: plain.describe('What the viewer sees; its form is in the game’s schema'),
    questions: z.array(question),
    awaited: z.array(seatName),
    outcome: plain.optional(),
  })
  .meta({ id: 'Position', description: 'A match as one viewer sees it now' })

export const line = z
  .object({
    n: z.int().describe('In this viewer’s own counting, from 1'),
    turn: z.int(),
    clause: z.string(),
    what: phrase,
    text: z.string(),
    private: z.boolean(),
  })
  .meta({ id: 'Line', description: 'Something that happened, with the clause of the rules behind it' })
export const lines = z.object({ lines: z.array(line) })

export const moments = z
  .object({
    viewer: z.string(),
    last: z.int().describe('The newest moment'),
    moments: z.array(
      z.object({
        n: z.int().describe('In this viewer’s own counting, from 0'),
        turn: z.int(),
        view: plain,
        line: z.int().describe('How many lines this viewer had by then'),
        lines: z.array(line).describe('Those that were written at this moment'),
        frames: z
          .array(z.unknown())
          .describe(
            'For each of them what was seen right after it, as a patch of the view before, or null; the first is to be applied to the view of the moment before',
          ),
      }),
    ),
  })
  .meta({ id: 'Moments', description: 'What one viewer saw of a match, moment by moment' })

export const message = z
  .object({
    n: z.int(),
    from: seatName,
    to: z.array(seatName),
    text: z.string(),
    at: z.string(),
  })
  .meta({ id: 'Message', description: 'Something said at the table' })
export const talk = z.object({ talk: z.array(message) })

/** A body with nothing in it, or none. */
export const nothing = z.strictObject({}).nullish()

const kept = z.object({ sequence: z.int().describe('Where your seat stands now') })
export const sequence = kept.meta({ id: 'Kept', description: 'It is on disk' })
export const acknowledged = kept
  .extend({
    again: z.literal(true).optional().describe('This very answer was there already; nothing has changed'),
  })
  .meta({ id: 'Acknowledged', description: 'The answer is on disk' })

export const newMatch = z
  .strictObject({
    game: z.string().max(100),
    options: plain.optional().describe('As the game’s schema has it'),
    seats: z
      .union([z.array(seatName).max(50), z.int().min(1).max(50)])
      .optional()
      .describe('The seats to lay the table for, or how many of the game’s usual ones'),
    access: access.default('invitation'),
    clock: clockSettings.default({ kind: 'none' }),
    whenAbsent: whenAbsent.default('rules'),
    botsThink: z.enum(PACES).optional().describe('How long bots may think about an answer'),
    waitSeconds: waitSeconds
      .optional()
      .describe(
        'How long the table waits, at the start of a turn, when everybody is away; 0 for not at all. Usually a day, by mail seven. After so long without an answer others may also replace somebody at a table without a clock',
      ),
    spectators: z.boolean().default(false),
  })
  .meta({ id: 'NewMatch', description: 'What a table is laid for' })

export const fork = z
  .union([
    z.object({
      kind: z.literal('choice'),
      branches: z.array(z.object({ key: z.string(), label: z.string().optional() })),
    }),
    z.object({ kind: z.literal('range'), least: z.int(), most: z.int(), label: z.string().optional() }),
    z.object({ kind: z.literal('leaf'), answer: json }),
  ])
  .meta({
    id: 'Fork',
    description:
      'A place in the tree of legal answers: branches to choose from by their keys, a whole number within bounds, or the answer the way has led to',
  })

export const record = z
  .looseObject({ windward: z.literal('record'), game: z.string().max(100).optional() })
  .meta({ id: 'MatchRecord', description: 'A whole match as a record; docs/records.md says what is in it' })

export const jsonSchema = z
  .record(z.string(), z.unknown())
  .meta({ id: 'JsonSchema', description: 'A JSON Schema of the 2020-12 draft' })

/** For a whole number in a query. */
export const count = z.coerce.number().int().min(0).max(1e9).default(0)
