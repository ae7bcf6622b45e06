import type { TableRows } from '../storage/matches.ts'
import { type MatchTable, timingOf } from './match-table.ts'
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

/** What is wrong with one that is damaged is for the operator: it may tell of what somebody has sealed. */
export const DAMAGED = 'This match cannot be opened: what is kept of it is damaged.'

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
    return { becomes: 'damaged', sentence: DAMAGED, trouble }
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
  const sentence = `This match cannot begin. It was laid by version ${version} of the rules of ${game.name}, and this table has version ${game.version}: lay it anew.`
  return { becomes: 'closed', needs: version, sentence }
}

/** A match under way goes on by the rules at hand; one that is over, or cannot go on, says so and stays as it is. */
function byOtherRules(served: ServedGame, table: TableRows, kept: KeptCourse, timing: Timing): Opening {
  const { name, version } = served.game
  const needs = playedBy(table, kept.from)
  const versions = `It was played by version ${needs} of the rules of ${name}, and this table has version ${version}.`
  if (table.match.status !== 'playing') {
    const sentence = `This match can be read, and no longer be opened. ${versions}`
    return { becomes: 'readable', needs, sentence }
  }
  try {
    const carried = SteppedMatch.carryOver(served, table, kept, timing)
    if (carried.ok) return { becomes: 'migrated', from: needs, carried: carried.value }
    return { becomes: 'closed', needs, sentence: `This match cannot go on. ${versions}` }
  } catch (trouble) {
    return { becomes: 'damaged', sentence: DAMAGED, trouble }
  }
}
