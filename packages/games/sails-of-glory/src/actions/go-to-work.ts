import { automaticRepair } from '../automatic/actions.ts'
import { freeBox } from '../damage/free.ts'
import type { DelayedId } from '../data/crew-actions.ts'
import type { ShipId } from '../data/ships.ts'
import { commandedBy, shipOf } from '../ships.ts'
import type { Ship, SogFlow, SogTable } from '../state.ts'
import { type RepairBrief, type RepairChoice, repair } from './decide-repair.ts'
import { isWhole, repairable } from './repairable.ts'
import { say } from './words.en.ts'

/** SOG 11.4.2, SOG 11.4.3, SOG 11.4.7: actions that have waited a turn. */
export function* goToWork(t: SogTable, waited: ReadonlyMap<ShipId, readonly DelayedId[]>): SogFlow {
  const has = (ship: Ship, action: DelayedId) => waited.get(ship.id)?.includes(action) ?? false
  for (const ship of t.state.ships) {
    if (!has(ship, 'extinguish')) continue
    if (ship.special.fires > 0) workOn(t, ship, 'extinguish', 'fire')
    else t.tell('all', 'SOG 11.4.7', say('actions.no-effect', { ship: ship.id, action: 'extinguish' }))
  }
  yield* chooseRepairs(t, (ship) => has(ship, 'repair'))
}

function* chooseRepairs(t: SogTable, isDue: (ship: Ship) => boolean): SogFlow {
  const due = new Map(t.seats.map((seat) => [seat, repairsDue(t, commandedBy(t.state, seat).filter(isDue))]))
  const asked = t.seats.filter((seat) => (due.get(seat) ?? []).length > 0)
  const chosen = yield* t.askAll(asked, repair, (seat) => ({ ships: due.get(seat) ?? [] }))
  for (const seat of asked) for (const each of chosen.get(seat) ?? []) mend(t, each)
  for (const ship of t.state.ships.filter((each) => each.captain === null && isDue(each))) {
    const each = automaticRepair(ship)
    if (each !== undefined) mend(t, each)
  }
}

function repairsDue(t: SogTable, ships: readonly Ship[]): RepairBrief['ships'] {
  for (const ship of ships.filter(isWhole)) {
    t.tell('all', 'SOG 11.4.7', say('actions.no-effect', { ship: ship.id, action: 'repair' }))
  }
  return ships.filter((ship) => !isWhole(ship)).map((ship) => ({ ship: ship.id, ...repairable(ship) }))
}

function workOn(t: SogTable, ship: Ship, action: DelayedId, on: Ship['working'][number]['on']): void {
  ship.working.push({ action, on })
  t.tell('all', 'SOG 11.4.5', say('actions.at-work', { ship: ship.id, on }))
}

/** SOG 11.4.4: damage is repaired at once; SOG 11.4.5: the rest is finished when the turn ends. */
function mend(t: SogTable, { ship: id, on, box }: RepairChoice): void {
  const ship = shipOf(t.state, id)
  if (on !== 'damage') {
    workOn(t, ship, 'repair', on)
    return
  }
  if (box !== null) ship.mended.push(...freeBox(ship, box))
  ship.repaired.damage = true
  t.tell('all', 'SOG 11.4.4', say('actions.damage-mended', { ship: id }))
}
