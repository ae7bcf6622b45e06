import { type Catalogue, speaker } from '@windward/table'

/** What is said in more than one chapter. */
export const commonWords = {
  'deed.done': () => 'That is all',
} satisfies Catalogue

export const say = speaker<typeof commonWords>()
