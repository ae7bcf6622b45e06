import { designed, printed, type TableProvenance } from './provenance.ts'

/** SOW 15.1 */
export const VICTORY = { mysticLands: 4, stars: 5 } as const

/** SOW 6.5: by the Stars owned, what each resource comes to; from five on none is sold. */
export const GUILD_PRICES = [10, 10, 15, 20, 25] as const
export const STARS = 20

/** SOW 15.2.4 */
export const ROUND_LIMIT = { usual: 40, most: 200 } as const

/** SOW 10.3.9 */
export const STARLESS_REWARD = 8

export const VICTORY_PROVENANCE: TableProvenance<
  'mysticLands' | 'stars' | 'guild' | 'guildWithout' | 'supply' | 'limit' | 'starless'
> = {
  mysticLands: printed('S 1.1, 10'),
  stars: printed('S 1.1'),
  guild: printed('S table of the Grey Guild'),
  guildWithout: designed('B 3.7'),
  supply: designed('B 3.7'),
  limit: designed('B 3'),
  starless: designed('B 3.7'),
}
