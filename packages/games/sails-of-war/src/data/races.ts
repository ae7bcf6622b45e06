import * as z from 'zod'
import { designed, inferred, type TableProvenance } from './provenance.ts'
import { goodsSchema } from './resources.ts'
import { ARMY_IDS, unitSchema } from './units.ts'

/** SOW 1.1.1 */
export const RACE_IDS = ['knights', 'elves', 'dwarves', 'barbarians', 'orcs', 'dark-lord'] as const
export type RaceId = (typeof RACE_IDS)[number]

export const HOME_IDS = ['daqan', 'lotharia', 'dunwarr', 'loth-khar', 'zul', 'zorgas'] as const
export type HomeId = (typeof HOME_IDS)[number]

const ALIGNMENTS = ['good', 'neutral', 'evil'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

export const raceSchema = z.strictObject({
  alignment: z.enum(ALIGNMENTS),
  home: z.enum(HOME_IDS),
  yields: goodsSchema,
  stock: goodsSchema,
  /** What differs from the table of units. */
  units: z.partialRecord(z.enum(ARMY_IDS), unitSchema.partial()),
  /** On rout checks. */
  rally: z.int().min(-3).max(3),
  /** Terrain that does not stop its army units. */
  unhindered: z.enum(['forest', 'mountain']).nullable(),
  /** Action Cards drawn beyond the one of each round, in Spring. */
  springCards: z.int().min(0).max(1),
  /** Votes beyond the usual ones, in base mode. */
  votes: z.int().min(0).max(1),
  lootFactor: z.int().min(1).max(2),
  /** Footmen bought together that bring one more, once a round. */
  horde: z.int().min(2).max(6).nullable(),
  overrun: z.boolean(),
  fedFootmen: z.boolean(),
  trades: z.boolean(),
  merchants: z.int().min(1).max(4),
  /** What the Grey Guild asks more, of each resource. */
  guild: z.int().min(0).max(10),
})
export type Race = Readonly<z.infer<typeof raceSchema>>

const COMMON = {
  units: {},
  rally: 0,
  unhindered: null,
  springCards: 0,
  votes: 0,
  lootFactor: 1,
  horde: null,
  overrun: true,
  fedFootmen: true,
  trades: true,
  merchants: 3,
  guild: 0,
} as const

/** SOW 1.3.1: alignment, Home Realm, yield and starting stock; and what each race has of its own. */
export const RACES: Readonly<Record<RaceId, Race>> = {
  /** SOW 1.3.2 */
  knights: {
    ...COMMON,
    alignment: 'good',
    home: 'daqan',
    yields: { grain: 4, wood: 3, iron: 3 },
    stock: { grain: 16, wood: 14, iron: 15 },
    units: { cavalry: { rout: 4, kill: 6 } },
    springCards: 1,
    votes: 1,
  },
  /** SOW 1.3.3 */
  elves: {
    ...COMMON,
    alignment: 'good',
    home: 'lotharia',
    yields: { grain: 3, wood: 4, iron: 3 },
    stock: { grain: 15, wood: 16, iron: 14 },
    units: { archer: { kill: 7 }, footman: { kill: 9 } },
    unhindered: 'forest',
  },
  /** SOW 1.3.4 */
  dwarves: {
    ...COMMON,
    alignment: 'good',
    home: 'dunwarr',
    yields: { grain: 3, wood: 3, iron: 4 },
    stock: { grain: 14, wood: 14, iron: 17 },
    units: { footman: { rout: 5, kill: 7 }, cavalry: { rout: 6, kill: 8, move: 2 } },
    rally: 1,
    unhindered: 'mountain',
  },
  /** SOW 1.3.5 */
  barbarians: {
    ...COMMON,
    alignment: 'neutral',
    home: 'loth-khar',
    yields: { grain: 4, wood: 3, iron: 3 },
    stock: { grain: 17, wood: 14, iron: 14 },
    units: { footman: { rout: 5, kill: 7 }, archer: { rout: 7 } },
    lootFactor: 2,
  },
  /** SOW 1.3.6 */
  orcs: {
    ...COMMON,
    alignment: 'evil',
    home: 'zul',
    yields: { grain: 3, wood: 4, iron: 3 },
    stock: { grain: 14, wood: 16, iron: 15 },
    rally: -1,
    horde: 3,
  },
  /** SOW 1.3.7 */
  'dark-lord': {
    ...COMMON,
    alignment: 'evil',
    home: 'zorgas',
    yields: { grain: 2, wood: 4, iron: 4 },
    stock: { grain: 10, wood: 17, iron: 18 },
    units: { footman: { rout: 7, kill: 9 } },
    rally: 2,
    overrun: false,
    fedFootmen: false,
    trades: false,
    merchants: 4,
    guild: 5,
  },
}

export const RACES_PROVENANCE: TableProvenance<
  'races' | 'alignment' | 'yields' | 'stock' | 'units' | 'special' | 'darkLordTrade'
> = {
  races: inferred('B 1.4'),
  alignment: inferred('B 1.4'),
  yields: designed('B 3.1'),
  stock: designed('B 3.1'),
  units: designed('B 3.1'),
  special: designed('B 3.1'),
  darkLordTrade: { origin: 'printed', source: 'S 6.5' },
}
