import type { GameTypes } from '../game.ts'
import type { Question } from '../question.ts'
import type { Checkpoint, Entry } from '../record/record.ts'
import type { Clause } from '../refusal.ts'

/** A lesson: a table to play at, and what the game master says, shows and asks there. */
export interface Lesson {
  readonly id: string
  readonly title: string
  /** In a line, where lessons are offered. */
  readonly about: string
  readonly minutes: number
  /** Whoever meets one of these kinds of decisions for the first time is offered it. */
  readonly meets?: readonly string[]
  readonly table: LessonTable
  /** By which its progress is shown. */
  readonly parts: readonly LessonPart[]
  /** What is said when it is over; without this, what is said after every lesson. */
  readonly ends?: { readonly title: string; readonly text: string; readonly clause?: Clause }
}

export interface LessonPart {
  readonly name: string
  readonly steps: readonly LessonStep[]
}

export interface LessonTable {
  readonly options: Readonly<Record<string, unknown>>
  /** Where whoever learns sits. */
  readonly here: string
  /** Gentle bots sit here. */
  readonly bots: readonly string[]
  /** How all of them sit, where whoever learns is not the first. */
  readonly seats?: readonly string[]
  /** Names the dice. It is chosen so that they show what is told, and so everybody can know them (TBL 6.6). */
  readonly seed: string
  /** What bots answer instead of what they think best. */
  readonly script: readonly ScriptedAnswer[]
  /** Where it begins; without this, as any match does. */
  readonly position?: PreparedPosition
  /** Up to this question of whoever learns, script and bots have played for all. */
  readonly begins?: { readonly turn: number; readonly kind: string }
}

/** A position that was set up: a state at the beginning of a turn, and what has been answered in that turn since. */
export interface PreparedPosition {
  readonly turn: number
  readonly state: Checkpoint['state']
  /** The version of the rules it was made by; today's, without. */
  readonly version?: number
  readonly entries?: readonly Entry[]
}

export interface ScriptedAnswer {
  /** Everybody, where none is named. */
  readonly seat?: string
  readonly kind: string
  /** In this turn alone. */
  readonly turn?: number
  readonly answer: unknown
}

/** One thing the game master says, and what comes next. */
export interface LessonStep {
  readonly id: string
  readonly title: string
  /** `{1}` and `{2}` are the numbers of what it points at. */
  readonly text: string
  /** Where the rules say it. */
  readonly clause?: Clause
  readonly points?: readonly Pointer[]
  readonly task: Task
  /** The rows of a teaching guide whose sentences it carries. */
  readonly carries?: readonly string[]
}

/** A place or a piece on the board, or a part of the frame around it. */
export type Pointer = { readonly place: string } | { readonly part: FramePart } | { readonly choice: string }

export type FramePart = 'decision' | 'submit' | 'seats' | 'goal' | 'phases' | 'papers'

export type Task = ReadTask | LookTask | ReplyTask | SetTask | AnswerTask

/** Read, then go on. */
interface ReadTask {
  readonly do: 'read'
}

/** Press a place or a piece on the board. */
export interface LookTask {
  readonly do: 'look'
  readonly at: readonly string[]
  readonly otherwise: Wrong
}

/** The game master asks something back. */
export interface ReplyTask {
  readonly do: 'reply'
  readonly choices: readonly { readonly text: string; readonly right: boolean; readonly because: string }[]
}

/** Works on an answer, without giving it yet. */
export interface SetTask extends Asking {
  readonly do: 'set'
  isDone(work: unknown, question: Question<GameTypes>): boolean
  /** What pressing a place on the board means that changes no work. */
  pressed?(place: string, question: Question<GameTypes>): Wrong | undefined
}

/** Gives an answer. */
export interface AnswerTask extends Asking {
  readonly do: 'answer'
  /** In an open phase, whether this answer is the one that goes on. */
  ends?(answer: unknown): boolean
}

interface Asking {
  /** The decision it is about. Where it does not come up, the step is passed over. */
  readonly kind: string
  /** What does it: shown to whoever wants to see it, and given where lessons are checked. */
  shows(question: Question<GameTypes>, work: unknown): unknown
  /** Why this is not what is wanted; nothing where it is. Without this anything the rules allow will do. */
  judge?(given: unknown, question: Question<GameTypes>): Wrong | undefined
}

/** What a wrong try is told. Nothing is lost by it. */
export interface Wrong {
  readonly title: string
  readonly text: string
  readonly clause?: Clause
  /** Where on the board it was tried. */
  readonly place?: string
}

export function stepsOf({ parts }: Pick<Lesson, 'parts'>): readonly LessonStep[] {
  return parts.flatMap(({ steps }) => steps)
}

/** The decision a step waits for. */
export function kindOf({ task }: LessonStep): string | undefined {
  return task.do === 'set' || task.do === 'answer' ? task.kind : undefined
}

/**
 * The step to be at while these kinds of decisions are asked: what did not come up is passed over when something is asked
 * that belongs to a later one.
 */
export function stepNow(steps: readonly LessonStep[], at: number, asked: readonly string[]): number {
  let place = at
  for (;;) {
    const step = steps[place]
    const kind = step && kindOf(step)
    if (kind === undefined || asked.includes(kind)) return place
    const isPast = steps.slice(place + 1).some((later) => asked.includes(kindOf(later) ?? ''))
    if (!isPast) return place
    place += 1
  }
}
