import { allRealms, armyUnitsIn, homeOf, isAtHome, isHome, realmsHeld } from '../../board/realms.ts'
import { BUILDING_COST, type BuildingId, RECRUITS } from '../../data/buildings.ts'
import { HERO_COST } from '../../data/heroes.ts'
import type { RaceId } from '../../data/races.ts'
import { NEUTRALS } from '../../data/realms.ts'
import { type Goods, RESOURCE_IDS, type ResourceId } from '../../data/resources.ts'
import { STACK_LIMIT, UNIT_COSTS, UNIT_SUPPLY } from '../../data/units.ts'
import { priceFor } from '../../economy/guild.ts'
import { merchantsRate } from '../../economy/merchants.ts'
import { recruitmentSegment } from '../../economy/recruitment.ts'
import { heroesOf, ownStock } from '../../players.ts'
import type { Realm } from '../../public-state.ts'
import { dueFor, keepOf } from '../../supply/what-is-due.ts'
import type { View } from '../../view.ts'
import { firstOf } from '../first-way.ts'
import { freeLand } from './armies.ts'
import { isAtWar } from './at-war.ts'
import { fleetPurchase, passengers } from './fleet.ts'
import type { Asked } from './players-question.ts'
import { tradingPurchase } from './traders.ts'
import { WARDEN } from './weights.ts'

const FREE = [
  'levy',
  'riders-arrive',
  'bowmens-oath',
  'giants-friendship',
  'firegaunt-bond',
  'silver-flute',
] as const

/** One purchase at a time: what is free, a Star, hands for free land, Towns and Cities, a second Hero. */
export function purchase(asked: Asked): unknown {
  const { view, seat } = asked
  const free = firstOf(asked, recruitmentSegment, FREE)
  if (free !== undefined) return free
  const reserve = reserveOf(view, seat)
  const star = starNeeds(view, seat, reserve)
  const swap = star && exchangeFor(view, seat, star)
  if (swap !== undefined) return swap === 'enough' ? undefined : swap
  if (isAtWar(view, seat)) return soldiers(view, seat, reserve)
  return (
    footmen(view, seat, reserve) ??
    building(view, seat, reserve) ??
    secondHero(view, seat, reserve) ??
    fleetPurchase(view, seat) ??
    tradingPurchase(view, seat)
  )
}

/** What supply will ask this round; Wood or Iron is kept of both. */
function reserveOf(view: View, seat: RaceId): Goods {
  const due = dueFor(view, seat, keepOf(view, seat))
  const half = Math.ceil(due.either / 2)
  return { grain: due.grain, wood: half, iron: due.iron + half }
}

/** What he needs in hand to buy a Star and still pay supply. */
function starNeeds(view: View, seat: RaceId, reserve: Goods): Goods | undefined {
  const price = priceFor(view, seat)
  if (price === undefined) return undefined
  return { grain: reserve.grain + price, wood: reserve.wood + price, iron: reserve.iron + price }
}

/** An exchange that brings him nearer to these needs, if they can be met at all by exchanging. */
function exchangeFor(view: View, seat: RaceId, needs: Goods): object | 'enough' | undefined {
  const stock = ownStock(view, seat)
  const rate = merchantsRate(view, seat)
  const lacking = RESOURCE_IDS.filter((kind) => stock[kind] < needs[kind])
  const [lack] = lacking
  if (lack === undefined) return 'enough'
  const spare = (kind: ResourceId) => Math.max(0, Math.floor((stock[kind] - needs[kind]) / rate))
  const possible = RESOURCE_IDS.reduce((sum, kind) => sum + spare(kind), 0)
  const wanted = lacking.reduce((sum, kind) => sum + needs[kind] - stock[kind], 0)
  if (wanted > possible) return undefined
  const [give] = RESOURCE_IDS.filter((kind) => spare(kind) > 0).toSorted((a, b) => spare(b) - spare(a))
  if (give === undefined) return undefined
  return { do: 'exchange', give, take: lack, count: Math.min(spare(give), needs[lack] - stock[lack]) }
}

