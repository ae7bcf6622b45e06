import { type Answered, type Entry, type GameTypes, granted, type Match, type Result } from '@windward/table'
import { isGiven } from './repeated-answer.ts'

/** Something done at the table that goes into its record. */
export type Command =
  | {
      readonly do: 'answer'
      readonly seat: string
      readonly question: string
      readonly answer: unknown
      /** In an open phase: which of the seat's answers there this is, counted from one. */
      readonly deed?: number | undefined
    }
  | { readonly do: 'withdraw'; readonly seat: string; readonly question: string }
  | { readonly do: 'instruct'; readonly seat: string; readonly kind: string; readonly instruction: unknown }
  /** A bot's answer: it counts only where the question still stands open. */
  | {
      readonly do: 'bot'
      readonly seat: string
      readonly question: string
      readonly answer: unknown
      /** It holds the seat for somebody. */
      readonly inPlace: boolean
      readonly how: Answered
    }
  /** The rules answer for a seat; by `overdue` only if its time has really run out when this is carried out. */
  | {
      readonly do: 'time-up'
      readonly seat: string
      readonly question: string
      readonly because: 'overdue' | 'nobody'
    }

/** Carries a command out at the match, which answers with the entries to be kept. None: there was nothing to do. */
export function carryOut(match: Match<GameTypes>, command: Command): Result<readonly Entry[]> {
  switch (command.do) {
    case 'answer':
      return isGiven(match, command)
        ? granted([])
        : match.answer(command.seat, command.question, command.answer)
    case 'withdraw':
      return match.withdraw(command.seat, command.question)
    case 'instruct':
      return match.instruct(command.seat, command.kind, command.instruction)
    case 'bot':
      if (!isOpen(match, command)) return granted([])
      return command.inPlace
        ? match.answerFor(command.seat, command.question, command.answer, command.how)
        : match.answer(command.seat, command.question, command.answer, command.how)
    case 'time-up':
      return isOpen(match, command) ? match.timeUp(command.seat, command.question) : granted([])
  }
}

/** Whether this question is before the seat and has no answer yet. */
function isOpen(match: Match<GameTypes>, { seat, question }: { seat: string; question: string }): boolean {
  return match.questions(seat).some(({ id, sealed }) => id === question && sealed === undefined)
}
