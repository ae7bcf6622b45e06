import { chance } from '../damage/bags.ts'
import { isAfloat, shipOf } from '../ships.ts'
import { isInContact, pairsInContact } from '../ships-in-contact.ts'
import type { Pair, SogTable, State } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 12.5: at the start of Planning entangled pairs may come free, and others in contact may become entangled, each pair by itself and no wrecks (SOG 12.5.4). */
export function settleEntanglement(t: SogTable): void {
  if (!t.state.options.entanglement) return
  const before = t.state.entangled.filter((pair) => isWhole(t.state, pair))
  const freed = before.filter((pair) => chance(t.state, t.dice) && tellPair(t, pair, 'entangled.free'))
  const kept = before.filter((pair) => !freed.includes(pair))
  const fresh = pairsInContact(t.state)
    .map(([one, other]): Pair => [one.id, other.id])
    .filter((pair) => !before.some((known) => isSame(known, pair)))
    .filter((pair) => chance(t.state, t.dice) && tellPair(t, pair, 'entangled.caught'))
  t.state.entangled = [...kept, ...fresh]
}

/** A pair of which one is out of play, or has been carried away, is none any more. */
function isWhole(state: State, [one, other]: Pair): boolean {
  const [a, b] = [shipOf(state, one), shipOf(state, other)]
  return isAfloat(a) && isAfloat(b) && isInContact(a, b)
}

function isSame(one: Pair, other: Pair): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

function tellPair(t: SogTable, [one, other]: Pair, key: 'entangled.free' | 'entangled.caught'): true {
  t.tell('all', key === 'entangled.free' ? 'SOG 12.5.3' : 'SOG 12.5.1', say(key, { one, other }))
  return true
}
