import type { GameTypes } from './game.ts'

/** Who may know of something: everybody, or these seats alone. */
export type Audience<G extends GameTypes> = 'all' | readonly G['seat'][]

/**
 * TBL 2.8: for whom a bot's reasons are, which tell more than its answer does: for its own seat, and for everybody once the
 * match has ended or where the table was laid so.
 */
export function readersOfReasons(seat: string, open: boolean): 'all' | readonly string[] {
  return open ? 'all' : [seat]
}

/**
 * Whether a viewer may read what was told to these. Whatever keeps a line of the ledger from somebody goes by this; where
 * a database picks the lines out, its SQL is held to the same by a test.
 */
export function mayRead(to: 'all' | readonly string[], viewer: string): boolean {
  return to === 'all' || to.includes(viewer)
}
