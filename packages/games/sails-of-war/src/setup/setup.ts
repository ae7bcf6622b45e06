import type { SowFlow, SowTable } from '../state.ts'
import { dealRealms } from './deal-realms.ts'
import { layBoard } from './lay-board.ts'
import { layCounters, placeSerpents } from './serpents-and-counters.ts'
import { shuffleDecks, startingPieces } from './starting-pieces.ts'

/** SOW 2: the board is laid by its players, then everybody starts. Without a sea there are no Serpents and no counters (SOW 16). */
export function* setup(t: SowTable): SowFlow {
  yield* t.step('decks', () => shuffleDecks(t))
  yield* t.step('realms', () => dealRealms(t))
  yield* t.step('board', () => layBoard(t))
  startingPieces(t)
  if (t.state.options.mode === 'base') return
  placeSerpents(t)
  layCounters(t)
}
