import { drawCounters } from '../damage/bags.ts'
import { type Counter, readCounter } from '../damage/counters-and-markers.ts'
import type { Hits } from '../damage/settle-hits.ts'
import { say as sayDamage } from '../damage/words.en.ts'
import type { Ammo } from '../data/ammunition.ts'
import type { Letter } from '../data/bags.ts'
import type { ShipId } from '../data/ships.ts'
import { shipOf } from '../ships.ts'
import type { SogTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 12.10.1: what is drawn in place of hull and crew. */
const HIGH_LETTER: Letter = 'C'

/** SOG 12.10.1: ball and double shot; unloaded guns may be given ball. */
export function isAimedHigh(load: Ammo | null): boolean {
  return load !== 'chain' && load !== 'grape'
}

/** SOG 12.10: counters with an underlined number and plain crew losses are replaced, and some do more; what is drawn for them stays (SOG 12.10.3). */
export function aimedHigh(t: SogTable, at: ShipId, drawn: readonly Counter[], hits: Hits): Counter[] {
  const replaced = drawn.filter(isReplaced)
  shipOf(t.state, at).zero.push(...replaced)
  const symbols = hits.symbols.get(at) ?? []
  for (const counter of replaced) {
    const { symbol } = readCounter(counter).face
    if (symbol === 'leak') symbols.push('sail')
    if (symbol === 'rudder') symbols.push('mast')
  }
  hits.symbols.set(at, symbols)
  t.tell('all', 'SOG 12.10.1', say('fire.high', { ship: at, replaced }))
  if (replaced.length === 0) return [...drawn]
  const instead = drawCounters(t.state, HIGH_LETTER, replaced.length, t.dice)
  t.tell('all', 'SOG 7.3.2', sayDamage('damage.drawn', { ship: at, counters: instead }))
  return [...drawn.filter((counter) => !isReplaced(counter)), ...instead]
}

function isReplaced(counter: Counter): boolean {
  const { underlined, symbol, points } = readCounter(counter).face
  return underlined || (symbol === 'crew' && points === 0)
}
