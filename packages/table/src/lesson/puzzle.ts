import type { GameTypes } from '../game.ts'
import { hashOf } from '../hash.ts'
import { type Catalogue, type Phrase, textOf } from '../phrase.ts'
import type { Question } from '../question.ts'
import type { Clause } from '../refusal.ts'
import type { Lesson, LessonTable, Pointer, PreparedPosition, Wrong } from './lesson.ts'
import { puzzleWords as words } from './puzzle-words.en.ts'

/** A position with a question to which one answer is clearly the best. */
export interface Puzzle {
  readonly id: string
  /** The seam it was found in. */
  readonly seam: string
  /** The question, in the words of its game, and what is to be said when it has been answered. */
  readonly asks: Phrase
  readonly reason: Phrase
  readonly clause: Clause
  readonly kind: string
  readonly table: Pick<LessonTable, 'options' | 'here' | 'seed'> & {
    readonly seats: readonly string[]
    readonly position: PreparedPosition
  }
  /** Everything that can be answered, the best first. */
  readonly answers: readonly Weighed[]
  /** How often each was tried, in the same worlds with the same dice. */
  readonly samples: number
}

/** What came of an answer on the average. */
export interface Weighed {
  /** By this it is known again; answers that come to the same have the same key. */
  readonly key: string
  readonly answer: unknown
  readonly worth: number
  /** By how much the best is better, and the standard error of that. */
  readonly behind: number
  readonly error: number
}

/** The puzzles of a game, with what is needed to put them. */
export interface Puzzlebook {
  readonly puzzles: readonly Puzzle[]
  readonly words: Catalogue
  /** Which of the answers this is, where not every legal one is asked for; a sentence where it is none of them. */
  keyOf?(puzzle: Pick<Puzzle, 'seam' | 'asks'>, answer: unknown): string | Wrong
  /** What of its question can be pointed at. */
  pointsIn?(asks: Phrase): readonly Pointer[]
  /** Counts of a hundred, or points. */
  measure(seam: string): 'chance' | 'points'
}

/** Where to look for puzzles in the matches of a game. */
export interface Quarry<G extends GameTypes = GameTypes> {
  /** With so many seats as usual, or with these. */
  readonly tables: readonly { readonly options: object; readonly seats: number | readonly string[] }[]
  /** Who plays the matches, and who plays on in thought; bots by their names, and by habit alone. */
  readonly players: string
  readonly habit: string
  readonly seams: readonly Seam<G>[]
}

/** A kind of decision in which there may be puzzles. */
export interface Seam<G extends GameTypes = GameTypes> {
  readonly id: string
  readonly kind: string
  readonly clause: Clause
  /** For so many turns it is played on. */
  readonly turns: number
  /** With a smaller lead nobody cares. */
  readonly least: number
  /** What may be asked here, each with all that can be answered. */
  finds(question: Question<G>, state: G['state']): readonly Found<G>[]
}

/** Something that may be a puzzle. */
export interface Found<G extends GameTypes = GameTypes> {
  readonly asks: Phrase
  readonly reason: Phrase
  readonly answers: readonly unknown[]
  worth(state: G['state'], outcome: G['outcome'] | undefined): number
}

/** Mined puzzles are kept as text, one a line: whatever a game's states are, the compiler need not read them. */
export function puzzlesIn(lines: readonly string[]): readonly Puzzle[] {
  return lines.map((line): Puzzle => JSON.parse(line))
}

/** By what an answer is known again where every legal one may be given. */
export function keyOf(book: Pick<Puzzlebook, 'keyOf'>, puzzle: Puzzle, answer: unknown): string | Wrong {
  return book.keyOf === undefined ? hashOf(answer) : book.keyOf(puzzle, answer)
}

/** A question is worded with its title in the first line. */
function titleOf({ words }: Pick<Puzzlebook, 'words'>, { asks }: Pick<Puzzle, 'asks'>): string {
  return textOf(asks, words).split('\n', 1).join('')
}

/** What a puzzle is called in its book: its title, with a number where several have the same. */
export function nameOf(book: Pick<Puzzlebook, 'words' | 'puzzles'>, puzzle: Puzzle): string {
  const title = titleOf(book, puzzle)
  const same = book.puzzles.filter((each) => titleOf(book, each) === title)
  const number = same.findIndex(({ id }) => id === puzzle.id) + 1
  return same.length > 1 && number > 0 ? words.numbered(title, number) : title
}

/** A puzzle is put at the ordinary table: a lesson of one step. */
export function puzzleLesson(book: Puzzlebook, puzzle: Puzzle): Lesson {
  const { id, table, kind, clause, answers, samples, seam } = puzzle
  const [best, next] = answers
  const [, ...rest] = textOf(puzzle.asks, book.words).split('\n')
  const title = nameOf(book, puzzle)
  const measured = (worth: number) => words.measured[book.measure(seam)](worth)
  const figures =
    best === undefined || next === undefined
      ? ''
      : words.figures(measured(best.worth), measured(next.worth), samples)
  const judge = (given: unknown): Wrong | undefined => {
    const key = keyOf(book, puzzle, given)
    if (typeof key !== 'string') return key
    if (key === best?.key) return undefined
    const found = answers.find((each) => each.key === key)
    return words.notBest(found && measured(found.worth))
  }
  return {
    id,
    title,
    about: words.about,
    minutes: 2,
    table: {
      ...table,
      bots: table.seats.filter((seat) => seat !== table.here),
      script: [],
    },
    parts: [
      {
        name: words.part,
        steps: [
          {
            id: 'answer',
            title,
            text: [...rest, words.task].join(' '),
            clause,
            points: book.pointsIn?.(puzzle.asks) ?? [],
            task: { do: 'answer', kind, shows: (_: Question<GameTypes>) => best?.answer, judge },
          },
        ],
      },
    ],
    ends: { title: words.solved, text: `${textOf(puzzle.reason, book.words)} ${figures}`, clause },
  }
}
