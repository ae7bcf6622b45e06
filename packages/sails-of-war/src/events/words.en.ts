import { type Catalogue, speaker } from '@windward/table'

export const eventWords = {} satisfies Catalogue

export const say = speaker<typeof eventWords>()
