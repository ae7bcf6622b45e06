import { type Catalogue, speaker } from '@windward/table'

export const battleWords = {} satisfies Catalogue

export const say = speaker<typeof battleWords>()
