import { type Catalogue, speaker } from '@windward/table'
import type { Zone } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import type { ShipKind } from '../data/ships.ts'
import { ownerOf, shipNamed } from '../movement/naming.en.ts'
import { agrees, dice, goodsName, realmName, shipName, unitsName, Who, who, zoneName } from '../naming.en.ts'
import { countOf, type SomeUnits } from '../pieces.ts'
import type { ShipId } from '../public-state.ts'

export const seaWords = {
  'sea.serpent-moved': (f: { from: Zone; to: Zone }) =>
    `A Sea Serpent moves from ${zoneName(f.from)} to ${zoneName(f.to)}.`,
  'sea.serpent-placed': (f: { from: Zone; to: Zone }) =>
    `A Sea Serpent leaves the map at ${zoneName(f.from)} and comes up in ${zoneName(f.to)}.`,
  'sea.serpent-attacks': (f: { zone: Zone; rolled: number[] }) =>
    `The Sea Serpent in ${zoneName(f.zone)} attacks: ${dice(f.rolled)}.`,
  'sea.serpent-destroys': (f: { race: RaceId; ship: ShipId; kind: ShipKind; zone: Zone }) =>
    `It destroys a ${shipName(f.kind)} of ${who(f.race)} in ${zoneName(f.zone)}.`,
  'sea.battle': (f: {
    zone: Zone
    attacker: RaceId
    defender: RaceId
    attack: number[]
    defence: number[]
  }) =>
    `Sea battle in ${zoneName(f.zone)}: ${who(f.attacker)} roll ${dice(f.attack)}, ${who(f.defender)} ${dice(f.defence)}.`,
  'sea.warship-lost': (f: { race: RaceId; ship: ShipId; zone: Zone }) =>
    `A Warship of ${who(f.race)} is lost in ${zoneName(f.zone)}.`,
  'sea.put-to-sea': (f: { race: RaceId; ship: ShipId; kind: ShipKind; zone: Zone }) =>
    `A ${shipName(f.kind)} of ${who(f.race)} that has lost its Port puts to sea in ${zoneName(f.zone)}.`,
  'sea.lost-aboard': (f: { race: RaceId; ship: ShipId; units: SomeUnits }) =>
    `${unitsName(f.units)} aboard ${shipNamed(f.ship)} of ${who(f.race)} ${agrees(countOf(f.units), 'is', 'are')} lost.`,
  'sea.cargo-lost': (f: { race: RaceId; ship: ShipId; goods: Goods }) =>
    `The cargo of ${shipNamed(f.ship)} of ${who(f.race)} is lost: ${goodsName(f.goods)}.`,
  'sea.lost-with-port': (f: { race: RaceId; ship: ShipId; kind: ShipKind; realm: RealmId }) =>
    `A ${shipName(f.kind)} of ${who(f.race)} is lost with its Port in ${realmName(f.realm)}.`,
  'sea.denial.hint': () => 'Each ship you name is lost on 3 or more.',
  'sea.denial.title': () => 'Sea Denial: which ships do your Warships attack?',
  'sea.denial.confirm': (f: { count: number }) =>
    f.count === 0 ? 'Attack none' : f.count === 1 ? 'Attack this ship' : `Attack ${f.count} ships`,
  'sea.denial.ship': (f: { ship: ShipId }) => `${shipNamed(f.ship)} of ${who(ownerOf(f.ship))}`,
  'sea.denial.no-target': () => 'Those are not different foreign ships under your Warships.',
  'sea.denied': (f: {
    race: RaceId
    ship: ShipId
    owner: RaceId
    kind: ShipKind
    zone: Zone | null
    die: number
    destroyed: boolean
  }) =>
    `${Who(f.race)} attack ${shipNamed(f.ship)} of ${who(f.owner)}: ${f.die}, it ${f.destroyed ? 'is destroyed' : 'escapes'}.`,
} satisfies Catalogue

export const say = speaker<typeof seaWords>()
