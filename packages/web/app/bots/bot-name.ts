import { type AnyGame, type Benched, type Level, textOf } from '@windward/table'
import { botWords } from './bot-words.en.ts'

/** What is needed of a game to name its bots. */
export type GameOfBots = Benched & Pick<AnyGame, 'words'>

/** What a bot is called at its seat: its level and its character; one without a level by its own name. */
export function botName(game: GameOfBots, bot: string): string {
  const { level, character } = game.bots[bot] ?? {}
  return level === undefined ? capital(bot) : named(game, botWords.levels[level], character)
}

/** The same where one is to be chosen, with what its level means. */
export function botChoice(game: GameOfBots, level: Level, character: string | undefined): string {
  return character === undefined ? botWords.meaning[level] : named(game, botWords.levels[level], character)
}

function named(game: GameOfBots, bot: string, character: string | undefined): string {
  return character === undefined ? bot : botWords.ofCharacter(bot, characterName(game, character))
}

/** A game calls its characters as it likes in its catalogue, and may do without. */
function characterName({ words }: GameOfBots, character: string): string {
  const key = `character.${character}`
  return Object.hasOwn(words, key) ? textOf({ key, fields: {} }, words) : character
}

function capital(bot: string): string {
  return `${bot.charAt(0).toUpperCase()}${bot.slice(1)}`
}
