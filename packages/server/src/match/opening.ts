import type { TableRows } from '../storage/matches.ts'
import { type MatchTable, timingOf } from './match-table.ts'
import { openingWords } from './opening-words.en.ts'
import type { ServedGame } from './served-game.ts'
import { type Carried, type KeptCourse, playedBy, SteppedMatch, type Timing } from './stepped-match.ts'

/** What the rules at hand make of a match that is kept. */
export type Opening =
  | { readonly becomes: 'as-it-is'; readonly stepped: SteppedMatch }
  /** It goes on by newer rules than it was begun by: the turn under way begins anew. */
  | { readonly becomes: 'migrated'; readonly from: number; readonly carried: Carried }
  | Unplayable

/** A match that cannot be opened, and why, in a sentence that anybody may read. */
type Unplayable =
  /** Other rules have begun it, and no way leads across to these; or other rules have finished it, and it can be read. */
  | { readonly becomes: 'closed' | 'readable'; readonly needs: number; readonly sentence: string }
  | { readonly becomes: 'damaged'; readonly sentence: string; readonly trouble: unknown }

/** Opens a match as far as it can be opened. Nothing is kept by this: what has to be is in what it returns. */
export function opening(served: ServedGame, table: TableRows, kept: KeptCourse, timing: Timing): Opening {
  if (kept.steps.length === 0 && kept.from === undefined) return unbegun(served, table, kept, timing)
  if (isOfOtherRules(served, table, kept)) return byOtherRules(served, table, kept, timing)
  return asItIs(served, table, kept, timing)
}

/** Whether other rules than those at hand have played any of it. */
export function isOfOtherRules({ game }: ServedGame, table: TableRows, { from, steps }: KeptCourse): boolean {
  return steps.length > 0 && playedBy(table, from) !== game.version
}

function asItIs(served: ServedGame, table: TableRows, { from, steps }: KeptCourse, timing: Timing): Opening {
  try {
    return { becomes: 'as-it-is', stepped: SteppedMatch.open(served, table, from, steps, timing) }
  } catch (trouble) {
    return { becomes: 'damaged', sentence: openingWords.damaged, trouble }
  }
}

/** Why a table that was laid by other rules cannot be begun by these. */
export function whyNotBegun(served: ServedGame, table: MatchTable): string | undefined {
  if (table.match.version === served.game.version) return undefined
  const opened = opening(served, table, { from: undefined, steps: [], lines: [], at: 0 }, timingOf(table))
  return 'sentence' in opened ? opened.sentence : undefined
}

/** A table at which nothing has happened belongs to the rules it is begun by. */
function unbegun(served: ServedGame, table: TableRows, kept: KeptCourse, timing: Timing): Opening {
  const { version } = table.match
  const { game } = served
  const ours = { ...table, match: { ...table.match, version: game.version } }
  const opened = asItIs(served, ours, kept, timing)
  if (opened.becomes !== 'damaged' || version === game.version) return opened
  const sentence = openingWords.cannotBegin(game.name, game.version, version)
  return { becomes: 'closed', needs: version, sentence }
}

/** A match under way goes on by the rules at hand; one that is over, or cannot go on, says so and stays as it is. */
function byOtherRules(served: ServedGame, table: TableRows, kept: KeptCourse, timing: Timing): Opening {
  const { name, version } = served.game
  const needs = playedBy(table, kept.from)
  if (table.match.status !== 'playing')
    return { becomes: 'readable', needs, sentence: openingWords.readable(name, version, needs) }
  try {
    const carried = SteppedMatch.carryOver(served, table, kept, timing)
    if (carried.ok) return { becomes: 'migrated', from: needs, carried: carried.value }
    return { becomes: 'closed', needs, sentence: openingWords.cannotGoOn(name, version, needs) }
  } catch (trouble) {
    return { becomes: 'damaged', sentence: openingWords.damaged, trouble }
  }
}
