import type { Command } from '../match/command.ts'
import { backByActing, isAway } from '../match/leaving/absence.ts'
import type { Room } from '../match/open-match.ts'
import { type Given, isDone, isTaken } from '../match/repeated-answer.ts'
import type { Sitter } from '../match/seats/gathering.ts'
import { Problem, rulesProblem, tableProblem, unplayableProblem } from './problem.ts'
import { ownSeat } from './visitor.ts'

/** What somebody is told whose command is on disk. */
export interface Acknowledged {
  readonly sequence: number
  /** This very answer was there already. */
  readonly again?: true
}

const OTHER_DEED = 'You have done something else here meanwhile. Look again, and do it if you still want to.'

/** Carries out what somebody does at a seat of theirs; a problem if it is refused. */
export async function give(room: Room, who: Sitter, command: Command): Promise<Acknowledged> {
  ownSeat(room, who.id, command.seat)
  if (room.unplayable !== undefined) throw unplayableProblem(room.unplayable)
  const { now } = room.harbour
  if (isAway(room.table, command.seat, now())) {
    const refusal = await room.change((table) => backByActing(table, who, now()))
    if (refusal !== undefined) throw tableProblem(refusal)
  }
  const counted = command.do === 'answer' && command.deed !== undefined
  let done = await room.submit(command)
  // Another process may have gone on, and this one not have heard of it yet.
  if (!(done.ok && (done.did || !counted)) && (await room.caughtUp())) done = await room.submit(command)
  const { sequence } = done
  if (done.ok && (done.did || command.do !== 'answer')) return { sequence }
  if (command.do === 'answer' && (await isThere(room, command, done.ok))) return { sequence, again: true }
  if (done.ok) throw new Problem(409, OTHER_DEED, { sequence })
  throw rulesProblem(room.served.game, done.refusal, sequence)
}

/** Whether nothing came of an answer because it is there already; `passed` if the rules had nothing against it. */
async function isThere(room: Room, given: Given, passed: boolean): Promise<boolean> {
  if (!passed) return isTaken(room, given)
  return given.deed === undefined || isDone(room, given)
}
