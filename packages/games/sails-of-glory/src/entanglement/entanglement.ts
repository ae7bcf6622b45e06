import { chance } from '../damage/bags.ts'
import { isAfloat, shipOf } from '../ships.ts'
import { isInContact, pairsInContact } from '../ships-in-contact.ts'
import type { Pair, SogTable, State } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 12.5: at the start of Planning entangled pairs may come free, and others in contact may become entangled, each pair by itself and no wrecks (SOG 12.5.4). */
export function settleEntanglement(t: SogTable): void {
  if (!t.state.options.entanglement) return
  const { state } = t
  const before = state.entangled.filter((pair) => isWhole(state, pair))
  state.entangled = [...before]
  for (const pair of before) {
    if (!chance(state, t.dice)) continue
    state.entangled = state.entangled.filter((each) => each !== pair)
    tellPair(t, pair, 'entangled.free')
  }
  for (const [{ id: one }, { id: other }] of pairsInContact(state)) {
    const pair: Pair = [one, other]
    if (before.some((known) => isSame(known, pair)) || !chance(state, t.dice)) continue
    state.entangled.push(pair)
    tellPair(t, pair, 'entangled.caught')
  }
}

/** A pair of which one is out of play, or has been carried away, is none any more. */
function isWhole(state: State, [one, other]: Pair): boolean {
  const [a, b] = [shipOf(state, one), shipOf(state, other)]
  return isAfloat(a) && isAfloat(b) && isInContact(a, b)
}

function isSame(one: Pair, other: Pair): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

function tellPair(t: SogTable, [one, other]: Pair, key: 'entangled.free' | 'entangled.caught'): void {
  t.tell('all', key === 'entangled.free' ? 'SOG 12.5.3' : 'SOG 12.5.1', say(key, { one, other }))
}
