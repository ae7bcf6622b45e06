import { Games, type GameToLoad, type ServedGame } from '../match/served-game.ts'
import { type Prospect, prospects, Tallied, type Totals } from '../match/upgrade/check-matches.ts'
import { openHoldings } from '../storage/open-all-matches.ts'
import { mustBeThere, NoTableThere, type Whereabouts, whereIs } from './data-location.ts'

/** Told what is found, match by match, with how many there are. */
export type Found = (prospect: Prospect, count: number) => void

/** Opens every match by the rules at hand, on a database that is only read, beside a server or without one. */
export const checkUpgrade = async (
  whereabouts: Whereabouts,
  games: readonly (ServedGame | GameToLoad)[],
  found: Found,
): Promise<Totals> => {
  mustBeThere(whereabouts)
  const opened = await openHoldings(await whereIs(whereabouts))
  if (opened === undefined) throw new NoTableThere('There is no table in this database: it holds no matches.')
  const tallied = new Tallied()
  try {
    const count = await opened.holdings.count()
    for await (const prospect of prospects(opened.holdings, new Games(games), Date.now)) {
      tallied.add(prospect)
      found(prospect, count)
    }
  } finally {
    await opened.close()
  }
  return tallied.totals
}
