import { type Catalogue, speaker } from '@windward/table'
import type { RaceId } from '../data/races.ts'
import type { HeroId } from '../open.ts'
import { heroName } from './naming.en.ts'

export const heroWords = {
  'hero.dead': (f: { hero: HeroId; race: RaceId; questing: boolean }) =>
    `${heroName(f.hero)} is dead${f.questing ? ', and his quest with him' : ''}.`,
} satisfies Catalogue

export const say = speaker<typeof heroWords>()
