import { designed, inferred, printed, type TableProvenance } from './provenance.ts'
import type { Goods } from './resources.ts'

const BUILDING_IDS = ['town', 'city'] as const
export type BuildingId = (typeof BUILDING_IDS)[number]

/** SOW 1.4.2 */
export const BUILDING_COST: Goods = { grain: 0, wood: 5, iron: 5 }
export const PORT_COST = 5
/** One Wood or one Iron for each. */
export const BUILDING_SUPPLY = 1

/** SOW 6.1.2 */
export const HARVEST_FACTOR: Readonly<Record<BuildingId, number>> = { town: 2, city: 3 }

/** SOW 8.2.3; a Home Realm is as strong as a City. */
export const FORTIFICATION: Readonly<Record<BuildingId, number>> = { town: 1, city: 2 }

/** SOW 6.2.2 */
export const RECRUITS: Readonly<Record<BuildingId | 'home', number>> = { home: 6, city: 4, town: 2 }

/** SOW 8.6.3 */
export const LOOT: Readonly<Record<BuildingId | 'port' | 'village', number>> = {
  town: 5,
  city: 10,
  port: 5,
  village: 5,
}

/** SOW 6.3.1 */
export const MOST_PORTS = 12

export const BUILDINGS_PROVENANCE: TableProvenance<
  'cost' | 'portCost' | 'supply' | 'town' | 'city' | 'fortification' | 'recruits' | 'loot' | 'ports'
> = {
  cost: printed('S table of recruitment and supply'),
  portCost: printed('S 6.1'),
  supply: printed('S table of recruitment and supply'),
  town: inferred('B 1.10'),
  city: designed('B 3.7'),
  fortification: printed('S 4'),
  recruits: designed('B 3.7'),
  loot: designed('B 3.6'),
  ports: inferred('B 2 item 3'),
}
