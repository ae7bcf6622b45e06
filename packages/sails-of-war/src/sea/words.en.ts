import { type Catalogue, speaker } from '@windward/table'

export const seaWords = {} satisfies Catalogue

export const say = speaker<typeof seaWords>()
