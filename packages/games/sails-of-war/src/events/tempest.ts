import { rolledDirection } from '../board/direction.ts'
import { isSea } from '../board/realms.ts'
import { beyond, type Side, type Zone } from '../board/zones.ts'
import { AGROUND_ON } from '../data/events.ts'
import { DIE } from '../data/setup.ts'
import type { Ship } from '../public-state.ts'
import { sink } from '../sea/sink-ship.ts'
import type { SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 5.17: all ships at sea are driven one hex the same way. */
export function tempest(t: SowTable): undefined {
  const { state } = t
  const side = rolledDirection(t.dice)
  t.tell('all', 'SOW 5.17', say('event.tempest', { side }))
  if (side === null) return undefined
  for (const ship of [...state.ships]) if (ship.zone !== null) drive(t, ship, ship.zone, side)
  state.weather.tempest = true
}

/** SOW 5.18 */
function drive(t: SowTable, ship: Ship, zone: Zone, side: Side): void {
  const to = beyond(zone, side)
  if (to !== null && isSea(t.state, to)) {
    ship.zone = to
    return
  }
  const die = to === null ? null : t.dice.roll(DIE)
  if (die !== null && die < AGROUND_ON) return
  const wrecked = { race: ship.owner, ship: ship.id, kind: ship.kind, zone, die }
  sink(t, ship, () => t.tell('all', 'SOW 5.18', say('event.wrecked', wrecked)))
}
