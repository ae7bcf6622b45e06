import { z } from 'zod'
import { detail, line, message, position, question, seatName } from './shapes.ts'

/** The events of streams, as they are written in one line of JSON each; as server-sent events the three parts stand apart. */

const cursor = z.string().describe('Give the last one seen as ?after= or Last-Event-ID to go on from there')

const event = <Name extends string, Data extends z.ZodType>(name: Name, data: Data) =>
  z.object({ event: z.literal(name), id: cursor, data })

const awaited = z
  .object({
    sequence: z.int(),
    awaited: z.array(seatName),
    questions: z
      .array(question)
      .optional()
      .describe('This viewer’s own, where they are no longer as they were'),
  })
  .meta({ id: 'Awaited', description: 'Somebody sealed or withdrew an answer; the view has not changed' })

const patch = z
  .object({
    from: z.int().describe('The sequence of the position it is to be applied to'),
    sequence: z.int(),
    changes: z.unknown().describe('What has changed; the summary of the stream says how to read it'),
  })
  .meta({ id: 'PositionPatch', description: 'What a position has become since the last one on this stream' })

const frames = z
  .object({
    from: z.int().describe('The sequence of the position the first of them is to be applied to'),
    sequence: z.int().describe('That of the position the lines lead to'),
    after: z.int().describe('How many lines of the viewer’s own counting went before'),
    frames: z.array(z.unknown()).describe('One for each line: a patch of the view, or null'),
  })
  .meta({ id: 'Frames', description: 'What was seen right after each line, for streams that ask for it' })

const clock = z
  .object({
    paused: z.boolean(),
    seats: z.record(
      z.string(),
      z.object({
        bankSeconds: z.int().optional(),
        deadline: z.iso.datetime().optional(),
        warning: z.iso.datetime().optional(),
      }),
    ),
  })
  .meta({ id: 'Clock', description: 'The viewer’s own time as it stood when this was sent' })

export const matchEvent = z
  .discriminatedUnion('event', [
    event('position', position),
    event('patch', patch),
    event('awaited', awaited),
    event('lines', z.array(line)),
    event('frames', frames),
    event('talk', z.array(message)),
    event('table', detail),
    event('clock', clock),
  ])
  .meta({ id: 'MatchEvent', description: 'What a stream of one match is made of' })

const atMatch = z.object({ match: z.string(), game: z.string() })

export const personEvent = z
  .discriminatedUnion('event', [
    event('your-move', atMatch.extend({ seats: z.array(seatName) })),
    event('match-started', atMatch.extend({ unplayable: detail.shape.unplayable })),
    event('match-ended', atMatch),
    event('invited', atMatch),
  ])
  .meta({ id: 'PersonEvent', description: 'What the stream of a person or a bot is made of' })

/** Both ways a stream can be written; by Accept a reader chooses. */
export const streamOf = (events: z.ZodType) => ({
  description:
    'A stream without end. It is written as server-sent events, or, to those who accept application/x-ndjson, as one JSON object a line, with empty lines as signs of life.',
  content: {
    'text/event-stream': {
      schema: z
        .string()
        .describe(`For each event its id, its name and, as JSON, its data, as in ${events.meta()?.id}`),
    },
    'application/x-ndjson': { schema: events },
  },
})
