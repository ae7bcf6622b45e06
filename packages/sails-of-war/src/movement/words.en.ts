import { type Catalogue, speaker } from '@windward/table'

export const movementWords = {
  'movement.title': () => 'Your turn: what do you move?',
} satisfies Catalogue

export const say = speaker<typeof movementWords>()
