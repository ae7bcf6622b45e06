import { after, answer, branch, type Options, oneOf, range, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { armyUnitsIn, homeOf, isHome, realmOf, realmsHeld } from '../board/realms.ts'
import { RECRUITS } from '../data/buildings.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { REALM_IDS, type RealmId } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import { ARMY_IDS, STACK_LIMIT, UNIT_SUPPLY } from '../data/units.ts'
import { deed } from '../deeds.ts'
import { station } from '../forces.ts'
import { canPay, pay } from '../goods.ts'
import { unitOf } from '../movement/over-land/pace.ts'
import { armyCount, type SomeUnits } from '../pieces.ts'
import { openPlayer, ownStock, playerOf } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'
import { affordable, costOf, isEither, priceOf } from './unit-price.ts'
import { say } from './words.en.ts'

/** SOW 6.2.2: how many army units a Realm makes a round for its owner. */
function recruitsIn(race: RaceId, { id, building }: Realm): number {
  if (id === homeOf(race)) return RECRUITS.home
  if (isHome(id)) return RECRUITS.city
  return building === null ? 0 : RECRUITS[building]
}

/** SOW 6.2.5: what cards bring is not among those it has made. */
function leftIn(realm: Realm, race: RaceId): number {
  return Math.max(0, recruitsIn(race, realm) - realm.recruited)
}

/** How many more it can make now, and has room for (SOW 1.4.5). */
function roomIn(realm: Realm, race: RaceId): number {
  return Math.min(leftIn(realm, race), Math.max(0, STACK_LIMIT - armyUnitsIn(realm, race)))
}

interface Recruiting {
  readonly do: 'units'
  readonly realm: RealmId
  readonly units: SomeUnits
  readonly iron?: number | undefined
}

/** So many Footmen, each for a Wood or an Iron: how many for Iron. */
function inIron(footmen: number, { wood, iron }: Goods): Options<number> {
  return range(Math.max(0, footmen - wood), Math.min(footmen, iron), say('economy.units.iron'))
}

/** SOW 6.2.2 */
export const recruitUnits = deed<Recruiting>({
  shape: z.strictObject({
    do: z.literal('units'),
    realm: z.enum(REALM_IDS),
    units: z
      .partialRecord(z.enum(ARMY_IDS), z.int().min(1).max(STACK_LIMIT))
      .refine((units) => armyCount(units) > 0, 'no units are named'),
    /** How many of the Footmen are paid in Iron where that is free; as few as can be if it is not said. */
    iron: z.int().min(0).max(STACK_LIMIT).optional(),
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
              note: say('economy.unit.sheet', { unit, ...unitOf(seat, unit), supply: UNIT_SUPPLY[unit] }),
              label:
                unit === 'footman' && isEither(view)
                  ? say('economy.unit.either', { unit })
                  : say('economy.unit', { unit, cost: priceOf(view, unit) }),
            })),
            (unit) =>
              after(range(1, Math.min(affordable(view, stock, unit), roomIn(realm, seat))), (count) => {
                const act = { do: 'units' as const, realm: realm.id, units: { [unit]: count } }
                if (unit !== 'footman' || !isEither(view)) return answer<Recruiting>(act)
                return turned(inIron(count, stock), (iron): Recruiting => ({ ...act, iron }))
              }),
          ),
      )
    return [branch('units', leads, say('economy.units.label'))]
  },
  fault: (view, seat, { realm: id, units, iron }) => {
    const realm = view.realms[id]
    if (realm === undefined || realm.owner !== seat || recruitsIn(seat, realm) === 0) {
      return refuse('SOW 6.2.2', say('economy.units.place', { realm: id }))
    }
    const room = roomIn(realm, seat)
    if (armyCount(units) > room) {
      const clause = room === leftIn(realm, seat) ? 'SOW 6.2.2' : 'SOW 1.4.5'
      return refuse(clause, say('economy.units.room', { realm: id, room }))
    }
    if (iron !== undefined && (!isEither(view) || iron > (units.footman ?? 0))) {
      return refuse('SOW 1.4.2', say('economy.units.either'))
    }
    const stock = ownStock(view, seat)
    const cost = costOf(view, units, stock, iron)
    return canPay(stock, cost) ? undefined : refuse('SOW 1.4.2', say('economy.poor', { cost }))
  },
  carryOut(t, seat, { realm: id, units, iron }) {
    const { state } = t
    const realm = realmOf(state, id)
    const { stock } = playerOf(state, seat)
    pay(stock, costOf(state, units, stock, iron))
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
