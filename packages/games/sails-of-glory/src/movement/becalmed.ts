import type { Ship, SogTable, State } from '../state.ts'
import { settingIn } from './executed-card.ts'
import { say } from './words.en.ts'

/** SOG 12.20.5: the wind has fallen before a ship that had stopped had laid her second card; the first goes back. */
export function takeBackIfBecalmed(t: SogTable, ship: Ship): void {
  if (!isBecalmed(t.state, ship)) return
  ship.plan = { now: null, next: null }
  t.tell('all', 'SOG 12.20.5', say('move.becalmed', { ship: ship.id }))
}

function isBecalmed(state: State, { sails, plan, course, dropped }: Ship): boolean {
  const struck = sails !== 'struck' && settingIn(state, sails) === 'struck'
  const lay = state.number > 1 && course === null && dropped === null
  return struck && lay && plan.now !== null && plan.next === null
}
