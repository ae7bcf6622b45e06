import type { Json } from '@windward/table'
import { z } from 'zod'

const seat = z.string()

/** What happens at a table and is no part of the record: everything that everybody there may know. */
const happeningShape = z.discriminatedUnion('do', [
  z.object({ do: z.literal('asked'), motion: z.enum(['pause', 'draw']), seat }),
  z.object({ do: z.literal('agreed'), motion: z.enum(['pause', 'draw']), seat }),
  z.object({ do: z.literal('declined'), motion: z.enum(['pause', 'draw']), seat }),
  z.object({ do: z.literal('paused') }),
  z.object({ do: z.literal('resumed'), seat }),
  z.object({ do: z.literal('drawn') }),
  z.object({ do: z.literal('vacation'), seat, until: z.number() }),
  z.object({ do: z.literal('time-up'), seat }),
  z.object({ do: z.literal('held'), seat, bot: z.string() }),
  z.object({ do: z.literal('offered'), seat }),
  z.object({ do: z.literal('back'), seat }),
  z.object({ do: z.literal('taken'), seat, name: z.string() }),
  z.object({ do: z.literal('resigned'), seat }),
  z.object({ do: z.literal('bot-failed'), seat, bot: z.string() }),
  z.object({ do: z.literal('closed') }),
])

export type Happened = z.infer<typeof happeningShape>
export type Motion = 'pause' | 'draw'

export function readHappening(stored: Json): Happened {
  return happeningShape.parse(stored)
}
