import { designed, inferred, printed, type TableProvenance } from './provenance.ts'

/** SOW 2.1.1 */
export const MAP = { columns: 12, rows: 8 } as const

/** SOW 2.2 */
export const DEAL = { dealt: 5, kept: 3, value: 10, keptOtherwise: 2 } as const

/** SOW 2.3 */
export const LAYING = { largestTouched: 4, homeDistance: 3 } as const

/** SOW 16.2: how many Realms a Home Realm touches, and how many if that cannot be. */
export const CONTINENT = { homeTouches: [2, 1] } as const

/** SOW 2.4 */
export const START = { footmen: 2, heroes: 1, stars: 1, serpents: 4 } as const

/** SOW 3.4 */
export const SERPENT = { dice: 3, destroysOn: 7 } as const

/** SOW 2.1.4: rolls above this are no direction. */
export const DIRECTIONS = 6
export const DIE = 10

export const SETUP_PROVENANCE: TableProvenance<
  'map' | 'deal' | 'laying' | 'units' | 'stars' | 'serpents' | 'addresses' | 'continent'
> = {
  map: inferred('B 2 item 2'),
  deal: printed('S 2'),
  laying: printed('S 2'),
  units: printed('S 2'),
  stars: inferred('B 1.2'),
  serpents: printed('S 3, 5'),
  addresses: designed('B 3.14'),
  continent: designed('B 3.15'),
}
