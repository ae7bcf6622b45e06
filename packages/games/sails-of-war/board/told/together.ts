import type { SeenLine } from '@windward/table'

/** What seat after seat does every round without choosing much, and what all Sea Serpents do. */
const AT_ONCE = ['setup.kept', 'setup.serpent', 'sea.serpent-moved', 'economy.harvest', 'supply.paid']

/** What follows at once from the line before it. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'setup.laid': 'setup.rolled',
  'movement.docked': 'movement.sailed',
}

/** Whether a line is told in one moment with the one before it. */
export function together({ what: before }: SeenLine, { what: { key } }: SeenLine): boolean {
  return (key === before.key && AT_ONCE.includes(key)) || FOLLOWS[key] === before.key
}
