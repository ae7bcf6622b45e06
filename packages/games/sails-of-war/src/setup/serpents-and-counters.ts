import { isNeutral, isSea, realmsOnBoard } from '../board/realms.ts'
import { rolledZone } from '../board/rolled-zone.ts'
import { COUNTER_IDS, COUNTERS } from '../data/quest-counters.ts'
import { START } from '../data/setup.ts'
import type { SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 2.4.2 */
export function placeSerpents(t: SowTable): void {
  const { state } = t
  for (let left = START.serpents; left > 0; left -= 1) {
    const zone = rolledZone(t, (rolled) => isSea(state, rolled))
    state.serpents.push(zone)
    t.tell('all', 'SOW 2.4.2', say('setup.serpent', { zone }))
  }
}

/** SOW 2.4.3 */
export function layCounters({ state, dice }: SowTable): void {
  state.unused = dice.shuffle(
    COUNTER_IDS.flatMap((counter) => Array.from({ length: COUNTERS[counter] }, () => counter)),
  )
  for (const { id } of realmsOnBoard(state).filter((realm) => isNeutral(realm.id))) {
    const counter = state.unused.pop()
    if (counter !== undefined) state.faceDown[id] = counter
  }
}
