import type { SeatedBy } from '@windward/client'

/** How whoever sits somewhere is called. */
export function called({ by, name, bot, yours }: SeatedBy): string {
  if (yours) return 'you'
  return by === 'bot' ? `a bot (${name ?? bot})` : (name ?? 'nobody')
}
