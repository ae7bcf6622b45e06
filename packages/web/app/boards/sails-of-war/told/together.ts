import type { SeenLine } from '@windward/table'

/** What seat after seat does every round without choosing much, and what all Sea Serpents do. */
const AT_ONCE = ['setup.kept', 'setup.serpent', 'sea.serpent-moved', 'economy.harvest', 'supply.paid']

/** Whether a line is told in one moment with the one before it. */
export function together(before: SeenLine, { what: { key } }: SeenLine): boolean {
  return key === before.what.key && AT_ONCE.includes(key)
}
