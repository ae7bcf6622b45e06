import { type Catalogue, speaker } from '@windward/table'
import type { FactionId } from '../data/factions.ts'
import { Faction } from './naming.en.ts'

export const seaWords = {
  'sea.drowned': (f: { faction: FactionId; count: number }) =>
    `${Faction(f.faction)} has no room left for ${f.count} of the units aboard: they are drawn and lost.`,
} satisfies Catalogue

export const say = speaker<typeof seaWords>()
