import { type AnyGame, hashOf, textOf } from '@windward/table'
import {
  keyOf,
  openedFor,
  type Puzzle,
  type Puzzlebook,
  puzzleLesson,
  type Quarry,
} from '@windward/table/lesson'
import { ERRORS } from './mine.ts'
import { Scales } from './weigh.ts'

/** So often the best two are played on where a puzzle is only looked over; at most so often where it is confirmed. */
export const GLANCE = 50
const MOST = 10_000
const STEP = 250
/** What was measured once and is measured again differs by no more standard errors than this. */
const STRAY = 5
/** Figures are stored with five digits. */
const ROUNDING = 1e-4

export interface PuzzleChecked {
  readonly id: string
  readonly worlds: number
  readonly faults: readonly string[]
}

interface Checking {
  readonly game: AnyGame
  readonly book: Puzzlebook
  readonly quarry: Quarry
  /** So often the best two are played on; or until the lead of the best is sure again. */
  readonly worlds: number | 'until sure'
}

/** Opens a puzzle at its table, holds what can be answered against what is stored, and plays its answers on. */
export function checkPuzzle(checking: Checking, puzzle: Puzzle): PuzzleChecked {
  const faults: string[] = []
  const fault = (what: string) => faults.push(`${puzzle.id}: ${what}`)
  const scales = scalesFor(checking, puzzle, fault)
  if (scales === undefined) return { id: puzzle.id, worlds: 0, faults }
  const [best = -1, ...others] = puzzle.answers.map(({ key }) => scales.keys.indexOf(key))
  if (best < 0 || others.includes(-1) || scales.keys.length !== puzzle.answers.length) {
    fault('other answers can be given than are stored')
    return { id: puzzle.id, worlds: 0, faults }
  }
  const { worlds } = checking
  const full = worlds === 'until sure'
  const weighed = full ? weighedInFull(scales.scales, best, others) : others.slice(0, 1)
  if (!full) scales.scales.weigh(worlds, [best, ...weighed])
  for (const { key, behind, error } of puzzle.answers.slice(1))
    if (behind <= ERRORS * error) fault(`the lead over ${key} was never sure`)
  if (worlds === 0) return { id: puzzle.id, worlds, faults }
  for (const [place, other] of weighed.entries()) {
    const stored = puzzle.answers[place + 1]
    const { lead, error } = scales.scales.lead(best, other)
    if (full && lead <= ERRORS * error) fault(`its lead is ${lead}, with an error of ${error}`)
    if (lead + ERRORS * error < 0) fault(`an answer is better by ${-lead}`)
    if (
      stored !== undefined &&
      Math.abs(lead - stored.behind) > STRAY * Math.hypot(error, stored.error) + ROUNDING
    )
      fault(`a lead of ${stored.behind} is stored, and it is ${lead}`)
  }
  return { id: puzzle.id, worlds: scales.scales.samples, faults }
}

/** Goes on until every other is behind for certain. */
function weighedInFull(scales: Scales, best: number, others: readonly number[]): readonly number[] {
  let close = others
  while (close.length > 0 && scales.samples < MOST) {
    scales.weigh(STEP, [best, ...close])
    close = close.filter((other) => {
      const { lead, error } = scales.lead(best, other)
      return lead <= ERRORS * error
    })
  }
  return others
}

function scalesFor({ game, book, quarry }: Checking, puzzle: Puzzle, fault: (what: string) => void) {
  const opened = openedFor(game, puzzleLesson(book, puzzle))
  if (!opened.ok) {
    fault(textOf(opened.refusal.refused, game.words))
    return undefined
  }
  const match = opened.value
  const question = [...match.unanswered()].find(
    ({ seat, kind }) => seat === puzzle.table.here && kind === puzzle.kind,
  )
  const seam = quarry.seams.find(({ id }) => id === puzzle.seam)
  const asks = hashOf(puzzle.asks)
  const found = question && seam?.finds(question, match.state).find((each) => hashOf(each.asks) === asks)
  if (question === undefined || seam === undefined || found === undefined) {
    fault('its question is not asked')
    return undefined
  }
  const best = puzzle.answers[0]
  if (best === undefined || question.check(best.answer) !== undefined) fault('its best answer is refused')
  const { habit } = quarry
  const scales = new Scales({ game, match, question, seam, found, habit, salt: 'check' })
  return { scales, keys: found.answers.map((answer) => String(keyOf(book, puzzle, answer))) }
}
