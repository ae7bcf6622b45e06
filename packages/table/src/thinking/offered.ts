import type { GameTypes } from '../game.ts'
import type { Bot, Level } from './bot.ts'

/** From the gentlest to the hardest. */
export const LEVELS: readonly Level[] = ['easy', 'usual', 'strong']

/** The bots of a game as far as somebody has to know them who seats one. */
export interface Benched {
  readonly bots: Readonly<Record<string, Pick<Bot<GameTypes>, 'level' | 'character'>>>
}

/** A bot as people choose it for a seat. */
export interface OfferedBot {
  /** Its name among the bots of the game. */
  readonly bot: string
  readonly level: Level
  readonly character?: string
}

/** The bots that people choose from, the gentlest first; none where a game has not sorted its bots by levels. */
export function offeredBots({ bots }: Benched): readonly OfferedBot[] {
  const named = Object.entries(bots)
  return LEVELS.flatMap((wanted) =>
    named.flatMap(([bot, { level, character }]): OfferedBot[] =>
      level === wanted ? [{ bot, level, ...(character !== undefined && { character }) }] : [],
    ),
  )
}

/**
 * Who sits down where nobody has chosen more than a level: one without a character of its own if there is one, and of the
 * nearest level. A game without levels names its bots from the simplest to the best, and gets its best.
 */
export function botAt(game: Benched, level: Level): string | undefined {
  const far = (other: Level) => Math.abs(LEVELS.indexOf(other) - LEVELS.indexOf(level))
  const [nearest] = offeredBots(game).toSorted(
    (one, other) =>
      far(one.level) - far(other.level) || Number('character' in one) - Number('character' in other),
  )
  return nearest?.bot ?? Object.keys(game.bots).at(-1)
}
