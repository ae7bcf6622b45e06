import { setImmediate as others } from 'node:timers/promises'
import type { AllMatches } from '../../storage/all-matches.ts'
import type { Games } from '../served-game.ts'
import { checkMatch, goesOn, isRunning, type MatchCheck } from './check-match.ts'

export type { MatchCheck } from './check-match.ts'

const AT_ONCE = 500

/** How many matches become what. */
export interface Totals {
  readonly matches: number
  readonly asItIs: number
  readonly migrated: number
  readonly closed: number
  readonly readable: number
  readonly damaged: number
  /** Of those that are being played, how many could not go on. */
  readonly stranded: number
}

/** Opens every match by the rules at hand, one after the other, so that never more than one is in memory. */
export async function* checkMatches(
  allMatches: AllMatches,
  games: Games,
  now: () => number,
): AsyncGenerator<MatchCheck> {
  let ids = await allMatches.ids('', AT_ONCE)
  while (ids.length > 0) {
    for (const id of ids) {
      const check = await checkMatch(allMatches, games, id, now())
      if (check !== undefined) yield check
      // On a database file nothing has to be waited for, so whoever else wants to do something is let in between.
      await others()
    }
    ids = await allMatches.ids(ids.at(-1) ?? '', AT_ONCE)
  }
}

/** Counts them. */
export class CheckCount {
  readonly #counts = {
    matches: 0,
    'as-it-is': 0,
    migrated: 0,
    closed: 0,
    readable: 0,
    damaged: 0,
    stranded: 0,
  }

  add(check: MatchCheck): void {
    this.#counts.matches += 1
    this.#counts[check.becomes] += 1
    if (isRunning(check) && !goesOn(check)) this.#counts.stranded += 1
  }

  get totals(): Totals {
    const { 'as-it-is': asItIs, ...others } = this.#counts
    return { ...others, asItIs }
  }
}

/** The same in a sentence or two. */
export function totalsInWords(totals: Totals): string {
  const { matches, stranded } = totals
  const parts = [
    [totals.asItIs, 'as it is'],
    [totals.migrated, 'by newer rules, with the turn under way begun anew'],
    [totals.closed, 'closed'],
    [totals.readable, 'only to be read'],
    [totals.damaged, 'damaged'],
  ] as const
  const told = parts.flatMap(([count, what]) => (count === 0 ? [] : `${count} ${what}`))
  if (matches === 0) return 'There are no matches.'
  const all = `${matches} ${matches === 1 ? 'match' : 'matches'}: ${told.join('; ')}.`
  const end = stranded === 0 ? 'Every match that is being played goes on.' : strandedInWords(stranded)
  return `${all} ${end}`
}

function strandedInWords(count: number): string {
  return count === 1
    ? 'One match that is being played does not go on.'
    : `${count} matches that are being played do not go on.`
}
