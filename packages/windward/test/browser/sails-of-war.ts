import type { Browser, BrowserContextOptions } from 'playwright-core'
import { foretold } from './fate.ts'
import { Player } from './player.ts'

const SECOND_ROUND = 'Round 2, Fall'
/** A match in which there is something to recruit, to march and to win. */
const FATE = 4
/** A busy machine may take its time over a page. */
const PATIENCE_MS = 90_000

/** The button on the first page that begins a match of Sails of War at once. */
export const PLAY = /Play it now.*Sails of War/

export async function sitDown(
  browser: Browser,
  address: string,
  context: BrowserContextOptions = {},
): Promise<Player> {
  const player = new Player(await (await foretold(browser, context, FATE)).newPage())
  player.page.setDefaultTimeout(PATIENCE_MS)
  await player.sitDown(address)
  return player
}

/** The first round is over, or the match. */
export async function isSecondRound(player: Player): Promise<boolean> {
  return (await player.isOver()) || (await player.turn()) === SECOND_ROUND
}
