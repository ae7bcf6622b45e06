import * as z from 'zod'
import { designed, type Provenance, printed } from '../provenance.ts'

export const MAJOR_IDS = ['BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG'] as const
export type MajorId = (typeof MAJOR_IDS)[number]

/** Eight of them (ruling C18), each of which begins in a team with a major. */
export const MINOR_IDS = ['POL', 'HUN', 'QUR', 'LEO', 'BUL', 'IRE', 'KHA', 'ARM'] as const
export type MinorId = (typeof MINOR_IDS)[number]

export const FACTION_IDS = [...MAJOR_IDS, ...MINOR_IDS] as const
export type FactionId = (typeof FACTION_IDS)[number]

const majors: ReadonlySet<FactionId> = new Set(MAJOR_IDS)
export const isMajor = (faction: FactionId): faction is MajorId => majors.has(faction)

/** Kiev's pieces are brown with white. */
export const PIECE_COLOURS = {
  BYZ: 'purple',
  FAT: 'green',
  HRE: 'yellow',
  KIE: 'brown',
  NSE: 'black',
  FRA: 'blue',
  ENG: 'red',
  POL: 'white',
  HUN: 'orange',
  QUR: 'teal',
  LEO: 'pink',
  BUL: 'olive',
  IRE: 'lime',
  KHA: 'turquoise',
  ARM: 'maroon',
} as const satisfies Record<FactionId, string>

export const minorSchema = z
  .strictObject({
    /** Majors it may begin in a team with; the first is the teaching guide's. */
    allies: z.array(z.enum(MAJOR_IDS)).min(1).readonly(),
    /** Minors it may begin in a team with when the table wants the advanced choice. */
    advancedAllies: z.array(z.enum(MINOR_IDS)).readonly(),
    /** Ruling C19: it puts a major city on its capital territory, where the board has none, at set-up. */
    foundsCapital: z.boolean(),
  })
  .readonly()
export type Minor = z.infer<typeof minorSchema>

export const MINORS: Readonly<Record<MinorId, Minor>> = {
  POL: { allies: ['KIE', 'HRE'], advancedAllies: [], foundsCapital: false },
  HUN: { allies: ['HRE', 'BYZ', 'KIE'], advancedAllies: [], foundsCapital: false },
  QUR: { allies: ['FAT'], advancedAllies: ['LEO'], foundsCapital: false },
  LEO: { allies: ['FRA'], advancedAllies: ['QUR'], foundsCapital: true },
  // Ruling C26: the rulebook's allies and the guide's are both allowed.
  BUL: { allies: ['BYZ', 'HRE', 'KIE'], advancedAllies: ['HUN'], foundsCapital: false },
  IRE: { allies: ['ENG'], advancedAllies: [], foundsCapital: true },
  KHA: { allies: ['KIE', 'BYZ'], advancedAllies: [], foundsCapital: true },
  ARM: { allies: ['BYZ', 'FAT'], advancedAllies: ['KHA'], foundsCapital: true },
}

export const FACTIONS_PROVENANCE: Readonly<
  Record<
    'majors' | 'minors' | 'majorColours' | 'minorColours' | 'allies' | 'firstAlly' | 'foundsCapital',
    Provenance
  >
> = {
  majors: printed('R Game set-up'),
  minors: printed('R1 Minor player rules'),
  majorColours: printed('R Game set-up'),
  minorColours: designed('REF 2.8'),
  allies: printed('R1 Minor player rules'),
  firstAlly: printed('GM Step one'),
  foundsCapital: printed('R1 Minor player rules'),
}