function canSpend(view: View, seat: RaceId, cost: Goods, reserve: Goods): boolean {
  const stock = ownStock(view, seat)
  return RESOURCE_IDS.every((kind) => stock[kind] >= cost[kind] + (cost[kind] > 0 ? reserve[kind] : 0))
}

/** Enough Footmen for the land that is free, and a garrison. */
function footmen(view: View, seat: RaceId, reserve: Goods): object | undefined {
  if (!isAtHome(view, seat)) return undefined
  const army = allRealms(view).reduce((sum, realm) => sum + armyUnitsIn(realm, seat), 0)
  const home = view.realms[homeOf(seat)]
  const targets = freeLand(view, seat).length + passengers(view, seat)
  const wanted = Math.min(WARDEN.mostArmy, WARDEN.garrison + Math.min(6, targets * WARDEN.perTarget + 1))
  const room =
    home === undefined ? 0 : Math.min(RECRUITS.home - home.recruited, STACK_LIMIT - armyUnitsIn(home, seat))
  const stock = ownStock(view, seat)
  const grain = Math.max(0, stock.grain - reserve.grain)
  const paid = Math.min(stock.wood - reserve.wood, stock.iron - reserve.iron)
  const count = Math.min(wanted - army, room, grain, paid)
  return count > 0 ? { do: 'units', realm: homeOf(seat), units: { footman: count } } : undefined
}

/** In war as many as can be had: Cavalry while there is Iron, then Footmen. */
function soldiers(view: View, seat: RaceId, reserve: Goods): object | undefined {
  const army = allRealms(view).reduce((sum, realm) => sum + armyUnitsIn(realm, seat), 0)
  const home = view.realms[homeOf(seat)]
  if (home === undefined || !isAtHome(view, seat) || army >= WARDEN.warArmy) return undefined
  const room = Math.min(RECRUITS.home - home.recruited, STACK_LIMIT - armyUnitsIn(home, seat))
  const stock = ownStock(view, seat)
  for (const unit of ['cavalry', 'footman'] as const) {
    const { wood, iron } = UNIT_COSTS[unit]
    const supply = UNIT_SUPPLY[unit]
    const count = Math.min(
      unit === 'cavalry' ? Math.ceil(room / 3) : room,
      stock.grain - reserve.grain,
      Math.floor((stock.wood - reserve.wood) / wood),
      Math.floor((stock.iron - reserve.iron) / (iron + supply.iron)),
    )
    const enough = unit === 'footman' || (home.forces[seat]?.units.cavalry ?? 0) < 2
    if (count > 0 && enough) return { do: 'units', realm: home.id, units: { [unit]: count } }
  }
  return undefined
}

/** A Town or City where it pays most. */
function building(view: View, seat: RaceId, reserve: Goods): object | undefined {
  if (view.round > WARDEN.buildingRounds || !canSpend(view, seat, BUILDING_COST, reserve)) return undefined
  const [best] = realmsHeld(view, seat)
    .filter((realm) => !realm.built && nextBuilding(realm) !== undefined)
    .toSorted((a, b) => fieldValue(b) - fieldValue(a))
  return best && { do: nextBuilding(best), realm: best.id }
}

function nextBuilding(realm: Realm): BuildingId | undefined {
  const value = fieldValue(realm)
  if (realm.building === null && value >= WARDEN.townValue) return 'town'
  return realm.building === 'town' && value >= WARDEN.cityValue ? 'city' : undefined
}

function fieldValue({ id }: Realm): number {
  return isHome(id) ? 0 : NEUTRALS[id].value
}

function secondHero(view: View, seat: RaceId, reserve: Goods): object | undefined {
  const few = heroesOf(view, seat).length < WARDEN.heroes
  return few && isAtHome(view, seat) && canSpend(view, seat, HERO_COST, reserve) ? { do: 'hero' } : undefined
}
