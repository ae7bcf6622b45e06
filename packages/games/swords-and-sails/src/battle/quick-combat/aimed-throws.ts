import type { FactionId } from '../../data/factions/factions.ts'
import type { State } from '../../state.ts'
import type { Force } from '../battle.ts'
import { namedOn } from '../named-in-attack.ts'
import type { Stock } from '../stock.ts'
import type { Throw } from './throws.ts'

/** What is thrown, and whom of the side struck those who throw it have named (SNS 7.2.7). */
export interface AimedThrow extends Throw {
  readonly named: FactionId | null
}

/** SNS 7.2.7: figures whose Attack names a faction of the side throw apart from the others. */
export function aimedThrows(
  state: State,
  stocks: readonly Stock[],
  side: readonly Force[],
  throwsOf: (stocks: readonly Stock[]) => readonly Throw[],
): AimedThrow[] {
  const named = stocks.map(({ piece }) => namedOn(state, piece, side))
  return [...new Set(named)].flatMap((faction) =>
    throwsOf(stocks.filter((_, place) => named[place] === faction)).map((each) => ({
      ...each,
      named: faction,
    })),
  )
}
