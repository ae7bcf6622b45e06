import { type Catalogue, speaker } from '@windward/table'
import { BUILDING_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import type { ShipKind } from '../data/ships.ts'
import { goodsName, realmName, shipName, shipTitle, sideName, Who, who } from '../naming.en.ts'
import type { ShipId } from '../open.ts'

type Place = { realm: RealmId; what: 'town' | 'city' | 'port' | 'village'; side: number | null }

const spoilName = ({ what, side }: Place) =>
  what === 'port' && side !== null ? `Port facing ${sideName(side)}` : BUILDING_NAMES[what]

/** What is said after the battles: Realms, ships and Stars that change hands, and pillage. */
export const conquestWords = {
  'conquest.control': (f: { realm: RealmId; race: RaceId; owner: RaceId | null }) =>
    `${Who(f.race)} now control ${realmName(f.realm)}${f.owner === null ? '' : `, which was held by ${who(f.owner)}`}.`,
  'conquest.stars': (f: { realm: RealmId; race: RaceId; from: RaceId; count: number }) =>
    `${Who(f.race)} take ${f.count} ${f.count === 1 ? 'Star' : 'Stars'} of ${who(f.from)} in ${realmName(f.realm)}.`,
  'conquest.prizes.title': (f: { count: number }) =>
    `Foreign ships lie in the captured Port, ${f.count} that you could take. Which do you take? The rest is destroyed.`,
  'conquest.prizes.take': (f: { ship: ShipId }) => `Take the ${shipTitle(f.ship)}`,
  'conquest.prizes.destroy': (f: { ship: ShipId }) => `Destroy the ${shipTitle(f.ship)}`,
  'conquest.prizes.not-there': () => 'Only ships in the captured Port can be taken, each once.',
  'conquest.prizes.no-counter': () => 'You have no counters left for so many ships.',
  'conquest.ship-destroyed': (f: { race: RaceId; kind: ShipKind }) =>
    `A ${shipName(f.kind)} of ${who(f.race)} is destroyed in Port.`,
  'conquest.ship-taken': (f: { race: RaceId; from: RaceId; kind: ShipKind }) =>
    `${Who(f.race)} take a ${shipName(f.kind)} of ${who(f.from)}.`,
  'conquest.pillage.title': () => 'Do you pillage?',
  'conquest.pillage.done': () => 'No more',
  'conquest.pillage.take': (f: Place & { loot: number }) =>
    `The ${spoilName(f)} in ${realmName(f.realm)}, for ${f.loot} resources`,
  'conquest.pillage.not-there': () => 'There is nothing of the kind to pillage there.',
  'conquest.pillage.amount': (f: { loot: number }) => `That brings ${f.loot} resources, in any mix.`,
  'conquest.pillaged': (f: { race: RaceId; realm: RealmId; what: Place['what']; mix: Goods }) =>
    `${Who(f.race)} pillage the ${BUILDING_NAMES[f.what]} in ${realmName(f.realm)}: ${goodsName(f.mix)}.`,
} satisfies Catalogue

export const say = speaker<typeof conquestWords>()
