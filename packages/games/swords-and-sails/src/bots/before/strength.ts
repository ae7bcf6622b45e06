import { figureOf } from '../../battle/figure.ts'
import type { Filled } from '../../battle/stock.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { STARTING_FORCES } from '../../data/factions/starting-forces.ts'
import { ARMY_IDS } from '../../data/pieces.ts'
import { noUnits, type PieceKey } from '../../pieces.ts'
import { cardOf } from '../../powers.ts'
import { areAllied } from '../../teams.ts'
import type { SeenArmy, View } from '../../view/view.ts'

/** An army's own soldiers, as far as they are known. */
type Soldiers = Extract<Filled, { readonly units: unknown }>

/** What an army is worth in casualty points (SNS 1.3.1). */
export function strengthOf(army: Soldiers): number {
  const { faction, units, bands } = army
  const { KN, HC, LC, HI, LI, PS } = cardOf(faction).units
  let strength =
    units.KN * KN.health +
    units.HC * HC.health +
    units.LC * LC.health +
    units.HI * HI.health +
    units.LI * LI.health +
    units.PS * PS.health
  for (const { card, left } of bands) strength += left * figureOf(faction, card).health
  return strength
}

/** An army of somebody else, with what is thought of its strength. */
export interface Rumour {
  readonly faction: FactionId
  readonly at: SeenArmy['at']
  readonly strength: number
}

/** SNS 15.1.2: the armies a seat may have to fear, by what it has been shown or can read in the set-up. */
export function rumours(view: View, seat: FactionId): Rumour[] {
  const heard: Rumour[] = []
  for (const other of view.seats) {
    if (areAllied(view, seat, other)) continue
    const armies = view.powers[other]?.armies ?? {}
    for (const id of ARMY_IDS) {
      const army = armies[id]
      if (army !== undefined) heard.push({ faction: other, at: army.at, strength: guessed(view, seat, army) })
    }
  }
  return heard
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
