import { after, branch, oneOf, range, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { armyUnitsIn, homeOf, isHome, realmOf, realmsHeld } from '../board/realms.ts'
import { LAWS } from '../data/action-cards.ts'
import { RECRUITS } from '../data/buildings.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { REALM_IDS } from '../data/realms.ts'
import { type Goods, RESOURCE_IDS } from '../data/resources.ts'
import { ARMY_IDS, type ArmyUnitId, STACK_LIMIT, UNIT_COSTS } from '../data/units.ts'
import { deed } from '../deeds.ts'
import { lawOn } from '../events/laws.ts'
import { station } from '../forces.ts'
import { canPay, noGoods, pay } from '../goods.ts'
import type { Open, Realm } from '../open.ts'
import { armyCount, type SomeUnits } from '../pieces.ts'
import { openPlayer, ownStock, playerOf } from '../players.ts'
import { say } from './words.en.ts'

/** SOW 6.2.2: how many army units a Realm makes a round for its owner. */
function recruitsIn(race: RaceId, { id, building }: Realm): number {
  if (id === homeOf(race)) return RECRUITS.home
  if (isHome(id)) return RECRUITS.city
  return building === null ? 0 : RECRUITS[building]
}

function leftIn(realm: Realm, race: RaceId): number {
  return Math.max(0, recruitsIn(race, realm) - realm.recruited)
}

/** How many more it can make now, and has room for (SOW 1.4.5). */
function roomIn(realm: Realm, race: RaceId): number {
  return Math.min(leftIn(realm, race), Math.max(0, STACK_LIMIT - armyUnitsIn(realm, race)))
}

/** What a unit costs this round; Conscription changes the price of Footmen (SOW 16.5). */
function priceOf(open: Open, unit: ArmyUnitId): Goods {
  const law = unit === 'footman' ? lawOn(open, 'conscription') : null
  return law === null ? UNIT_COSTS[unit] : LAWS.footman[law]
}

function costOf(open: Open, units: SomeUnits, stock: Goods): Goods {
  const cost = noGoods()
  for (const unit of ARMY_IDS) {
    for (const kind of RESOURCE_IDS) cost[kind] += (units[unit] ?? 0) * priceOf(open, unit)[kind]
  }
  return lawOn(open, 'conscription') === 'carried' ? inWoodOrIron(cost, units.footman ?? 0, stock) : cost
}

/** Footmen for 1 Wood or 1 Iron: Wood while there is some left. */
function inWoodOrIron(cost: Goods, footmen: number, stock: Goods): Goods {
  const inIron = Math.min(footmen, Math.max(0, cost.wood - stock.wood))
  return { ...cost, wood: cost.wood - inIron, iron: cost.iron + inIron }
}

function affordable(open: Open, stock: Goods, unit: ArmyUnitId): number {
  const most = (count: number) => canPay(stock, costOf(open, { [unit]: count }, stock))
  let count = 0
  while (count < STACK_LIMIT && most(count + 1)) count += 1
  return count
}

/** SOW 6.2.2 */
export const recruitUnits = deed({
  shape: z.strictObject({
    do: z.literal('units'),
    realm: z.enum(REALM_IDS),
    units: z
      .partialRecord(z.enum(ARMY_IDS), z.int().min(1).max(STACK_LIMIT))
      .refine((units) => armyCount(units) > 0, 'no units are named'),
  }),
  options: (view, seat) => {
    const stock = ownStock(view, seat)
    const units = ARMY_IDS.filter((unit) => affordable(view, stock, unit) > 0)
    const places = realmsHeld(view, seat).filter((realm) => roomIn(realm, seat) > 0)
    if (units.length === 0 || places.length === 0) return []
    const leads = () =>
      after(
        oneOf(places, ({ id }) => ({ key: id, label: say('economy.realm', { realm: id }) })),
        (realm) =>
          after(
            oneOf(units, (unit) => ({
              key: unit,
              label: say('economy.unit', { unit, cost: priceOf(view, unit) }),
            })),
            (unit) =>
              turned(range(1, Math.min(affordable(view, stock, unit), roomIn(realm, seat))), (count) => ({
                do: 'units' as const,
                realm: realm.id,
                units: { [unit]: count },
              })),
          ),
      )
    return [branch('units', leads, say('economy.units.label'))]
  },
  fault: (view, seat, { realm: id, units }) => {
    const realm = view.realms[id]
    if (realm === undefined || realm.owner !== seat || recruitsIn(seat, realm) === 0) {
      return refuse('SOW 6.2.2', say('economy.units.place', { realm: id }))
    }
    const room = roomIn(realm, seat)
    if (armyCount(units) > room) {
      const clause = room === leftIn(realm, seat) ? 'SOW 6.2.2' : 'SOW 1.4.5'
      return refuse(clause, say('economy.units.room', { realm: id, room }))
    }
    const stock = ownStock(view, seat)
    const cost = costOf(view, units, stock)
    return canPay(stock, cost) ? undefined : refuse('SOW 1.4.2', say('economy.poor', { cost }))
  },
  carryOut(t, seat, { realm: id, units }) {
    const { state } = t
    const realm = realmOf(state, id)
    const { stock } = playerOf(state, seat)
    pay(stock, costOf(state, units, stock))
    realm.recruited += armyCount(units)
    station(realm, seat, units)
    t.tell('all', 'SOW 6.2.2', say('economy.units.recruited', { race: seat, realm: id, units }))
    if (!bringsHorde(state, seat, realm, units['footman'] ?? 0)) return
    playerOf(state, seat).once.horde = true
    station(realm, seat, { footman: 1 })
    t.tell('all', 'SOW 1.3.6', say('economy.units.horde', { race: seat, realm: id }))
  },
})

/** SOW 1.3.6 */
function bringsHorde(open: Open, race: RaceId, realm: Realm, footmen: number): boolean {
  const { horde } = RACES[race]
  if (horde === null || openPlayer(open, race).once.horde) return false
  return footmen >= horde && armyUnitsIn(realm, race) < STACK_LIMIT
}
