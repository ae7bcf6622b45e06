import type { SeatedBy } from '@windward/client'

/** How whoever sits somewhere is called; one who has left it is not named any more. */
export function called({ by, name, bot, owner, yours }: SeatedBy): string {
  if (yours) return 'you'
  if (by === 'nobody') return 'nobody'
  return by === 'bot' ? `a bot (${name ?? bot})` : ofOwner(name ?? '', owner)
}

/** Somebody's name; a bot that has an account is called one, and whose. */
export function ofOwner(name: string, owner: string | undefined): string {
  return owner === undefined ? name : `${name}, a bot of ${owner}`
}
