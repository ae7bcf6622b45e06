import { type Catalogue, speaker } from '@windward/table'
import type { BuildingId } from '../data/buildings.ts'
import { UNIT_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import type { ShipKind } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { agrees, counted, goodsName, realmName, shipName, unitsName, Who, who } from '../naming.en.ts'
import { countOf, type SomeUnits } from '../pieces.ts'
import type { ShipId } from '../public-state.ts'
import type { Care } from './usual-payment.ts'

type Due = { grain: number; iron: number; either: number }

/** “6 Grain and 2 of Wood or Iron”: what is not due is not named. */
function dueName({ grain, iron, either }: Due): string {
  const parts = [
    grain > 0 && `${grain} Grain`,
    iron > 0 && `${iron} Iron`,
    either > 0 && `${either} of Wood or Iron`,
  ].filter((part) => part !== false)
  const last = parts.pop() ?? 'nothing'
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

const CARE_NAMES: Readonly<Record<Care, string>> = {
  units: 'army units',
  buildings: 'Cities, Towns and Ports',
  ships: 'ships',
}

type Lost = {
  units: { unit: UnitId; count: number }[]
  buildings: RealmId[]
  ports: RealmId[]
  ships: number
}

function lostName({ units, buildings, ports, ships }: Lost): string {
  const parts = [
    ...UNIT_IDS.flatMap((unit) => {
      const count = units.reduce((sum, each) => (each.unit === unit ? sum + each.count : sum), 0)
      return count === 0 ? [] : [counted(count, ...UNIT_NAMES[unit])]
    }),
    ...buildings.map((realm) => `what is built in ${realmName(realm)}`),
    ...ports.map((realm) => `a Port in ${realmName(realm)}`),
    ...(ships > 0 ? [counted(ships, 'ship')] : []),
  ]
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

export const supplyWords = {
  'supply.standing': () => 'Supply I cannot pay: what goes first',
  'supply.title': (f: Due) => `Supply asks ${dueName(f)}. What do you pay?`,
  'supply.iron': (f: { either: number }) => `Pay all; of the ${f.either} in Wood or Iron, so many in Iron`,
  'supply.first': (f: { care: Care }) => `Supply ${CARE_NAMES[f.care]} first`,
  'supply.not-enough': () => 'There is not enough for all. What is not supplied is lost.',
  'supply.lost': (f: Lost) => `Lost: ${lostName(f)}`,
  'supply.pay': () => 'Pay',
  'supply.not-yours': () => 'What goes unpaid must be yours, each thing named once.',
  'supply.poor': (f: Due) => `What you keep asks ${dueName(f)}; that cannot be paid so.`,
  'supply.more-than-needed': () => 'More goes unpaid than need be.',
  'supply.paid': (f: { race: RaceId; goods: Goods }) =>
    `${Who(f.race)} pay ${goodsName(f.goods)} for supply.`,
  'supply.units-lost': (f: { race: RaceId; units: SomeUnits; realm: RealmId | null; ship: ShipId | null }) =>
    `${unitsName(f.units)} of ${who(f.race)} ${f.realm === null ? 'at sea' : `in ${realmName(f.realm)}`} ${agrees(countOf(f.units), 'goes unpaid and leaves', 'go unpaid and leave')}.`,
  'supply.building-lost': (f: { race: RaceId; realm: RealmId; left: BuildingId | null }) =>
    f.left === null
      ? `The Town of ${who(f.race)} in ${realmName(f.realm)} is given up.`
      : `The City of ${who(f.race)} in ${realmName(f.realm)} becomes a Town.`,
  'supply.port-lost': (f: { race: RaceId; realm: RealmId; side: number }) =>
    `A Port of ${who(f.race)} in ${realmName(f.realm)} is given up.`,
  'supply.ship-lost': (f: { race: RaceId; ship: ShipId; kind: ShipKind }) =>
    `A ${shipName(f.kind)} of ${who(f.race)} goes unpaid and is lost.`,
} satisfies Catalogue

export const say = speaker<typeof supplyWords>()
