import type { Marks } from '@windward/table'
import type { Plan } from '../battle/plans.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import type { Orders } from '../orders/order.ts'
import { keyOf, noUnits, type Piece, type Ships, type Units } from '../pieces.ts'
import { armiesOf, fleetsOf } from '../pieces-of.ts'
import { powerOf } from '../powers.ts'
import type { State } from '../state.ts'

/** SNS 14.1: marks in all that only this seat may know of its own. */
export function plant(state: State, owner: FactionId, mark: Marks): void {
  const power = powerOf(state, owner)
  power.gold = mark.number()
  power.agents = mark.number()
  if (power.written !== undefined) power.written = markedSheet(power.written, mark)
  power.known = power.known.map((sighting) => ({ ...sighting, units: markedUnits(noUnits(), mark) }))
  for (const army of armiesOf(power).filter((each) => isHidden(state, each))) {
    army.units = markedUnits(army.units, mark)
    plantInside(army, mark)
  }
  for (const fleet of fleetsOf(power).filter((each) => isHidden(state, each))) {
    fleet.ships = markedShips(fleet.ships, mark)
    if (fleet.berths !== undefined) fleet.berths = mark.number()
    plantInside(fleet, mark)
  }
  if (state.plans !== undefined)
    state.plans = state.plans.map((plan) => (plan.by === owner ? markedPlan(plan, mark) : plan))
}

/** Who is asked about a strike may know of it; so nobody is, here. */
function markedPlan({ by, battle, withdraws, order, loads, strike }: Plan, mark: Marks): Plan {
  return {
    by,
    battle,
    ...(withdraws !== undefined && { withdraws: mark.number() }),
    ...(order !== undefined && { order: order.map(() => mark.number()) }),
    ...(loads !== undefined && { loads: loads.map((load) => ({ ...load, units: mark.number() })) }),
    ...(strike !== undefined && { strike: Object.assign({ ...strike, asked: [] }, { piece: mark.text() }) }),
  }
}

/** Whatever lies open in a battle is no secret. */
function isHidden({ open }: State, piece: Piece): boolean {
  return !open.includes(keyOf(piece))
}

function plantInside(piece: Piece, mark: Marks): void {
  piece.armour = mark.number()
  for (const band of piece.bands) band.left = mark.number()
}

function markedSheet(sheet: Orders, mark: Marks): Orders {
  const transfers: Orders['transfers'] = [{ from: 'I', to: 'II', units: { LI: mark.number() } }]
  return { ...sheet, transfers }
}

function markedUnits(units: Units, mark: Marks): Units {
  const marked = { ...units }
  for (const unit of UNIT_IDS) marked[unit] = mark.number()
  return marked
}

function markedShips(ships: Ships, mark: Marks): Ships {
  const marked = { ...ships }
  for (const ship of SHIP_IDS) marked[ship] = mark.number()
  return marked
}
