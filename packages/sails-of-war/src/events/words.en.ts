import { type Catalogue, speaker } from '@windward/table'
import type { Zone } from '../board/zones.ts'
import type { EventId } from '../data/events.ts'
import { BUILDING_NAMES, EVENT_NAMES, TERRAIN_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId, Terrain } from '../data/realms.ts'
import type { ShipKind } from '../data/ships.ts'
import { listed, realmName, shipName, sideName, unitsName, who, zoneName } from '../naming.en.ts'
import type { SomeUnits } from '../pieces.ts'

export const eventWords = {
  'event.rolled': (f: { number: number; event: EventId }) =>
    `An event is rolled, ${f.number}: ${EVENT_NAMES[f.event]}.`,
  'event.burn': (f: { realms: RealmId[]; terrain: Terrain }) =>
    `${TERRAIN_NAMES[f.terrain]} is laid waste: ${listed(f.realms.map(realmName))}.`,
  'event.burnt-down': (f: { realm: RealmId; what: 'town' | 'city' | 'port' }) =>
    `The ${BUILDING_NAMES[f.what]} in ${realmName(f.realm)} is destroyed.`,
  'event.died': (f: { race: RaceId; realm: RealmId; units: SomeUnits }) =>
    `${unitsName(f.units)} of ${who(f.race)} die in ${realmName(f.realm)}.`,
  'event.serpents': (f: { zones: Zone[] }) => `The Sea Serpents come up in ${listed(f.zones.map(zoneName))}.`,
  'event.wild': () => 'All Giants, Firegaunts and Dragons go back to the wild.',
  'event.drifts': (f: { realm: RealmId; from: Zone; to: Zone }) =>
    `${realmName(f.realm)} drifts from ${zoneName(f.from)} to ${zoneName(f.to)}.`,
  'event.stays': (f: { realm: RealmId }) => `${realmName(f.realm)} trembles and stays.`,
  'event.tempest': (f: { side: number | null }) =>
    f.side === null ? 'The tempest dies down.' : `The tempest drives all ships to the ${sideName(f.side)}.`,
  'event.wrecked': (f: { race: RaceId; kind: ShipKind; zone: Zone; die: number | null }) =>
    `A ${shipName(f.kind)} of ${who(f.race)} in ${zoneName(f.zone)} is ${f.die === null ? 'driven off the map' : `driven aground (${f.die})`} and lost.`,
} satisfies Catalogue

export const say = speaker<typeof eventWords>()
