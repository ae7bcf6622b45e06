import { askCaptains } from '../asking/ask-captains.ts'
import { standing } from '../batteries/batteries.ts'
import { say as sayBattery } from '../batteries/words.en.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import type { Gunner, GunnerAction } from '../gunners/gunner.ts'
import { afloat, commandedBy, shipOf } from '../ships.ts'
import type { CrewActions, Ship, SogFlow, SogTable } from '../state.ts'
import { buckets } from './decide-buckets.ts'
import { batteriesGoToWork, goToWork, type Waited } from './go-to-work.ts'
import { hasEffect } from './has-effect.ts'
import { ORDER, perform } from './perform.ts'
import { say } from './words.en.ts'

/** SOG 11.2.3: all actions are revealed together; those of the turn before that had waited go to work. */
export function* actionPhase(t: SogTable): SogFlow {
  const { state } = t
  state.phase = 'actions'
  yield* t.step('missed', () => missActions(t))
  yield* t.step('buckets', () => fillBuckets(t))
  const waited = yield* t.step('ships', () => revealShips(t))
  yield* t.step('work', () => goToWork(t, waited))
  yield* t.step('batteries', () => revealBatteries(t))
  yield* t.step('work of batteries', () => batteriesGoToWork(t))
  yield* t.step('revealed', () => {
    state.planned = undefined
  })
}

/** What had waited goes on; a reload of untrained gunners among it is at work now. */
function revealShips(t: SogTable): Waited {
  const { state } = t
  const waited = takeWaiting(t)
  state.acting = {}
  for (const ship of afloat(state)) {
    const actions = reveal(t, ship, state.planned?.[ship.id] ?? [])
    state.acting[ship.id] = [...actions, ...reloadsDue(ship, waited[ship.id] ?? [])]
  }
  return waited
}

function revealBatteries(t: SogTable): void {
  const { state } = t
  const acting: CrewActions = { ...state.acting }
  for (const battery of standing(state)) {
    acting[battery.id] = reveal(t, battery, state.planned?.[battery.id] ?? [])
  }
  state.acting = acting
}

/** SOG 12.17.2: whoever extinguishes may do it for the enemy instead. */
function* fillBuckets(t: SogTable): SogFlow {
  if (!t.state.options.spreadingFires) return
  const at = (seat: SogTable['seats'][number]) =>
    commandedBy(t.state, seat)
      .filter(({ id }) => t.state.planned?.[id]?.includes('extinguish'))
      .map(({ id }) => id)
  for (const id of yield* askCaptains(t, buckets, at, (ships) => ({ ships }))) {
    shipOf(t.state, id).dousing = true
    t.tell('all', 'SOG 12.17.2', say('buckets.ready', { ship: id }))
  }
}

/** SOG 12.4.1: untrained sailors may miss one of the actions planned. */
function missActions(t: SogTable): void {
  const { planned, options } = t.state
  if (planned === undefined) return
  for (const ship of afloat(t.state)) {
    const actions = planned[ship.id] ?? []
    if (!options.untrainedSailors.includes(ship.id) || actions.length === 0) continue
    planned[ship.id] = executedBy(t, ship, actions)
  }
}

function executedBy(t: SogTable, ship: Ship, planned: readonly GunnerAction[]): readonly GunnerAction[] {
  const drawn = t.dice.pick(planned)
  if (t.dice.pick([drawn, 'blank']) !== 'blank') return planned
  t.tell('all', 'SOG 12.4.1', say('actions.missed', { ship: ship.id }))
  if (ship.captain !== null) {
    t.tell([ship.captain], 'SOG 12.4.1', say('actions.missed-one', { ship: ship.id, action: drawn }))
  }
  return planned.filter((action) => action !== drawn)
}

/** SOG 12.3.2: a side that untrained gunners began to reload in the turn before is loaded in this one. */
function reloadsDue({ guns }: Ship, waited: Ship['delayed']): GunnerAction[] {
  return BROADSIDES.map((side) => ({ side, action: `reload-${side}` as const }))
    .filter(({ side, action }) => waited.includes(action) && guns[side].box === null)
    .map(({ action }) => action)
}

/** SOG 11.2.4: delayed actions of the turn before. */
function takeWaiting({ state }: SogTable): Waited {
  const waited: Waited = {}
  for (const ship of afloat(state)) {
    waited[ship.id] = ship.delayed
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
