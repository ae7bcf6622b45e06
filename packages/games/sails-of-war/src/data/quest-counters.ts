import { RELIC_IDS } from './artifacts.ts'
import { designed, printed, type TableProvenance } from './provenance.ts'

/** The Mystic Lands: four of them win (SOW 15.1.1). */
export const MYSTIC_IDS = [
  'sky-hall',
  'pit-of-flame',
  'tower-of-timorran',
  'valley-of-the-wizards',
  'crypt-of-llovar',
] as const
/** SOW 11.3.2 to SOW 11.3.5; the Empty Lands do nothing. */
const PLACE_IDS = ['dungeon', 'last-cozy-inn', 'village', 'magic-portal', 'ruins', 'empty-lands'] as const
export const COUNTER_FOES = ['ogre', 'goblins', 'dragon', 'troll', 'snake-man', 'assassin'] as const

export const COUNTER_IDS = [...MYSTIC_IDS, ...PLACE_IDS, ...RELIC_IDS, 'star', ...COUNTER_FOES] as const
export type MysticId = (typeof MYSTIC_IDS)[number]
export type CounterFoe = (typeof COUNTER_FOES)[number]
export type QuestCounter = (typeof COUNTER_IDS)[number]

/** SOW 2.4.3: how many there are of each. */
export const COUNTERS: Readonly<Record<QuestCounter, number>> = {
  'sky-hall': 1,
  'pit-of-flame': 1,
  'tower-of-timorran': 1,
  'valley-of-the-wizards': 1,
  'crypt-of-llovar': 1,
  dungeon: 3,
  'last-cozy-inn': 2,
  village: 4,
  'magic-portal': 4,
  ruins: 3,
  'empty-lands': 5,
  'scroll-of-sight': 1,
  'wand-of-time': 1,
  'purple-sail': 1,
  'tooth-of-the-sea': 1,
  'silver-flute': 1,
  'chest-of-lumii': 1,
  'horn-of-war': 1,
  star: 2,
  ogre: 2,
  goblins: 2,
  dragon: 1,
  troll: 1,
  'snake-man': 2,
  assassin: 1,
}

/** SOW 11.3.3 */
export const VILLAGE_YIELD = 3

export const COUNTERS_PROVENANCE: TableProvenance<'kinds' | 'total' | 'split' | 'village'> = {
  kinds: printed('S quest counter chart'),
  total: printed('S 9.3'),
  split: designed('B 3.10'),
  village: printed('S quest counter chart'),
}
