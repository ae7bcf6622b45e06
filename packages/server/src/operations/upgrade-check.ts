import { Games, type GameToLoad, type ServedGame } from '../match/served-game.ts'
import { CheckCount, checkMatches, type MatchCheck, type Totals } from '../match/upgrade/check-matches.ts'
import { openAllMatches } from '../storage/open-all-matches.ts'
import { type DataLocation, mustBeThere, NoTableThere, whereIs } from './data-location.ts'

/** Told what is found, match by match, with how many there are. */
export type Found = (check: MatchCheck, count: number) => void

/** Opens every match by the rules at hand, on a database that is only read, beside a server or without one. */
export const checkUpgrade = async (
  location: DataLocation,
  games: readonly (ServedGame | GameToLoad)[],
  found: Found,
): Promise<Totals> => {
  mustBeThere(location)
  const opened = await openAllMatches(await whereIs(location))
  if (opened === undefined) throw new NoTableThere('There is no table in this database: it holds no matches.')
  const tallied = new CheckCount()
  try {
    const count = await opened.allMatches.count()
    for await (const check of checkMatches(opened.allMatches, new Games(games), Date.now)) {
      tallied.add(check)
      found(check, count)
    }
  } finally {
    await opened.close()
  }
  return tallied.totals
}
