import { type Catalogue, speaker } from '@windward/table'
import { QUEST_NAMES } from '../data/names.en.ts'
import type { QuestId } from '../data/quest-cards.ts'
import { heroName } from '../heroes/naming.en.ts'
import type { HeroId } from '../open.ts'

export const questWords = {
  'quest.taken': (f: { hero: HeroId }) => `${heroName(f.hero)} sets out on a quest.`,
  'quest.card': (f: { card: QuestId }) => `The quest is ${QUEST_NAMES[f.card]}.`,
} satisfies Catalogue

export const say = speaker<typeof questWords>()
