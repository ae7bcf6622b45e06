import { askCaptains } from '../asking/ask-captains.ts'
import { automaticRepair } from '../automatic/automatic-actions.ts'
import { batteryOf, standing } from '../batteries/batteries.ts'
import { say as sayBattery } from '../batteries/words.en.ts'
import { freeBox } from '../damage/free-boxes.ts'
import type { DelayedId } from '../data/crew-actions.ts'
import type { ShipId } from '../data/ships.ts'
import type { Seat } from '../seats.ts'
import { commandedBy, shipOf } from '../ships.ts'
import type { Ship, SogFlow, SogTable } from '../state.ts'
import { type RepairChoice, repair, repairBatteries } from './decide-repair.ts'
import { fullestOf, isWhole, repairable } from './repairable.ts'
import { say } from './words.en.ts'

/** What was revealed in the turn before and has waited for this one. */
export type Waited = Partial<Record<ShipId, Ship['delayed']>>

/** SOG 11.4.2, SOG 11.4.3, SOG 11.4.7: actions that have waited a turn. */
export function* goToWork(t: SogTable, waited: Waited): SogFlow {
  yield* t.step('extinguish', () => extinguish(t, waited))
  yield* t.step('no repair', () => tellWhole(t, waited))
  yield* t.step('repair', () => makeRepairs(t, waited))
}

function extinguish(t: SogTable, waited: Waited): void {
  for (const ship of t.state.ships) {
    if (!waited[ship.id]?.includes('extinguish')) continue
    if (ship.special.fires > 0) workOn(t, ship, 'extinguish', 'fire')
    else tellNoEffect(t, ship, 'extinguish')
  }
}

function tellWhole(t: SogTable, waited: Waited): void {
  for (const ship of t.seats.flatMap((seat) => commandedBy(t.state, seat))) {
    if (waited[ship.id]?.includes('repair') && isWhole(ship)) tellNoEffect(t, ship, 'repair')
  }
}

function* makeRepairs(t: SogTable, waited: Waited): SogFlow {
  const isDue = (ship: Ship) => waited[ship.id]?.includes('repair') ?? false
  const due = (seat: Seat) =>
    commandedBy(t.state, seat)
      .filter((ship) => isDue(ship) && !isWhole(ship))
      .map((ship) => ({ ship: ship.id, ...repairable(ship) }))
  for (const each of yield* askCaptains(t, repair, due, (ships) => ({ ships }))) mend(t, each)
  for (const ship of t.state.ships.filter((each) => each.captain === null && isDue(each))) {
    const each = automaticRepair(ship)
    if (each !== undefined) mend(t, each)
  }
}

function tellNoEffect(t: SogTable, { id }: Ship, action: DelayedId): void {
  t.tell('all', 'SOG 11.4.7', say('actions.no-effect', { ship: id, action }))
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

/** SOG 14.1.8: what batteries revealed in the turn before. */
export function* batteriesGoToWork(t: SogTable): SogFlow {
  const waiting = standing(t.state)
  for (const battery of waiting) {
    if (battery.delayed.includes('extinguish')) battery.extinguishing = battery.fires > 0
  }
  const due = (captain: Seat | null) =>
    waiting
      .filter((battery) => battery.captain === captain && battery.delayed.includes('repair'))
      .map((battery) => ({ battery: battery.id, boxes: repairable(battery).boxes }))
      .filter(({ boxes }) => boxes.length > 0)
  const chosen = yield* askCaptains(t, repairBatteries, due, (batteries) => ({ batteries }))
  const automatic = due(null).map(({ battery, boxes }) => ({ battery, box: fullestOf(boxes) ?? 0 }))
  for (const { battery: id, box } of [...chosen, ...automatic]) {
    const battery = batteryOf(t.state, id)
    battery.mended.push(...freeBox(battery, box))
    battery.repaired = true
    t.tell('all', 'SOG 11.4.4', sayBattery('battery.mended', { battery: id }))
  }
}
