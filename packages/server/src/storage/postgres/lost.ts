import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseError } from 'pg'

/** The server shuts down, has crashed, or is not up yet; or the connection is broken. */
const LOST = /^(57P0[123]|08...)$/
/** Two that were in each other's way: the one that was chosen to give way tries again. */
const IN_THE_WAY = new Set(['40001', '40P01'])
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const IN_WORDS =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable/i

const PATIENCE_MS = 15_000
const LONGEST_PAUSE_MS = 500

export function isLost(fault: unknown): boolean {
  if (fault instanceof DatabaseError) return LOST.test(fault.code ?? '')
  if (fault instanceof AggregateError) return fault.errors.some(isLost)
  if (!(fault instanceof Error)) return false
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : ''
  return UNREACHABLE.has(code) || IN_WORDS.test(fault.message)
}

export function isInTheWay(fault: unknown): boolean {
  return fault instanceof DatabaseError && IN_THE_WAY.has(fault.code ?? '')
}

export function isTaken(fault: unknown): boolean {
  return fault instanceof DatabaseError && fault.code === '23505'
}

/** Tries again while the server is away, as long as `again` allows it; a restart lasts seconds, and people wait. */
export async function patiently<T>(
  work: () => Promise<T>,
  again: (fault: unknown) => boolean = (fault) => isLost(fault) || isInTheWay(fault),
): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  for (let wait = 10; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (fault) {
      if (!again(fault) || Date.now() + wait > end) throw fault
    }
    await pause(wait * (0.5 + Math.random()))
  }
}
