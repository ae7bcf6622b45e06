import { healthOf, stocksOf } from '../battle/stock.ts'
import { inMapOrder, isLandId, type LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { isOnSiege } from '../movement/go-back.ts'
import { type Army, isArmy, keyOf, type PieceKey } from '../pieces.ts'
import { byPlace, everyArmy, pieceAt } from '../pieces-of.ts'
import { inPlayOrder } from '../powers.ts'
import type { State } from '../state.ts'
import { areAllied } from '../teams.ts'

/** One land besieged by one faction, with all its armies there that besiege. */
export interface Siege {
  readonly land: LandId
  readonly besieger: FactionId
  readonly armies: readonly PieceKey[]
}

/** SNS 8.1.1: the sieges that follow from where armies stand now, in the order of the map. */
export function siegesNow(state: State): Siege[] {
  const sieges: Siege[] = []
  for (const armies of byPlace(everyArmy(state))) {
    const siege = siegeBy(state, armies)
    if (siege !== undefined) sieges.push(siege)
  }
  return sieges.sort((a, b) => inMapOrder(a.land, b.land))
}

/** SNS 8.1.3: all of the besieger's armies there that are on Attack or came in support; land of a seat like neutral land (SNS 8.1.2). */
function siegeBy(state: State, armies: readonly Army[]): Siege | undefined {
  const [first] = armies
  if (first === undefined || !isLandId(first.at)) return undefined
  const { at: land } = first
  if (isHeldBySideOf(state, land, first.faction)) return undefined
  for (const { faction } of armies) if (!areAllied(state, faction, first.faction)) return undefined
  const ready = armies.filter((army) => isOnSiege(state, army))
  const besieger = besiegerAmong(ready)
  if (besieger === undefined) return undefined
  return { land, besieger, armies: ready.filter(({ faction }) => faction === besieger).map(keyOf) }
}

/** The land and every city in it belong to the faction and its team. */
function isHeldBySideOf(state: State, land: LandId, faction: FactionId): boolean {
  const { owner, cities } = state.lands[land]
  if (owner === null || !areAllied(state, owner, faction)) return false
  for (const { holder } of cities) if (holder === null || !areAllied(state, holder, faction)) return false
  return true
}

/** SNS 8.1.4: the one their orders name, else the stronger, else the earlier in play order. */
function besiegerAmong(armies: readonly Army[]): FactionId | undefined {
  const [first] = armies
  if (first === undefined || armies.every(({ faction }) => faction === first.faction)) return first?.faction
  const factions = inPlayOrder([...new Set(armies.map(({ faction }) => faction))])
  const named = new Set(
    armies.flatMap(({ order }) => (order && 'army' in order ? (order.besieger ?? []) : [])),
  )
  const agreed = named.size === 1 ? factions.find((faction) => named.has(faction)) : undefined
  if (agreed !== undefined) return agreed
  const strength = (faction: FactionId) =>
    healthOf(stocksOf(armies.filter((army) => army.faction === faction)))
  const most = Math.max(...factions.map(strength))
  return factions.find((faction) => strength(faction) === most)
}

/** The besieging armies that are left. */
export function besiegingArmies(state: State, { armies }: Pick<Siege, 'armies'>): Army[] {
  const left: Army[] = []
  for (const key of armies) {
    const piece = pieceAt(state, key)
    if (piece !== undefined && isArmy(piece)) left.push(piece)
  }
  return left
}
