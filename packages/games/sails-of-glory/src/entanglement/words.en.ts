import { type Catalogue, speaker } from '@windward/table'
import { shipName } from '../data/names.en.ts'

export const entanglementWords = {
  'entangled.caught': (f: { one: string; other: string }) =>
    `${shipName(f.one)} and ${shipName(f.other)} become entangled.`,
  'entangled.free': (f: { one: string; other: string }) =>
    `${shipName(f.one)} and ${shipName(f.other)} come free of each other.`,
} satisfies Catalogue

export const say = speaker<typeof entanglementWords>()
