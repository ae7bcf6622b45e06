import { type Catalogue, speaker } from '@windward/table'

export const supplyWords = {} satisfies Catalogue

export const say = speaker<typeof supplyWords>()
