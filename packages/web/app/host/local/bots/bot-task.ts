import {
  type AnyGame,
  type AskedQuestion,
  type Bot,
  type Considered,
  consideredBy,
  type Dice,
  diceFor,
  diceRoot,
  type GameTypes,
  questionAt,
  type Seed,
  type Thinking,
} from '@windward/table'

/** What a bot is to think about in a worker: what its seat was sent, and nothing else. */
export interface BotTask {
  readonly game: string
  readonly bot: string
  readonly question: AskedQuestion
  readonly view: object
  readonly thinking: Thinking<GameTypes>
  readonly seed: Seed
}

export function thoughtOut(game: AnyGame, { bot, question, view, thinking, seed }: BotTask): Considered {
  return consideredBy(botOf(game, bot), questionAt(game, question, view), botDice(seed), thinking)
}

export function botDice(seed: Seed): Dice {
  return diceFor(diceRoot(seed, {}), 'bot')
}

export function botOf(game: AnyGame, name: string): Bot<GameTypes> {
  const bot = game.bots[name] ?? Object.values(game.bots)[0]
  if (bot === undefined) throw new Error(`${game.name} has no bots.`)
  return bot
}
