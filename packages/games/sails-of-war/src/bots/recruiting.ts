import { armyUnitsIn, homeOf, isAtHome, isHome } from '../board/realms.ts'
import { ACTIONS, type ActionId, FRIENDLESS_GOODS } from '../data/action-cards.ts'
import { BUILDING_COST, type BuildingId, RECRUITS } from '../data/buildings.ts'
import { HERO_COST } from '../data/heroes.ts'
import { NEUTRALS } from '../data/realms.ts'
import { type Goods, RESOURCE_IDS, type ResourceId } from '../data/resources.ts'
import { type ArmyUnitId, STACK_LIMIT, UNIT_COSTS, UNIT_SUPPLY } from '../data/units.ts'
import { VICTORY } from '../data/victory.ts'
import { merchantsRate } from '../economy/merchants.ts'
import { recruitmentSegment } from '../economy/recruitment.ts'
import type { SomeUnits } from '../pieces.ts'
import { heroesOf, openPlayer, ownHand, ownStock } from '../players.ts'
import type { Realm } from '../public-state.ts'
import { starsOf } from '../stars.ts'
import { campaignGoal, freeLand } from './armies.ts'
import { firstOf } from './first-way.ts'
import { fleetPurchase, passengers, raidGoal } from './fleet.ts'
import type { Mind } from './mind.ts'
import { chanceOf, defendersOf, together, wallsOf } from './odds.ts'
import { threatTo } from './rivals.ts'
import { tradingPurchase } from './traders.ts'
import { mixFor, reserveOf, starNeeds } from './wanted-goods.ts'

const FREE: readonly ActionId[] = ['dragon-pact', 'levy', 'riders-arrive', 'bowmens-oath']
const RELICS = ['silver-flute', 'purple-sail', 'chest-of-lumii', 'scroll-of-sight'] as const

/** One purchase at a time: what is free, guards where they are needed, a Star or growth, a host, ships. */
export function purchase(mind: Mind): unknown {
  const { view, seat, habits } = mind
  const free = freely(mind)
  if (free !== undefined) return free
  const reserve = reserveOf(mind)
  const isLast = starsOf(view, seat) === VICTORY.stars - 1
  const star = isLast ? towardsStar(mind) : undefined
  if (star !== undefined) return star === 'enough' ? undefined : star
  const guards = guardsWanted(mind, reserve)
  if (guards !== undefined) return guards
  const war = habits.warFirst ? host(mind, reserve) : undefined
  if (war !== undefined) return war
  const invests = view.round <= habits.investingRounds
  const first = invests ? growth(mind, reserve) : undefined
  if (first !== undefined) return first
  const swap = towardsStar(mind)
  if (swap !== undefined) return swap === 'enough' ? undefined : swap
  return (
    host(mind, reserve) ??
    (invests ? undefined : growth(mind, reserve)) ??
    fleetPurchase(mind) ??
    tradingPurchase(mind)
  )
}

const growth = (mind: Mind, reserve: Goods) =>
  settlers(mind, reserve) ??
  (mind.view.round >= mind.habits.tradeRound ? tradingPurchase(mind) : undefined) ??
  building(mind, reserve) ??
  anotherHero(mind, reserve)

/** Cards and artifacts that bring something for nothing. */
function freely(mind: Mind): unknown {
  const { view, seat } = mind
  const hand = ownHand(view, seat)
  const { starpower, relics } = openPlayer(view, seat)
  for (const card of FREE) {
    const act =
      hand.includes(card) && ACTIONS[card].starpower <= starpower && firstOf(mind, recruitmentSegment, [card])
    if (act) return act
  }
  for (const card of ['giants-friendship', 'firegaunt-bond'] as const) {
    if (!hand.includes(card)) continue
    const come = { do: card, mix: null }
    return mind.asked.check(come) === undefined ? come : { do: card, mix: mixFor(mind, FRIENDLESS_GOODS) }
  }
  return relics.length === 0 ? undefined : firstOf(mind, recruitmentSegment, RELICS)
}

