import type { Json } from '@windward/table'
import { z } from 'zod'

const seat = z.string()
const motion = z.enum(['pause', 'draw', 'abandon'])

/** What happens at a table and is no part of the record: everything that everybody there may know. */
const tableEventShape = z.discriminatedUnion('do', [
  z.object({ do: z.literal('asked'), motion, seat }),
  z.object({ do: z.literal('agreed'), motion, seat }),
  z.object({ do: z.literal('declined'), motion, seat }),
  z.object({ do: z.literal('paused') }),
  z.object({ do: z.literal('resumed'), seat }),
  z.object({ do: z.literal('drawn') }),
  z.object({ do: z.literal('abandoned') }),
  z.object({ do: z.literal('vacation'), seat, until: z.number() }),
  /** In this turn. */
  z.object({ do: z.literal('time-up'), seat, turn: z.int().exactOptional() }),
  z.object({ do: z.literal('held'), seat, bot: z.string() }),
  /** Everybody is away, and the table waits for somebody to come back. */
  z.object({ do: z.literal('waiting'), until: z.number() }),
  z.object({ do: z.literal('offered'), seat }),
  z.object({ do: z.literal('offer-ended'), seat }),
  z.object({ do: z.literal('back'), seat }),
  z.object({ do: z.literal('taken'), seat, name: z.string() }),
  z.object({ do: z.literal('resigned'), seat }),
  /** Somebody is no longer known here at all; what becomes of the seat follows. */
  z.object({ do: z.literal('left'), seat }),
  z.object({ do: z.literal('voted'), seat, about: seat }),
  z.object({ do: z.literal('unvoted'), seat, about: seat }),
  z.object({ do: z.literal('replaced'), seat }),
  z.object({ do: z.literal('bot-seated'), seat, bot: z.string() }),
  z.object({ do: z.literal('bot-failed'), seat, bot: z.string() }),
  z.object({ do: z.literal('won'), seats: z.array(seat) }),
  /** The rules have a new version: the turn under way began anew by it. */
  z.object({ do: z.literal('carried-over'), version: z.int() }),
  z.object({ do: z.literal('closed') }),
])

export type TableEvent = z.infer<typeof tableEventShape>
export type Motion = z.infer<typeof motion>

/** Nothing where it is none. */
export function readTableEvent(stored: Json): TableEvent | undefined {
  return tableEventShape.safeParse(stored).data
}
