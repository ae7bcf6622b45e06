import { wizardsCouncil } from './council/council.ts'
import { economy } from './economy/economy.ts'
import { individualTurns } from './movement/individual-turns.ts'
import type { SowFlow, SowTable } from './state.ts'
import { supply } from './supply/supply.ts'
import { closeRound } from './victory/close-round.ts'

/** SOW 1.1.2: the four phases, each finished by all before the next begins. */
export function* round(t: SowTable): SowFlow {
  yield* wizardsCouncil(t)
  yield* economy(t)
  yield* individualTurns(t)
  yield* supply(t)
  closeRound(t)
}
