import { type Catalogue, speaker } from '@windward/table'

export const economyWords = {
  'economy.recruit.title': () => 'What do you recruit and build?',
} satisfies Catalogue

export const say = speaker<typeof economyWords>()
