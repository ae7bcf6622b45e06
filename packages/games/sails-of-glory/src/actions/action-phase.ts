import type { Acting } from '../combat/aims.ts'
import type { ActionId } from '../data/crew-actions.ts'
import { reaches } from '../data/levels.ts'
import type { ShipId } from '../data/ships.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import type { Planned } from '../planning/planning.ts'
import { afloat, commandedBy, shipOf } from '../ships.ts'
import type { Ship, SogFlow, SogTable } from '../state.ts'
import { buckets } from './decide-buckets.ts'
import { goToWork } from './go-to-work.ts'
import { ORDER, perform } from './perform.ts'
import { say } from './words.en.ts'

/** SOG 11.2.3: all actions are revealed together; those of the turn before that had waited go to work. */
export function* actionPhase(t: SogTable, planned: Planned): SogFlow<Acting> {
  const acting = new Map<ShipId, ActionId[]>()
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
  }
  return (ship, action) => acting.get(ship)?.includes(action) ?? false
}

/** SOG 12.17.2: whoever extinguishes may do it for the enemy instead. */
function* fillBuckets(t: SogTable, shown: Planned): SogFlow {
  if (!t.state.options.spreadingFires) return
  const at = (seat: SogTable['seats'][number]) =>
    commandedBy(t.state, seat)
      .filter(({ id }) => shown.get(id)?.includes('extinguish'))
      .map(({ id }) => id)
  const asked = t.seats.filter((seat) => at(seat).length > 0)
  const chosen = yield* t.askAll(asked, buckets, (seat) => ({ ships: at(seat) }))
  for (const id of asked.flatMap((seat) => chosen.get(seat) ?? [])) {
    shipOf(t.state, id).dousing = true
    t.tell('all', 'SOG 12.17.2', say('buckets.ready', { ship: id }))
  }
}

/** SOG 12.4.1: untrained sailors may miss one of the actions planned. */
function executedBy(t: SogTable, ship: Ship, planned: readonly ActionId[]): readonly ActionId[] {
  if (!t.state.options.untrainedSailors.includes(ship.id) || planned.length === 0) return planned
  const drawn = t.dice.pick(planned)
  if (t.dice.pick([drawn, 'blank']) !== 'blank') return planned
  t.tell('all', 'SOG 12.4.1', say('actions.missed', { ship: ship.id }))
  if (ship.captain !== null) {
    t.tell([ship.captain], 'SOG 12.4.1', say('actions.missed-one', { ship: ship.id, action: drawn }))
  }
  return planned.filter((action) => action !== drawn)
}

/** SOG 12.3.2: revealed, but not at work in this turn. */
function isReloadingLater(ship: Ship, action: ActionId): boolean {
  return (action === 'reload-port' || action === 'reload-starboard') && ship.delayed.includes(action)
}

/** SOG 12.3.2: a side that untrained gunners began to reload in the turn before is loaded in this one. */
function reloadsDue({ state }: SogTable, id: ShipId, waited: Ship['delayed']): ActionId[] {
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

function reveal(t: SogTable, ship: Ship, actions: readonly ActionId[]): ActionId[] {
  const inOrder = ORDER.filter((action) => actions.includes(action))
  if (inOrder.length === 0) return []
  t.tell('all', 'SOG 11.2.3', say('actions.revealed', { ship: ship.id, actions: inOrder }))
  return inOrder.filter((action) => {
    const legal = perform(t, ship, action, actions)
    if (!legal) t.tell('all', 'SOG 11.2.3', say('actions.no-effect', { ship: ship.id, action }))
    return legal && !isReloadingLater(ship, action)
  })
}
