import { setTimeout as pause } from 'node:timers/promises'

/** The server shuts down, has crashed, or is not up yet; or the connection is broken. */
const LOST = /^(57P0[123]|08...)$/
/** It is there, but takes nothing now: cancelled for its length, no room or connection left, or only to be read. */
const UNABLE = /^(57014|53...|25006|25P03)$/
/** Two that were in each other's way: the one that was chosen to give way tries again. */
const IN_THE_WAY = new Set(['40001', '40P01'])
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
const IN_WORDS =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|query read timeout/i

/** For what is done at the start and for answers, which nobody should have to give again: a restart lasts seconds. */
const LONG_PATIENCE_MS = 15_000
/** Whoever asks for anything else hears soon that it cannot be had now. */
export const SHORT_PATIENCE_MS = 1900
/** So long after somebody waited in vain nobody else does: one request may ask several times. */
const KNOWN_AWAY_MS = 500
const LONGEST_PAUSE_MS = 500

/** The connection broke while the transaction was being committed: nobody can say whether it was. */
export class Uncertain extends Error {}

// Looked at without the classes of the driver: whoever keeps a file never loads it.
const codeOf = (fault: Error): string => ('code' in fault && typeof fault.code === 'string' ? fault.code : '')

export function isLost(fault: unknown): boolean {
  if (fault instanceof AggregateError) return fault.errors.some(isLost)
  if (!(fault instanceof Error)) return false
  const code = codeOf(fault)
  return LOST.test(code) || UNREACHABLE.has(code) || IN_WORDS.test(fault.message)
}

/** Whether PostgreSQL is away or can do nothing for us now, so that whoever asked is to come again. */
export function isAway(fault: unknown): boolean {
  if (isLost(fault) || isInTheWay(fault) || fault instanceof Uncertain) return true
  return fault instanceof Error && UNABLE.test(codeOf(fault))
}

export function isInTheWay(fault: unknown): boolean {
  return fault instanceof Error && IN_THE_WAY.has(codeOf(fault))
}

export function isTaken(fault: unknown): boolean {
  return fault instanceof Error && codeOf(fault) === '23505'
}

/** Tries again while the server is away, as long as `again` allows it. */
export async function patiently<T>(
  work: () => Promise<T>,
  again: (fault: unknown) => boolean = (fault) => isLost(fault) || isInTheWay(fault),
  patienceMs: number = LONG_PATIENCE_MS,
): Promise<T> {
  const end = performance.now() + patienceMs
  for (let wait = 10; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (fault) {
      if (!again(fault) || performance.now() + wait > end) throw fault
    }
    await pause(wait * (0.5 + Math.random()))
  }
}

let knownAwayUntil = Number.NEGATIVE_INFINITY

/** The same for somebody who waits for the answer: not for long, and not when it is known to be in vain. */
export async function patientlyForNow<T>(
  work: () => Promise<T>,
  patienceMs: number = SHORT_PATIENCE_MS,
): Promise<T> {
  const isKnown = performance.now() < knownAwayUntil
  try {
    return await patiently(work, undefined, isKnown ? 0 : patienceMs)
  } catch (fault) {
    if (isLost(fault)) knownAwayUntil = performance.now() + KNOWN_AWAY_MS
    throw fault
  }
}
