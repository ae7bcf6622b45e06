import { type Provenance, printed } from '../provenance.ts'

/** The four categories of the base game: development, political, espionage, war. */
export const COLOUR_IDS = ['green', 'blue', 'yellow', 'red'] as const
export type ColourId = (typeof COLOUR_IDS)[number]

/** The expansion's: mercenaries and privateers, which may be bought; prosperity and calamity, which may not. */
export type ExpansionColourId = 'cyan' | 'white' | 'black'

export const BUYABLE_COLOURS: readonly (ColourId | ExpansionColourId)[] = [...COLOUR_IDS, 'cyan']

export const COLOURS_PROVENANCE: Provenance = printed('R Phase 2; GM Phase 2, second turn')
