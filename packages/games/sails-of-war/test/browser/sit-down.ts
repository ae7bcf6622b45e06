import type { Browser, BrowserContextOptions } from 'windward/test-kit/chromium.ts'
import { withFixedSeed } from 'windward/test-kit/fixed-seed.ts'
import { Player } from 'windward/test-kit/player.ts'

const FIRST_ROUND = /^(Before the first round|Round 1\b)/
/** A match in which there is something to recruit, to march and to win. */
const FATE = 4

/** The button on the first page that begins a match of Sails of War at once. */
export const PLAY = /Play.*Sails of War/
/** Under the game in short. */
export const START = /^Start$/

export async function sitDown(
  browser: Browser,
  address: string,
  context: BrowserContextOptions = {},
): Promise<Player> {
  const player = new Player(await (await withFixedSeed(browser, context, FATE)).newPage())
  await player.sitDown(address)
  return player
}

/** The first round is over, or the match. */
export async function isSecondRound(player: Player): Promise<boolean> {
  return (await player.isOver()) || !FIRST_ROUND.test(await player.turn())
}
