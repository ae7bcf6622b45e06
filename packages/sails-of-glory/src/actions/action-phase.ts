import type { Acting } from '../combat/aims.ts'
import type { ActionId } from '../data/crew-actions.ts'
import { reaches } from '../data/levels.ts'
import type { ShipId } from '../data/ships.ts'
import type { Planned } from '../planning/planning.ts'
import { afloat } from '../ships.ts'
import type { Ship, SogFlow, SogTable } from '../state.ts'
import { goToWork } from './go-to-work.ts'
import { ORDER, perform } from './perform.ts'
import { say } from './words.en.ts'

/** SOG 11.2.3: all actions are revealed together; those of the turn before that had waited go to work. */
export function* actionPhase(t: SogTable, planned: Planned): SogFlow<Acting> {
  const acting = new Map<ShipId, readonly ActionId[]>()
  if (reaches(t.state.options.level, 'advanced')) {
    t.state.phase = 'actions'
    const waited = takeWaiting(t)
    for (const ship of afloat(t.state)) acting.set(ship.id, reveal(t, ship, planned.get(ship.id) ?? []))
    yield* goToWork(t, waited)
  }
  return (ship, action) => acting.get(ship)?.includes(action) ?? false
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
    const legal = perform(t, ship, action)
    if (!legal) t.tell('all', 'SOG 11.2.3', say('actions.no-effect', { ship: ship.id, action }))
    return legal
  })
}
