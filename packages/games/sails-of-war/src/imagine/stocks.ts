import type { Dice, Phrase, SeenLine } from '@windward/table'
import { LAWS } from '../data/action-cards.ts'
import { BUILDING_COST, PORT_COST } from '../data/buildings.ts'
import { HERO_COST } from '../data/heroes.ts'
import type { RaceId } from '../data/races.ts'
import { type Goods, RESOURCE_IDS } from '../data/resources.ts'
import { SHIP_IDS, SHIPS } from '../data/ships.ts'
import { ARMY_IDS, UNIT_COSTS } from '../data/units.ts'
import { starPrice } from '../economy/guild.ts'
import { gain, noGoods, only, times } from '../goods.ts'
import { countsAt, goodsAt, numberAt, oneOfAt, raceAt } from './reading.ts'

/** What a line tells of somebody's stock. */
export type Change =
  | { readonly has: Goods }
  | { readonly gains: Goods }
  | { readonly pays: Goods }
  /** So much Wood or Iron; which, only he knows: all of one kind, or in any mix. */
  | { readonly owes: number; readonly mixed: boolean }

/** All that is told of each stock, in its order. */
export function stockChanges(lines: readonly SeenLine[]): ReadonlyMap<RaceId, readonly Change[]> {
  const all = new Map<RaceId, Change[]>()
  const laws: Laws = { turn: 0, carried: new Map() }
  for (const { turn, what } of lines) {
    if (turn !== laws.turn) laws.carried.clear()
    laws.turn = turn
    if (what.key === 'event.voted' && typeof what.fields['card'] === 'string')
      laws.carried.set(what.fields['card'], what.fields['carried'] === true)
    const race = raceAt(what.fields)
    const change = race === undefined ? undefined : changeBy(what, laws)
    if (race === undefined || change === undefined) continue
    const changes = all.get(race)
    if (changes === undefined) all.set(race, [change])
    else changes.push(change)
  }
  return all
}

/** SOW 16.5: what was voted on this round. */
interface Laws {
  turn: number
  readonly carried: Map<string, boolean>
}

function changeBy({ key, fields }: Phrase, laws: Laws): Change | undefined {
  switch (key) {
    case 'setup.start':
      return { has: goodsAt(fields, 'stock') }
    case 'economy.harvest':
    case 'movement.trade.taken':
    case 'movement.trade.home':
    case 'battle.pillaged':
    case 'event.tithe.gained':
    case 'quest.goods':
      return { gains: goodsAt(fields) }
    case 'card.plenty.got':
      return { gains: goodsAt(fields, 'mix') }
    case 'council.bid':
    case 'event.tithe.paid':
    case 'supply.paid':
      return { pays: goodsAt(fields) }
    case 'economy.exchanged':
      return exchanged(fields)
    case 'economy.star.bought':
      return { pays: starPrice(numberAt(fields, 'price')) }
    case 'economy.hero.recruited':
      return { pays: HERO_COST }
    case 'economy.built':
      return { pays: laws.carried.get('masons-charter') ? LAWS.masons : BUILDING_COST }
    case 'economy.units.recruited':
      return recruited(fields, laws)
    case 'economy.ship.built': {
      const kind = oneOfAt(fields, 'kind', SHIP_IDS)
      return kind && { owes: SHIPS[kind].cost, mixed: false }
    }
    case 'economy.port.built':
      return { owes: PORT_COST, mixed: true }
    default:
      return undefined
  }
}

function exchanged(fields: Phrase['fields']): Change | undefined {
  const [give, take] = [oneOfAt(fields, 'give', RESOURCE_IDS), oneOfAt(fields, 'take', RESOURCE_IDS)]
  if (give === undefined || take === undefined) return undefined
  const gains = only(take, numberAt(fields, 'count'))
  return { gains: { ...gains, [give]: gains[give] - numberAt(fields, 'given') } }
}

/** SOW 16.5: with Conscription carried a Footman costs a Wood or an Iron, as one likes. */
function recruited(fields: Phrase['fields'], laws: Laws): Change {
  const units = countsAt(fields, 'units', ARMY_IDS)
  const conscription = laws.carried.get('conscription')
  if (conscription === true) return { owes: units.footman ?? 0, mixed: true }
  const cost = noGoods()
  for (const unit of ARMY_IDS) {
    const price = unit === 'footman' && conscription === false ? LAWS.footman.rejected : UNIT_COSTS[unit]
    const all = times(price, units[unit] ?? 0)
    for (const kind of RESOURCE_IDS) cost[kind] += all[kind]
  }
  return { pays: cost }
}

/** What is left after all that, with what only its owner chose drawn. */
export function stockAfter(changes: readonly Change[], dice: Dice): Goods {
  let stock = noGoods()
  for (const change of changes) {
    if ('has' in change) stock = { ...change.has }
    else if ('gains' in change) gain(stock, change.gains)
    else if ('pays' in change) for (const kind of RESOURCE_IDS) stock[kind] -= change.pays[kind]
    else payEither(stock, change.owes, change.mixed, dice)
    settle(stock)
  }
  return stock
}

function payEither(stock: Goods, owed: number, mixed: boolean, dice: Dice): void {
  const richer = stock.wood === stock.iron ? dice.below(2) === 0 : stock.wood > stock.iron
  const inWood = mixed ? Math.max(0, Math.min(owed, stock.wood - stock.iron)) : richer ? owed : 0
  const rest = mixed ? Math.floor((owed - inWood) / 2) : 0
  stock.wood -= inWood + rest
  stock.iron -= owed - inWood - rest
}

/** Nobody has less than nothing: what lacks of Wood was paid in Iron before, and the other way round. */
function settle(stock: Goods): void {
  const lacking = Math.min(0, stock.wood) - Math.min(0, stock.iron)
  if (lacking !== 0) {
    stock.iron += lacking
    stock.wood -= lacking
  }
  for (const kind of RESOURCE_IDS) stock[kind] = Math.max(0, stock[kind])
}
