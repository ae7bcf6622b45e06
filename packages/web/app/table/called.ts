import type { SeatedBy } from '@windward/client'

/** How whoever sits somewhere is called; one who has left it is not named any more. */
export function called({ by, name, bot, yours }: SeatedBy): string {
  if (yours) return 'you'
  if (by === 'nobody') return 'nobody'
  return by === 'bot' ? `a bot (${name ?? bot})` : (name ?? '')
}
