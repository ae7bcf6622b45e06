import type { SeatedBy } from '@windward/client'
import { calledWords } from './seat-words.en.ts'

/** How whoever sits somewhere is called; one who has left it is not named any more. */
export function called({ by, name, bot, owner, yours }: SeatedBy): string {
  if (yours) return calledWords.you
  if (by === 'nobody') return calledWords.nobody
  return by === 'bot' ? calledWords.bot(name ?? bot) : ofOwner(name ?? '', owner)
}

/** Somebody's name; a bot that has an account is called one, and whose. */
export function ofOwner(name: string, owner: string | undefined): string {
  return owner === undefined ? name : calledWords.botOf(name, owner)
}
