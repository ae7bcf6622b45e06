import type { Dice } from '@windward/table'
import { isSeaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { STARTING_FORCES } from '../data/factions/starting-forces.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import { placesFor, placesOf } from '../orders/places-aboard.ts'
import { seenOrder } from '../orders/seen-order.ts'
import {
  type Army,
  type Fleet,
  noShips,
  noUnits,
  type Ships,
  shipCount,
  type Units,
  unitCount,
} from '../pieces.ts'
import type { Sighting } from '../state.ts'
import type { SeenArmy, SeenFleet } from './view.ts'

/** What a looker remembers of a piece, and how old that is. */
export type Memory = (key: string) => { readonly seen: Sighting; readonly isFresh: boolean } | undefined

/** SNS 14.1.1: an army whole, as far as it is not seen drawn from what the looker remembers or from its beginnings. */
export function drawnArmy(army: SeenArmy, memory: Memory, dice: Dice): Army {
  const { faction, id } = army
  const known = memory(`${faction} ${id}`)
  const units = army.units ?? guessedUnits(faction, known, dice)
  return {
    ...army,
    order: seenOrder(army.order, true),
    landedFrom: [...army.landedFrom],
    aboard: [...(army.aboard ?? [])],
    units: { ...units },
    bands: (army.bands ?? known?.seen.bands ?? []).map((band) => ({ ...band })),
  }
}

export function drawnFleet(fleet: SeenFleet, memory: Memory, dice: Dice): Fleet {
  const { faction, id } = fleet
  const known = memory(`${faction} ${id}`)
  const ships = fleet.ships ?? guessedShips(faction, known, dice)
  return {
    ...fleet,
    order: seenOrder(fleet.order, true),
    ships: { ...ships },
    bands: (fleet.bands ?? known?.seen.bands ?? []).map((band) => ({ ...band })),
    berths: fleet.berths,
  }
}

/** Armies at sea whose fleets are hidden go aboard somewhere, and find room there. */
export function embark(
  seen: { readonly armies: readonly SeenArmy[]; readonly fleets: readonly SeenFleet[] },
  armies: readonly Army[],
  fleets: readonly Fleet[],
): void {
  const hidden = armies.filter(({ id }) => seen.armies.find((each) => each.id === id)?.aboard === null)
  for (const army of hidden.filter(({ at }) => isSeaId(at))) {
    const around = fleets.filter(({ at }) => at === army.at)
    army.aboard = around.map(({ id }) => id)
    const aboard = armies.filter((other) => other.aboard.some((id) => army.aboard.includes(id)))
    let missing =
      aboard.reduce((sum, other) => sum + placesFor(other), 0) -
      around.reduce((sum, fleet) => sum + placesOf(fleet), 0)
    const unseen = around.find(({ id }) => seen.fleets.find((each) => each.id === id)?.ships === null)
    for (; missing > 0 && unseen !== undefined; missing -= placesOf({ ...unseen, ships: ONE_TRANSPORT }))
      unseen.ships.TR += 1
    for (; missing > 0 && placesFor(army) > 1; missing -= 1) loseOne(army.units)
  }
}

const ONE_TRANSPORT: Readonly<Ships> = { ...noShips(), TR: 1 }

function loseOne(units: Units): void {
  const kind = UNIT_IDS.findLast((unit) => units[unit] > 0)
  if (kind !== undefined) units[kind] -= 1
}

function guessedUnits(faction: FactionId, known: ReturnType<Memory>, dice: Dice): Units {
  const remembered = known && 'KN' in known.seen.units ? known.seen.units : undefined
  if (remembered !== undefined && known?.isFresh) return { ...remembered }
  const first = ARMY_IDS.flatMap((id) => STARTING_FORCES[faction].armies[id] ?? [])
  const units = { ...noUnits(), ...(remembered ?? (first.length > 0 ? dice.pick(first).units : {})) }
  for (const unit of UNIT_IDS) units[unit] = Math.max(0, units[unit] + dice.below(3) - 1)
  if (unitCount(units) === 0) units.LI = 1
  return units
}

function guessedShips(faction: FactionId, known: ReturnType<Memory>, dice: Dice): Ships {
  const remembered = known && 'WS' in known.seen.units ? known.seen.units : undefined
  if (remembered !== undefined && known?.isFresh) return { ...remembered }
  const first = FLEET_IDS.flatMap((id) => STARTING_FORCES[faction].fleets[id] ?? [])
  const ships = { ...noShips(), ...(remembered ?? (first.length > 0 ? dice.pick(first).ships : {})) }
  for (const ship of SHIP_IDS) ships[ship] = Math.max(0, ships[ship] + dice.below(3) - 1)
  if (shipCount(ships) === 0) ships.TR = 1
  return ships
}
