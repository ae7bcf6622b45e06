import { back, isAway } from '../match/at-the-table.ts'
import type { Command } from '../match/command.ts'
import type { Sitter } from '../match/gathering.ts'
import { isTaken } from '../match/given.ts'
import type { Room } from '../match/room.ts'
import { rulesProblem, tableProblem } from './problem.ts'
import { ownSeat } from './visitor.ts'

/** What somebody is told whose command is on disk. */
export interface Acknowledged {
  readonly sequence: number
  /** This very answer was there already. */
  readonly again?: true
}

/** Carries out what somebody does at a seat of theirs; a problem if it is refused. */
export async function give(room: Room, who: Sitter, command: Command): Promise<Acknowledged> {
  ownSeat(room, who.id, command.seat)
  const { now } = room.harbour
  if (isAway(room.table, command.seat, now())) {
    const refusal = await room.change((table) => back(table, who, now()))
    if (refusal !== undefined) throw tableProblem(refusal)
  }
  let done = await room.submit(command)
  // Another process may have gone on, and this one not have heard of it yet.
  if (!done.ok && (await room.caughtUp())) done = await room.submit(command)
  const { sequence } = done
  if (done.ok) return done.did || command.do !== 'answer' ? { sequence } : { sequence, again: true }
  if (command.do === 'answer' && (await isTaken(room, command))) return { sequence, again: true }
  throw rulesProblem(room.served.game, done.refusal, sequence)
}
