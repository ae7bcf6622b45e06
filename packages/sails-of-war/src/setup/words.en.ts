import { type Catalogue, speaker } from '@windward/table'

export const setupWords = {} satisfies Catalogue

export const say = speaker<typeof setupWords>()
