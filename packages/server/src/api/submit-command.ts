import type { Command } from '../match/command.ts'
import { backByActing, isAway } from '../match/leaving/absence.ts'
import type { OpenMatch } from '../match/open-match.ts'
import { type Given, isDone, isTaken } from '../match/repeated-answer.ts'
import type { Sitter } from '../match/seats/gathering.ts'
import { Problem, rulesProblem, tableProblem, unplayableProblem } from './problem.ts'
import { refusals } from './refusals.en.ts'
import { ownSeat } from './visitor.ts'

/** What somebody is told whose command is on disk. */
export interface Acknowledged {
  readonly sequence: number
  /** This very answer was there already. */
  readonly again?: true
}

/** Carries out what somebody does at a seat of theirs; a problem if it is refused. */
export async function submitCommand(
  openMatch: OpenMatch,
  who: Sitter,
  command: Command,
): Promise<Acknowledged> {
  ownSeat(openMatch, who.id, command.seat)
  if (openMatch.unplayable !== undefined) throw unplayableProblem(openMatch.unplayable)
  const { now } = openMatch.services
  if (isAway(openMatch.table, command.seat, now())) {
    const refusal = await openMatch.change((table) => backByActing(table, who, now()))
    if (refusal !== undefined) throw tableProblem(refusal)
  }
  const counted = command.do === 'answer' && command.deed !== undefined
  let done = await openMatch.submit(command)
  // Another process may have gone on, and this one not have heard of it yet.
  if (!(done.ok && (done.did || !counted)) && (await openMatch.caughtUp()))
    done = await openMatch.submit(command)
  const { sequence } = done
  if (done.ok && (done.did || command.do !== 'answer')) return { sequence }
  if (command.do === 'answer' && (await isThere(openMatch, command, done.ok)))
    return { sequence, again: true }
  if (done.ok) throw new Problem(409, refusals.otherDeed, { sequence })
  throw rulesProblem(openMatch.served.game, done.refusal, sequence)
}

/** Whether nothing came of an answer because it is there already; `passed` if the rules had nothing against it. */
async function isThere(openMatch: OpenMatch, given: Given, passed: boolean): Promise<boolean> {
  if (!passed) return isTaken(openMatch, given)
  return given.deed === undefined || isDone(openMatch, given)
}
