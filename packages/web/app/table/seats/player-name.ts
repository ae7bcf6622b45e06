import type { SeatedBy } from '@windward/client'
import { botName, type GameOfBots } from '../../bots/bot-name.ts'
import { calledWords } from './seat-words.en.ts'

/** How whoever sits somewhere is called; one who has left it is not named any more. */
export function called({ by, name, bot, owner, yours }: SeatedBy, game?: GameOfBots): string {
  if (yours) return calledWords.you
  if (by === 'nobody') return calledWords.nobody
  if (by === 'bot') return levelled(bot, game) ?? calledWords.bot(name ?? bot)
  return ofOwner(name ?? '', owner)
}

/** Somebody's name; a bot that has an account is called one, and whose. */
export function ofOwner(name: string, owner: string | undefined): string {
  return owner === undefined ? name : calledWords.botOf(name, owner)
}

/** A level says that it is a bot's. */
function levelled(bot: string | undefined, game: GameOfBots | undefined): string | undefined {
  if (bot === undefined || game?.bots[bot]?.level === undefined) return undefined
  return botName(game, bot)
}
