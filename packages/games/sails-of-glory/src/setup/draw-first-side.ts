import { SIDES, type Side } from '../data/ships.ts'
import type { SogTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 16.1.5: lots decide which side places first. */
export function drawFirstSide(t: SogTable): Side {
  const first = t.dice.pick(SIDES)
  t.tell('all', 'SOG 16.1.5', say('setup.first-to-place', { side: first }))
  return first
}
