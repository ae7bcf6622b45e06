import { type Filled, healthOf, stocksOf } from '../battle/stock.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { STARTING_FORCES } from '../data/factions/starting-forces.ts'
import { ARMY_IDS } from '../data/pieces.ts'
import { noUnits, type PieceKey } from '../pieces.ts'
import { areAllied } from '../teams.ts'
import type { SeenArmy, View } from '../view/view.ts'

/** An army's own soldiers, as far as they are known. */
type Soldiers = Extract<Filled, { readonly units: unknown }>

/** What an army is worth in casualty points (SNS 1.3.1). */
export function strengthOf(army: Soldiers): number {
  return healthOf(stocksOf([army]))
}

/** An army of somebody else, with what is thought of its strength. */
export interface Rumour {
  readonly faction: FactionId
  readonly at: SeenArmy['at']
  readonly strength: number
}

/** SNS 15.1.2: the armies a seat may have to fear, by what it has been shown or can read in the set-up. */
export function rumours(view: View, seat: FactionId): Rumour[] {
  return view.seats
    .filter((other) => !areAllied(view, seat, other))
    .flatMap((other) => ARMY_IDS.flatMap((id) => view.powers[other]?.armies[id] ?? []))
    .map((army) => ({ faction: army.faction, at: army.at, strength: guessed(view, seat, army) }))
}

/** Nobody stands still: a point is reckoned for each season since the army was last seen. */
function guessed(view: View, seat: FactionId, army: SeenArmy): number {
  const { faction, id, units, bands } = army
  if (units !== null && bands !== null) return strengthOf({ faction, id, units, bands })
  const key: PieceKey = `${faction} ${id}`
  const seen = view.powers[seat]?.known?.findLast(({ piece }) => piece === key)
  if (seen !== undefined && 'KN' in seen.units)
    return strengthOf({ faction, id, units: seen.units, bands: seen.bands }) + view.number - seen.number
  const card = STARTING_FORCES[faction].armies[id]
  return strengthOf({ faction, id, units: { ...noUnits(), ...card?.units }, bands: [] }) + view.number
}
