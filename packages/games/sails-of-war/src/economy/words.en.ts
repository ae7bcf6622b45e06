import { type Catalogue, speaker } from '@windward/table'
import { type BuildingId, PORT_COST } from '../data/buildings.ts'
import { HERO_COST } from '../data/heroes.ts'
import { BUILDING_NAMES, RESOURCE_NAMES, UNIT_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { Goods, ResourceId } from '../data/resources.ts'
import { SHIPS, type ShipKind } from '../data/ships.ts'
import type { ArmyUnitId } from '../data/units.ts'
import { SHIP_USES, UNIT_USES } from '../data/uses.en.ts'
import { agrees, goodsName, realmName, shipName, sideName, unitsName, Who } from '../naming.en.ts'
import type { SomeUnits } from '../pieces.ts'
import type { HeroId, ShipId } from '../public-state.ts'
import type { Occasion } from './decide-goods.ts'

const WHY: Readonly<Record<Occasion, string>> = {
  trade: 'You trade in your Port.',
  cargo: 'Your Trade Ship is loaded.',
  quest: 'The quest brings resources.',
}

const portName = (f: { realm: RealmId; side: number }) =>
  `the Port of ${realmName(f.realm)} facing ${sideName(f.side)}`

export const economyWords = {
  'economy.harvest': (f: { race: RaceId; goods: Goods }) => `${Who(f.race)} harvest ${goodsName(f.goods)}.`,
  'economy.good-year.hint': () => 'The Home Realm yields more of it in this harvest.',
  'economy.good-year.title': (f: { realm: RealmId }) =>
    `A Good Year: of what shall ${realmName(f.realm)} yield more?`,
  'economy.good-year.confirm': (f: { kind: ResourceId }) => `Harvest more ${RESOURCE_NAMES[f.kind]}`,
  'economy.kind': (f: { kind: ResourceId }) => RESOURCE_NAMES[f.kind],
  'economy.realm': (f: { realm: RealmId }) => realmName(f.realm),
  'economy.unit': (f: { unit: ArmyUnitId; cost: Goods }) =>
    `${UNIT_NAMES[f.unit][1]}, ${goodsName(f.cost)} each`,
  'economy.unit.sheet': (f: { unit: ArmyUnitId; move: number; rout: number; kill: number; supply: Goods }) =>
    `${UNIT_USES[f.unit]} Moves ${f.move}, routs on ${f.rout} or more, kills on ${f.kill} or more; supply ${goodsName(f.supply)}.`,
  'economy.ship.sheet': (f: { kind: ShipKind; move: number }) =>
    `${SHIP_USES[f.kind]} Moves ${f.move}; supply 1 Wood or 1 Iron.`,
  'economy.unit.either': (f: { unit: ArmyUnitId }) => `${UNIT_NAMES[f.unit][1]}, 1 Wood or 1 Iron each`,
  'economy.side': (f: { side: number }) => `Facing ${sideName(f.side)}`,
  'economy.poor': (f: { cost: Goods }) => `That costs ${goodsName(f.cost)}, which you have not got.`,
  'economy.not-yours': (f: { realm: RealmId }) => `You do not control ${realmName(f.realm)}.`,
  'economy.home-lost': (f: { realm: RealmId }) => `${realmName(f.realm)} is in other hands.`,
  'economy.take.title': (f: { count: number; why: Occasion }) =>
    `${WHY[f.why]} Which ${agrees(f.count, 'resource', `${f.count} resources`)} do you take?`,
  'economy.take.count': (f: { count: number }) =>
    `Take ${agrees(f.count, 'one resource', `${f.count} resources`)}, no more and no less.`,
  'economy.recruit.title': () => 'What do you recruit and build?',
  'economy.units.label': () => 'Recruit army units',
  'economy.units.place': (f: { realm: RealmId }) =>
    `No units of yours can be recruited in ${realmName(f.realm)}.`,
  'economy.units.room': (f: { realm: RealmId; room: number }) =>
    `${realmName(f.realm)} can take only ${f.room} more this round.`,
  'economy.units.iron': () => 'How many of them for Iron; the rest is paid in Wood',
  'economy.units.either': () =>
    'Only Footmen cost Wood or Iron, and only by a Conscription that was carried.',
  'economy.units.recruited': (f: { race: RaceId; realm: RealmId; units: SomeUnits }) =>
    `${Who(f.race)} recruit ${unitsName(f.units)} in ${realmName(f.realm)}.`,
  'economy.units.horde': (f: { race: RaceId; realm: RealmId }) =>
    `A further Footman joins ${Who(f.race).replace('The', 'the')} in ${realmName(f.realm)}.`,
  'economy.hero.label': () => `Recruit a Hero for ${goodsName(HERO_COST)}`,
  'economy.hero.once': () => 'One Hero a round is all you can recruit.',
  'economy.hero.most': () => 'You have as many Heroes as there can be.',
  'economy.hero.recruited': (f: { race: RaceId; hero: HeroId; realm: RealmId }) =>
    `A Hero of ${Who(f.race).replace('The', 'the')} comes to ${realmName(f.realm)}.`,
  'economy.build.label': (f: { building: BuildingId; cost: Goods }) =>
    `Build a ${BUILDING_NAMES[f.building]} for ${goodsName(f.cost)}`,
  'economy.build.ground': (f: { realm: RealmId; building: BuildingId }) =>
    `A ${BUILDING_NAMES[f.building]} cannot be built in ${realmName(f.realm)} now.`,
  'economy.built': (f: { race: RaceId; realm: RealmId; building: BuildingId }) =>
    `${Who(f.race)} build a ${BUILDING_NAMES[f.building]} in ${realmName(f.realm)}.`,
  'economy.port.label': () => `Build a Port for ${PORT_COST}, Wood or Iron in any mix`,
  'economy.port.wood': () => 'Wood; the rest is paid in Iron',
  'economy.port.no-sea': () => 'There is no sea to build a Port on.',
  'economy.port.most': () => 'All twelve Ports are on the board.',
  'economy.port.shore': (f: { realm: RealmId; side: number }) =>
    `No Port can be built in ${realmName(f.realm)} facing ${sideName(f.side)}.`,
  'economy.port.name': (f: { realm: RealmId; side: number }) => portName(f).replace('the', 'The'),
  'economy.port.built': (f: { race: RaceId; realm: RealmId; side: number }) =>
    `${Who(f.race)} build ${portName(f)}.`,
  'economy.ship.label': () => 'Build a ship',
  'economy.ship.kind': (f: { kind: ShipKind }) => `${shipName(f.kind)}, ${SHIPS[f.kind].cost} Wood or Iron`,
  'economy.ship.no-port': (f: { realm: RealmId; side: number }) => `You do not have ${portName(f)}.`,
  'economy.ship.not-now': () => 'That Port cannot build a ship now.',
  'economy.ship.none-left': (f: { kind: ShipKind }) => `You have no further ${shipName(f.kind)}.`,
  'economy.ship.built': (f: { race: RaceId; ship: ShipId; realm: RealmId; side: number; kind: ShipKind }) =>
    `${Who(f.race)} build a ${shipName(f.kind)} in ${portName(f)}.`,
  'economy.exchange.label': (f: { rate: number }) => `Exchange with the Free Merchants, ${f.rate} for 1`,
  'economy.exchange.give': () => 'You give',
  'economy.exchange.take': () => 'You get',
  'economy.exchange.count': () => 'How many you get',
  'economy.exchange.closed': () => 'The Free Merchants are closed this round.',
  'economy.build.forbidden': () => 'Nothing is built this round.',
  'economy.exchange.same': () => 'Give one kind and take another.',
  'economy.exchange.poor': (f: { kind: ResourceId; needed: number }) =>
    `You would need ${f.needed} ${RESOURCE_NAMES[f.kind]} for that.`,
  'economy.exchanged': (f: {
    race: RaceId
    give: ResourceId
    given: number
    take: ResourceId
    count: number
  }) => `${Who(f.race)} give ${f.given} ${RESOURCE_NAMES[f.give]} for ${f.count} ${RESOURCE_NAMES[f.take]}.`,
  'economy.star.hint': () => 'Five Stars win at the end of a round.',
  'economy.star.title': (f: { price: number }) =>
    `The Grey Guild sells you a Star for ${f.price} of each resource. Do you buy it?`,
  'economy.star.buy': () => 'Buy the Star',
  'economy.star.leave': () => 'Do not buy',
  'economy.star.poor': (f: { price: number }) => `You have not got ${f.price} of each resource.`,
  'economy.star.bought': (f: { race: RaceId; price: number }) =>
    `${Who(f.race)} buy a Star for ${f.price} of each resource.`,
} satisfies Catalogue

export const say = speaker<typeof economyWords>()
