import type { Refusal } from '@windward/table'
import type { BotTerms, Place } from './protocol.ts'
import { putAside, takeLine } from './worker-calls.ts'

/** Lays a table in this browser; the rules say, in the worker, whether it can be laid so. */
export async function layLocal(
  game: string,
  options: unknown,
  seats: readonly Place[],
  terms: BotTerms = {},
): Promise<{ readonly id: string } | Refusal> {
  const line = takeLine()
  try {
    const { value, refusal } = await line.ask({ do: 'lay', game, options, seats, terms })
    return refusal ?? { id: String(value) }
  } finally {
    putAside(line)
  }
}