/** An exchange that brings him nearer to a Star, if it can be had at all by exchanging. */
function towardsStar({ view, seat }: Mind): object | 'enough' | undefined {
  const needs = starNeeds({ view, seat })
  if (needs === undefined) return undefined
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

function canSpend({ view, seat }: Mind, cost: Goods, reserve: Goods): boolean {
  const stock = ownStock(view, seat)
  return RESOURCE_IDS.every((kind) => stock[kind] >= cost[kind] + (cost[kind] > 0 ? reserve[kind] : 0))
}

/** As many of one kind as are wanted and can be recruited, paid and fed. */
function recruits(mind: Mind, unit: ArmyUnitId, wanted: number, reserve: Goods): object | undefined {
  const { view, seat } = mind
  const home = view.realms[homeOf(seat)]
  if (home === undefined || !isAtHome(view, seat)) return undefined
  const room = Math.min(RECRUITS.home - home.recruited, STACK_LIMIT - armyUnitsIn(home, seat))
  const stock = ownStock(view, seat)
  const { wood, iron } = UNIT_COSTS[unit]
  const supply = UNIT_SUPPLY[unit]
  const count = Math.min(
    wanted,
    room,
    stock.grain - reserve.grain,
    Math.floor((stock.wood - reserve.wood) / wood),
    Math.floor((stock.iron - reserve.iron) / (iron + supply.iron)),
  )
  return count > 0 ? { do: 'units', realm: home.id, units: { [unit]: count } } : undefined
}

const FEARED = 0.4
/** Supply falls short of what a besieged Home Realm is worth. */
const NOTHING: Goods = { grain: 0, wood: 0, iron: 0 }

/** Archers behind Footmen, until nobody who can come is likely to take the Home Realm. */
function guardsWanted(mind: Mind, reserve: Goods): object | undefined {
  const { view, seat, habits } = mind
  const home = view.realms[homeOf(seat)]
  if (home === undefined || home.owner !== seat) return undefined
  const own: SomeUnits = home.forces[seat]?.units ?? {}
  const count = armyUnitsIn(home, seat)
  const threat = threatTo(mind, home)
  if (threat === undefined)
    return count < habits.garrison ? recruits(mind, 'footman', habits.garrison - count, reserve) : undefined
  const chance = chanceOf(threat.race, threat.units, seat, defendersOf(home, seat), wallsOf(home, seat))
  if (chance * habits.caution < FEARED && count > 0) return undefined
  const unit = (own.archer ?? 0) < 2 && (own.footman ?? 0) > 1 ? 'archer' : 'footman'
  return recruits(mind, unit, 1, NOTHING) ?? recruits(mind, 'footman', 1, NOTHING)
}

const armySize = ({ chart, seat, view }: Mind): number =>
  chart.realms.reduce((sum, realm) => sum + armyUnitsIn(realm, seat), 0) +
  view.ships.reduce(
    (sum, { owner, units }) => (owner === seat ? sum + units.footman + units.archer + units.cavalry : sum),
    0,
  )

/** Enough Footmen for the land that is free, and a garrison. */
function settlers(mind: Mind, reserve: Goods): object | undefined {
  const { habits } = mind
  const targets = freeLand(mind).length + passengers(mind)
  const wanted = habits.garrison + Math.min(habits.settlers, targets + 1)
  const missing = Math.min(6, wanted - armySize(mind))
  return missing > 0 ? recruits(mind, 'footman', missing, reserve) : undefined
}

/** A host of all arms, for a place that could be taken with what he can still recruit. */
function host(mind: Mind, reserve: Goods): object | undefined {
  const { view, seat, habits } = mind
  const home = view.realms[homeOf(seat)]
  const goal = campaignGoal(mind) ?? raidGoal(mind)
  if (home === undefined || goal === undefined || armySize(mind) >= habits.host + habits.garrison)
    return undefined
  const foes = defendersOf(goal.realm, goal.owner)
  const most = { footman: habits.host - 4, archer: 2, cavalry: 2 }
  if (
    chanceOf(seat, most, goal.owner, together(foes, { footman: 1 }), wallsOf(goal.realm, goal.owner)) <
    habits.stormChance
  )
    return undefined
  const own: SomeUnits = home.forces[seat]?.units ?? {}
  for (const unit of ['cavalry', 'archer'] as const) {
    const missing = 2 - (own[unit] ?? 0)
    const bought = missing > 0 ? recruits(mind, unit, missing, reserve) : undefined
    if (bought !== undefined) return bought
  }
  return recruits(mind, 'footman', habits.host + habits.garrison - armySize(mind), reserve)
}

/** A Town or City where it pays most. */
function building(mind: Mind, reserve: Goods): object | undefined {
  const { view, seat, habits, chart } = mind
  if (view.round > habits.buildingRounds || !canSpend(mind, BUILDING_COST, reserve)) return undefined
  const [best] = chart.realms
    .filter((realm) => realm.owner === seat && !realm.built && nextBuilding(mind, realm) !== undefined)
    .toSorted((a, b) => fieldValue(b) - fieldValue(a))
  return best && { do: nextBuilding(mind, best), realm: best.id }
}

function nextBuilding({ habits }: Mind, realm: Realm): BuildingId | undefined {
  const value = fieldValue(realm)
  if (realm.building === null && value >= habits.townValue) return 'town'
  return realm.building === 'town' && value >= habits.cityValue ? 'city' : undefined
}

function fieldValue({ id }: Realm): number {
  return isHome(id) ? 0 : NEUTRALS[id].value
}

function anotherHero(mind: Mind, reserve: Goods): object | undefined {
  const { view, seat, habits } = mind
  const few = heroesOf(view, seat).length < habits.heroes && !openPlayer(view, seat).once.hero
  return few && isAtHome(view, seat) && canSpend(mind, HERO_COST, reserve) ? { do: 'hero' } : undefined
}
