import { parentPort } from 'node:worker_threads'
import {
  type AnyGame,
  type Considered,
  consideredBy,
  diceFor,
  diceRoot,
  freshSeed,
  questionAt,
} from '@windward/table'
import type { BotTask } from './bots.ts'

/** The number is sent back when the thinking begins. */
export interface NumberedTask extends BotTask {
  readonly number: number
}

const games = new Map<string, Promise<AnyGame>>()

/** Answers one question as a bot: with what its seat was sent, the rules, and dice of its own. */
export default async function answer({
  module,
  bot,
  question,
  view,
  thinking,
  number,
}: NumberedTask): Promise<Considered> {
  const game = await gameIn(module)
  const player = game.bots[bot]
  if (player === undefined) throw new Error(`${game.name} has no bot '${bot}'.`)
  parentPort?.postMessage(number)
  const dice = diceFor(diceRoot(freshSeed(), {}), 'bot')
  return consideredBy(player, questionAt(game, question, JSON.parse(view)), dice, thinking)
}

function gameIn(module: string): Promise<AnyGame> {
  let game = games.get(module)
  if (game === undefined) {
    game = import(module).then(({ game }: { game: AnyGame }) => game)
    games.set(module, game)
  }
  return game
}
