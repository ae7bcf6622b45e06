import {
  type AnyGame,
  type Frame,
  type GameTypes,
  type Match,
  PlayedBack,
  type Result,
  tableWords,
  textOf,
} from '@windward/table'
import { wireLine } from '../match/questions-and-lines.ts'
import type { LookBackTask, LookedBack } from './look-back.ts'

/** A page of moments has so many at most, and ends before it has so many characters if it has any. */
const MOMENTS_A_PAGE = 20
const CHARACTERS_A_PAGE = 400_000

/** Whoever looks back goes on from page to page, so the last few are kept in hand. */
const MOST_KEPT = 4

interface Kept {
  readonly name: string
  readonly entries: number
  readonly back: PlayedBack
}

let kept: readonly Kept[] = []

/** TBL 5.8: what a viewer saw, by his own views and lines; the record stays here. */
export default async function lookBack(task: LookBackTask): Promise<LookedBack> {
  const { game }: { readonly game: AnyGame } = await import(task.module)
  const opened = playedBack(game, task)
  if (!opened.ok) {
    const { refused, clause } = opened.refusal
    return { refused: textOf(refused, game.words, tableWords), clause }
  }
  const back = opened.value
  const { viewer, from } = task
  // What was told before older rules had carried the match over is counted, though it cannot be seen again.
  const unseen = task.lines - back.at(back.last).ledger(viewer).length
  const page: string[] = []
  let characters = 0
  for (let n = from; n <= back.last && page.length < MOMENTS_A_PAGE; n += 1) {
    const before = n === 0 ? 0 : back.at(n - 1).ledger(viewer).length
    const frames = back.framesTo(n, viewer)
    const text = momentText(game, back.at(n), { viewer, n, before, unseen, frames })
    if (page.length > 0 && characters + text.length > CHARACTERS_A_PAGE) break
    page.push(text)
    characters += text.length
  }
  const head = `"viewer":${JSON.stringify(viewer)},"last":${back.last}`
  return { moments: `{${head},"moments":[${page.join(',')}]}` }
}

interface Seen {
  readonly viewer: string
  readonly n: number
  /** How many lines there were at the moment before. */
  readonly before: number
  readonly unseen: number
  readonly frames: readonly Frame[]
}

function momentText(
  game: AnyGame,
  match: Match<GameTypes>,
  { viewer, n, before, unseen, frames }: Seen,
): string {
  const lines = match.ledger(viewer)
  return JSON.stringify({
    n,
    turn: match.turn,
    view: match.view(viewer),
    line: unseen + lines.length,
    lines: lines
      .slice(before)
      .map((line, index) => wireLine(game, { ...line, n: unseen + before + index + 1 })),
    frames,
  })
}

function playedBack(game: AnyGame, { match, viewer, record }: LookBackTask): Result<PlayedBack> {
  const name = `${match} ${viewer}`
  const { length: entries } = record.entries
  const known = kept.find((each) => each.name === name && each.entries === entries)
  if (known !== undefined) return { ok: true, value: known.back }
  const opened = PlayedBack.open(game, record, viewer)
  if (opened.ok)
    kept = [{ name, entries, back: opened.value }, ...kept.filter((each) => each.name !== name)].slice(
      0,
      MOST_KEPT,
    )
  return opened
}
