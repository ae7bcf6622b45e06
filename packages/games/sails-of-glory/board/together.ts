import type { SeenLine } from '@windward/table'

/** What all ships do at the same time: it is told in one moment for all of them. */
const AT_ONCE = ['setup.placed', 'setup.sails-set', 'move.revealed', 'reload.loaded', 'reload.loaded-with']

/** What counters are drawn for. */
const HITS = [
  'fire.fired',
  'fire.muskets-fired',
  'battery.fired',
  'battery.muskets-fired',
  'terrain.strikes',
  'move.friends',
]

/** A shot and the counters drawn for it are one moment, and so are the cards of all ships; all else is told line by line. */
export function together({ what: before }: SeenLine, { what }: SeenLine): boolean {
  if (what.key !== 'damage.drawn') return what.key === before.key && AT_ONCE.includes(what.key)
  return HITS.includes(before.key) && what.fields['ship'] === (before.fields['at'] ?? before.fields['ship'])
}
