import { askCaptains } from '../asking/ask-captains.ts'
import { standing } from '../batteries/batteries.ts'
import { say as sayBattery } from '../batteries/words.en.ts'
import { reaches } from '../data/levels.ts'
import type { ShipId } from '../data/ships.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import type { Acting, Gunner, GunnerAction, GunnerId } from '../gunners/gunner.ts'
import type { Planned } from '../planning/planning.ts'
import { afloat, commandedBy, shipOf } from '../ships.ts'
import type { Ship, SogFlow, SogTable } from '../state.ts'
import { buckets } from './decide-buckets.ts'
import { batteriesGoToWork, goToWork } from './go-to-work.ts'
import { hasEffect } from './has-effect.ts'
import { ORDER, perform } from './perform.ts'
import { say } from './words.en.ts'

/** SOG 11.2.3: all actions are revealed together; those of the turn before that had waited go to work. */
export function* actionPhase(t: SogTable, planned: Planned): SogFlow<Acting> {
  const acting = new Map<GunnerId, GunnerAction[]>()
  if (reaches(t.state.options.level, 'advanced')) {
    t.state.phase = 'actions'
    const waited = takeWaiting(t)
    const shown = new Map(
      afloat(t.state).map((ship) => [ship.id, executedBy(t, ship, planned.get(ship.id) ?? [])]),
    )
    yield* fillBuckets(t, shown)
    for (const ship of afloat(t.state)) acting.set(ship.id, reveal(t, ship, shown.get(ship.id) ?? []))
    for (const [id, actions] of waited) acting.get(id)?.push(...reloadsDue(t, id, actions))
    yield* goToWork(t, waited)
    for (const battery of standing(t.state)) {
      acting.set(battery.id, reveal(t, battery, planned.get(battery.id) ?? []))
    }
    yield* batteriesGoToWork(t)
  }
  return (gunner, action) => acting.get(gunner)?.includes(action) ?? false
}

/** SOG 12.17.2: whoever extinguishes may do it for the enemy instead. */
function* fillBuckets(t: SogTable, shown: ReadonlyMap<ShipId, readonly GunnerAction[]>): SogFlow {
  if (!t.state.options.spreadingFires) return
  const at = (seat: SogTable['seats'][number]) =>
    commandedBy(t.state, seat)
      .filter(({ id }) => shown.get(id)?.includes('extinguish'))
      .map(({ id }) => id)
  for (const id of yield* askCaptains(t, buckets, at, (ships) => ({ ships }))) {
    shipOf(t.state, id).dousing = true
    t.tell('all', 'SOG 12.17.2', say('buckets.ready', { ship: id }))
  }
}

/** SOG 12.4.1: untrained sailors may miss one of the actions planned. */
function executedBy(t: SogTable, ship: Ship, planned: readonly GunnerAction[]): readonly GunnerAction[] {
  if (!t.state.options.untrainedSailors.includes(ship.id) || planned.length === 0) return planned
  const drawn = t.dice.pick(planned)
  if (t.dice.pick([drawn, 'blank']) !== 'blank') return planned
  t.tell('all', 'SOG 12.4.1', say('actions.missed', { ship: ship.id }))
  if (ship.captain !== null) {
    t.tell([ship.captain], 'SOG 12.4.1', say('actions.missed-one', { ship: ship.id, action: drawn }))
  }
  return planned.filter((action) => action !== drawn)
}

/** SOG 12.3.2: a side that untrained gunners began to reload in the turn before is loaded in this one. */
function reloadsDue({ state }: SogTable, id: ShipId, waited: Ship['delayed']): GunnerAction[] {
  const { guns } = shipOf(state, id)
  return BROADSIDES.map((side) => ({ side, action: `reload-${side}` as const }))
    .filter(({ side, action }) => waited.includes(action) && guns[side].box === null)
    .map(({ action }) => action)
}

/** SOG 11.2.4: delayed actions of the turn before. */
function takeWaiting(t: SogTable): Map<ShipId, Ship['delayed']> {
  const waited = new Map<ShipId, Ship['delayed']>()
  for (const ship of afloat(t.state)) {
    waited.set(ship.id, ship.delayed)
    ship.delayed = []
  }
  return waited
}

/** What is at work in this turn of what was planned. */
function reveal(t: SogTable, gunner: Gunner, planned: readonly GunnerAction[]): GunnerAction[] {
  const battery = 'type' in gunner
  const actions = battery ? [...planned] : ORDER.filter((action) => planned.includes(action))
  if (actions.length === 0) return []
  const told = battery
    ? sayBattery('battery.revealed', { battery: gunner.id, actions })
    : say('actions.revealed', { ship: gunner.id, actions })
  t.tell('all', 'SOG 11.2.3', told)
  return actions.filter((action) => {
    const legal = battery
      ? hasEffect(t.state.options, gunner, action, planned)
      : perform(t, gunner, action, planned)
    const futile = battery
      ? sayBattery('battery.no-effect', { battery: gunner.id, action })
      : say('actions.no-effect', { ship: gunner.id, action })
    if (!legal) t.tell('all', 'SOG 11.2.3', futile)
    return legal && (battery || !isReloadingLater(gunner, action))
  })
}

/** SOG 12.3.2: revealed, but not at work in this turn. */
function isReloadingLater(ship: Ship, action: GunnerAction): boolean {
  return (action === 'reload-port' || action === 'reload-starboard') && ship.delayed.includes(action)
}
