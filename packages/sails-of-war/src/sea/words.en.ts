import { type Catalogue, speaker } from '@windward/table'
import type { Zone } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import type { ShipKind } from '../data/ships.ts'
import { dice, shipName, who, zoneName } from '../naming.en.ts'

export const seaWords = {
  'sea.serpent-moved': (f: { from: Zone; to: Zone }) =>
    `A Sea Serpent moves from ${zoneName(f.from)} to ${zoneName(f.to)}.`,
  'sea.serpent-placed': (f: { from: Zone; to: Zone }) =>
    `A Sea Serpent leaves the map at ${zoneName(f.from)} and comes up in ${zoneName(f.to)}.`,
  'sea.serpent-attacks': (f: { zone: Zone; rolled: number[] }) =>
    `The Sea Serpent in ${zoneName(f.zone)} attacks: ${dice(f.rolled)}.`,
  'sea.serpent-destroys': (f: { race: RaceId; kind: ShipKind; zone: Zone }) =>
    `It destroys a ${shipName(f.kind)} of ${who(f.race)} in ${zoneName(f.zone)}.`,
} satisfies Catalogue

export const say = speaker<typeof seaWords>()
