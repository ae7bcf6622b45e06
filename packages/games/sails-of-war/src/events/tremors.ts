import { rolledDirection } from '../board/direction.ts'
import { isSea, realmOf, realmsOnBoard } from '../board/realms.ts'
import { beyond } from '../board/zones.ts'
import { TREMOR_REALMS } from '../data/events.ts'
import type { Realm } from '../public-state.ts'
import { shipsAt } from '../ships.ts'
import type { SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 5.14: five Realms drift, one after the other. */
export function tremors(t: SowTable): undefined {
  const left = realmsOnBoard(t.state).map(({ id }) => id)
  for (let count = 0; count < TREMOR_REALMS; count += 1) {
    const drawn = t.dice.draw(left)
    if (drawn !== undefined) drift(t, realmOf(t.state, drawn))
  }
}

/** SOW 5.14, SOW 5.15: what swims in its way is carried to where it lay. */
function drift(t: SowTable, realm: Realm): void {
  const { state } = t
  const side = rolledDirection(t.dice)
  const to = side === null ? null : beyond(realm.at, side)
  if (to === null || !isSea(state, to)) {
    t.tell('all', 'SOW 5.14', say('event.stays', { realm: realm.id }))
    return
  }
  const from = realm.at
  for (const ship of shipsAt(state, to)) ship.zone = from
  state.serpents = state.serpents.map((zone) => (zone === to ? from : zone))
  realm.at = to
  t.tell('all', 'SOW 5.14', say('event.drifts', { realm: realm.id, from, to }))
}
