import { type Catalogue, speaker } from '@windward/table'

export const questWords = {} satisfies Catalogue

export const say = speaker<typeof questWords>()
