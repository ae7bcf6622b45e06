import type { GameTypes } from '../game.ts'
import type { Match } from '../match.ts'
import type { Refusal } from '../refusal.ts'
import type { Attempt } from './malformed.ts'
import { spoken } from './received.ts'

const CLAUSE = /^[A-Z]+ \d+(\.\d+)*$/
const SENTENCE = /^.{8,}[.!?]$/su

/** Tries it on the table. What comes back is what is wrong with the table: nothing, if it refused as it should. */
export function faultOfAccepting<G extends GameTypes>(match: Match<G>, attempt: Attempt): string | undefined {
  const before = match.length
  const given = match.answer(attempt.seat, attempt.question, attempt.answer)
  if (given.ok) return `accepted (${attempt.what})`
  if (match.length !== before) return `refused, yet something was entered (${attempt.what})`
  return faultOfRefusal(match, given.refusal)
}

/** A refusal is a sentence with a clause. */
export function faultOfRefusal<G extends GameTypes>(match: Match<G>, refusal: Refusal): string | undefined {
  const text = spoken(match, refusal.refused)
  if (!SENTENCE.test(text)) return `refused with no sentence: “${text}”`
  if (!CLAUSE.test(refusal.clause)) return `refused by no clause: “${refusal.clause}”`
  return undefined
}
