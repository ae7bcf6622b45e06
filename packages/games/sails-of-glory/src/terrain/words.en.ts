import { type Catalogue, speaker } from '@windward/table'
import { counted, shipName } from '../data/names.en.ts'

export const terrainWords = {
  'terrain.strikes': (f: { ship: string; counters: number }) =>
    `${shipName(f.ship)} strikes the rocks and draws ${counted(f.counters, 'counter')}.`,
  'terrain.aground': (f: { ship: string }) => `${shipName(f.ship)} is aground.`,
} satisfies Catalogue

export const say = speaker<typeof terrainWords>()
