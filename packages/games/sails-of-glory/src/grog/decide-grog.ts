import { someShips } from '../asking/some-ships.ts'
import type { ShipId } from '../data/ships.ts'
import { say } from './words.en.ts'

export interface GrogBrief {
  /** Ships that may serve grog now; of the others nothing is told (SOG 12.2.3). */
  readonly ships: readonly ShipId[]
}

/** SOG 12.2.1 */
export const grog = someShips<GrogBrief>('grog', 'SOG 12.2.1', {
  title: () => say('grog.title'),
  hint: () => say('grog.hint'),
  choose: (ship) => say('grog.serve', { ship }),
  cannot: (f) => say('grog.cannot', f),
  some: () => say('grog.confirm'),
  none: () => say('grog.keep'),
})
