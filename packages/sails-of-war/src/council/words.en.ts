import { type Catalogue, speaker } from '@windward/table'

export const councilWords = {
  'council.title': () => 'The Wizards Council: what do you do?',
} satisfies Catalogue

export const say = speaker<typeof councilWords>()
