import { figureOf } from '../battle/figure.ts'
import type { Filled } from '../battle/stock.ts'
import { eachFaction } from '../data/factions/each-faction.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { STARTING_FORCES } from '../data/factions/starting-forces.ts'
import { ARMY_IDS } from '../data/pieces.ts'
import { armyKey, type Fleet, fleetKey, noShips, noUnits } from '../pieces.ts'
import { cardOf } from '../powers.ts'
import { areAllied } from '../teams.ts'
import type { SeenArmy, SeenFleet, View } from '../view/view.ts'

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
  readonly id: SeenArmy['id']
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
      if (army !== undefined)
        heard.push({ faction: other, id, at: army.at, strength: guessed(view, seat, army) })
    }
  }
  return heard
}

/** Nobody stands still: a point is reckoned for each season since the army was last seen. */
function guessed(view: View, seat: FactionId, army: SeenArmy): number {
  const { faction, id, units, bands } = army
  if (units !== null && bands !== null) return strengthOf({ faction, id, units, bands })
  const key = armyKey(faction, id)
  const seen = view.powers[seat]?.known?.findLast(({ piece }) => piece === key)
  if (seen !== undefined && 'KN' in seen.units)
    return strengthOf({ faction, id, units: seen.units, bands: seen.bands }) + view.number - seen.number
  return (SET_UP[faction].get(id) ?? 0) + view.number
}

/** What each army is worth as it is set up. */
const SET_UP = eachFaction(
  (faction) =>
    new Map(
      ARMY_IDS.map((id) => {
        const units = { ...noUnits(), ...STARTING_FORCES[faction].armies[id]?.units }
        return [id, strengthOf({ faction, id, units, bands: [] })]
      }),
    ),
)

/** What a fleet can strike with: the casualty points of its ships that have dice. */
export function broadside({ faction, ships }: Pick<Fleet, 'faction' | 'ships'>): number {
  const { WS, RD, TR } = cardOf(faction).ships
  return ships.WS * WS.health + ships.RD * RD.health + (TR.dice > 0 ? ships.TR * TR.health : 0)
}

/** The same of somebody else's, by what has been shown or stands in the set-up. */
export function guessedBroadside(view: View, seat: FactionId, { faction, id, ships }: SeenFleet): number {
  if (ships !== null) return broadside({ faction, ships })
  const key = fleetKey(faction, id)
  const seen = view.powers[seat]?.known?.findLast(({ piece }) => piece === key)
  if (seen !== undefined && 'WS' in seen.units) return broadside({ faction, ships: seen.units })
  return broadside({ faction, ships: { ...noShips(), ...STARTING_FORCES[faction].fleets[id]?.ships } })
}
