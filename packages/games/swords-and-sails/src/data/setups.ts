import * as z from 'zod'
import { landIds } from './area-ids.ts'
import { MAJOR_IDS, type MajorId } from './factions/factions.ts'
import type { Figures } from './figures.ts'
import { ARMY_IDS, type Piece, pieceSchema } from './pieces.ts'
import { designed, inferred, type Provenance, printed } from './provenance.ts'

const major = z.enum(MAJOR_IDS)

export const BOARDS = ['whole', 'west', 'east'] as const
export type Board = (typeof BOARDS)[number]

export const recommendedSetSchema = z
  .strictObject({
    id: z.string().regex(/^[2-7][A-G]$/),
    board: z.enum(BOARDS),
    factions: z.array(major).readonly(),
  })
  .readonly()
export type RecommendedSet = z.infer<typeof recommendedSetSchema>

/**
 * How many sets there are for each number of players is printed; the strokes through the factions left out
 * are lost, except for the two half boards. Two players take any pair of `NEIGHBOURS`.
 */
export const RECOMMENDED_SETS: readonly RecommendedSet[] = [
  { id: '7A', board: 'whole', factions: MAJOR_IDS },
  { id: '6A', board: 'whole', factions: ['BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA'] },
  { id: '6B', board: 'whole', factions: ['BYZ', 'FAT', 'HRE', 'NSE', 'FRA', 'ENG'] },
  { id: '6C', board: 'whole', factions: ['BYZ', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG'] },
  { id: '5A', board: 'whole', factions: ['BYZ', 'FAT', 'HRE', 'KIE', 'NSE'] },
  { id: '5B', board: 'whole', factions: ['BYZ', 'FAT', 'HRE', 'NSE', 'FRA'] },
  { id: '5C', board: 'whole', factions: ['BYZ', 'HRE', 'KIE', 'NSE', 'FRA'] },
  { id: '5D', board: 'whole', factions: ['HRE', 'KIE', 'NSE', 'FRA', 'ENG'] },
  { id: '5E', board: 'whole', factions: ['BYZ', 'FAT', 'HRE', 'FRA', 'ENG'] },
  { id: '4A', board: 'whole', factions: ['BYZ', 'FAT', 'HRE', 'KIE'] },
  { id: '4B', board: 'whole', factions: ['BYZ', 'HRE', 'KIE', 'NSE'] },
  { id: '4C', board: 'whole', factions: ['HRE', 'KIE', 'NSE', 'FRA'] },
  { id: '4D', board: 'whole', factions: ['HRE', 'KIE', 'NSE', 'ENG'] },
  { id: '4E', board: 'whole', factions: ['HRE', 'NSE', 'FRA', 'ENG'] },
  { id: '4F', board: 'west', factions: ['HRE', 'NSE', 'FRA', 'ENG'] },
  { id: '3A', board: 'whole', factions: ['BYZ', 'FAT', 'HRE'] },
  { id: '3B', board: 'whole', factions: ['BYZ', 'FAT', 'KIE'] },
  { id: '3C', board: 'whole', factions: ['BYZ', 'HRE', 'KIE'] },
  { id: '3D', board: 'whole', factions: ['HRE', 'KIE', 'NSE'] },
  { id: '3E', board: 'whole', factions: ['HRE', 'NSE', 'FRA'] },
  { id: '3F', board: 'whole', factions: ['NSE', 'FRA', 'ENG'] },
  { id: '3G', board: 'east', factions: ['BYZ', 'FAT', 'KIE'] },
]

/** Majors that count as neighbours when factions are chosen. */
export const NEIGHBOURS: readonly (readonly [MajorId, MajorId])[] = [
  ['FAT', 'BYZ'],
  ['FAT', 'HRE'],
  ['FAT', 'KIE'],
  ['BYZ', 'HRE'],
  ['BYZ', 'KIE'],
  ['HRE', 'KIE'],
  ['HRE', 'NSE'],
  ['HRE', 'FRA'],
  ['HRE', 'ENG'],
  ['KIE', 'NSE'],
  ['NSE', 'FRA'],
  ['NSE', 'ENG'],
  ['FRA', 'ENG'],
]

/** How many majors a match has. */
export const MAJORS_IN_PLAY: Figures<'fewest' | 'most'> = { fewest: 2, most: MAJOR_IDS.length }

/** Each faction in play needs so many neighbours in play; a game of two needs one. */
export const NEIGHBOURS_NEEDED: Figures<'twoPlayers' | 'more'> = { twoPlayers: 1, more: 2 }

/** The removal table has no game of the first without the second. */
export const NOT_PLAYED_WITHOUT: readonly (readonly [MajorId, MajorId])[] = [['FAT', 'BYZ']]

export const allianceBanSchema = z
  .strictObject({ without: major, between: z.tuple([major, major]).readonly() })
  .readonly()
/** Two factions that may not be in one team when a third is not played. */
export const ALLIANCE_BANS: readonly z.infer<typeof allianceBanSchema>[] = [
  { without: 'HRE', between: ['FAT', 'BYZ'] },
]

export const removalSchema = z
  .strictObject({ without: major, from: major, pieces: z.array(pieceSchema).min(1).readonly() })
  .readonly()
export type Removal = z.infer<typeof removalSchema>

const army = (id: (typeof ARMY_IDS)[number]): Piece => ({ army: id })

/**
 * Advanced: when `without` is not played, `from` begins without these pieces; never taken from novices in a
 * learning game. A bare number beside an army in the printed table is a fleet. A piece named twice goes once.
 */
export const REMOVALS: readonly Removal[] = [
  { without: 'FAT', from: 'BYZ', pieces: [army('II'), { fleet: '2' }] },
  { without: 'BYZ', from: 'HRE', pieces: [army('IV')] },
  { without: 'BYZ', from: 'KIE', pieces: [army('IV')] },
  { without: 'HRE', from: 'KIE', pieces: [army('III')] },
  { without: 'HRE', from: 'FRA', pieces: [army('III')] },
  { without: 'KIE', from: 'NSE', pieces: [{ fleet: '3' }] },
  { without: 'NSE', from: 'HRE', pieces: [{ fleet: '1' }] },
  { without: 'NSE', from: 'KIE', pieces: [army('IV')] },
  { without: 'FRA', from: 'HRE', pieces: [army('III')] },
  { without: 'FRA', from: 'ENG', pieces: [army('II')] },
  { without: 'ENG', from: 'NSE', pieces: [army('III'), { fleet: '2' }] },
]

export const halfBoardSchema = z
  .strictObject({
    factions: z.array(major).readonly(),
    /** Pieces that would start on the other half and are left in the box. */
    unused: z.array(z.strictObject({ faction: major, piece: pieceSchema }).readonly()).readonly(),
    /** Armies that would start on the other half and start here instead. */
    moved: z
      .array(z.strictObject({ faction: major, army: z.enum(ARMY_IDS), to: z.enum(landIds) }).readonly())
      .readonly(),
  })
  .readonly()

/** Games on one half of the board; lands of the other half, and borders leading there, are closed. */
export const HALF_BOARDS: Readonly<Record<'west' | 'east', z.infer<typeof halfBoardSchema>>> = {
  west: {
    factions: ['HRE', 'NSE', 'FRA', 'ENG'],
    unused: [{ faction: 'NSE', piece: { fleet: '3' } }],
    moved: [{ faction: 'NSE', army: 'II', to: 'sjaelland' }],
  },
  east: {
    factions: ['BYZ', 'FAT', 'KIE'],
    unused: [
      { faction: 'FAT', piece: { army: 'III' } },
      { faction: 'FAT', piece: { fleet: '2' } },
    ],
    moved: [],
  },
}

/** The optional fast start: markers bid for land in turns, each good for so much spring income. */
export const TERRITORY_BIDDING: Figures<'markers' | 'incomePerMarker'> = {
  markers: 10,
  incomePerMarker: 10,
}

export const SETUPS_PROVENANCE: Readonly<Record<string, Provenance>> = {
  numberOfSets: printed('R Playing with fewer than seven'),
  halfBoardSets: printed('R Playing with fewer than seven'),
  wholeBoardSets: designed('REF 2.2'),
  majorsInPlay: printed('R Political powers'),
  neighbours: inferred('R Removal table and three-player example'),
  'neighbours HRE–ENG and NSE–FRA': designed('REF 2.2'),
  neighboursNeeded: printed('R Playing with fewer than seven'),
  notPlayedWithout: inferred('R Removal table: not applicable'),
  allianceBans: inferred('R Removal table: its asterisk'),
  removals: printed('R Removal table'),
  halfBoardPieces: designed('REF 2.2'),
  territoryBidding: printed('R Optional rule: additional territories'),
}
