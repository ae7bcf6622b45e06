import { everyLand } from '../lands.ts'
import type { SnsTable } from '../state.ts'
import { say } from './words.en.ts'
import { isYielding } from './yields.ts'

/** SNS 2.1.5, SNS 8.5.6: one marker comes off each pillaged land; those that have yielded are whole again. */
export function recover(t: SnsTable): void {
  for (const { id, land } of everyLand(t.state)) {
    if (land.barren === 0) continue
    const yielded = isYielding(land)
    land.barren -= 1
    t.tell('all', 'SNS 2.1.5', say(yielded ? 'income.recovered' : 'income.barren', { land: id }))
  }
}
