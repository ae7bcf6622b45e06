import { type Bot, type Game, randomBot } from '@windward/table'
import type { SailsOfGlory } from '../state.ts'
import { BEFORE, CHARACTERS, type Character, EASY, ODD } from './captain.ts'
import { lookout, lookoutBy } from './lookout.ts'
import { thinker } from './thinking/thinker.ts'

const NAMES = Object.keys(CHARACTERS).filter((name): name is Character => name in CHARACTERS)

/** SOG 18.2, SOG 18.3: everybody who can be asked to play, by name. */
export function botsOf(game: () => Game<SailsOfGlory>): Readonly<Record<string, Bot<SailsOfGlory>>> {
  const levels = (['usual', 'strong'] as const).flatMap((level) => [
    [level, thinker(game, level, null)] as const,
    ...NAMES.map((character) => [`${level}-${character}`, thinker(game, level, character)] as const),
  ])
  return {
    random: randomBot,
    before: lookoutBy(BEFORE),
    odd: lookoutBy(ODD),
    ...Object.fromEntries(levels),
    easy: { ...lookoutBy(EASY), level: 'easy' },
    // Whoever is away is stood in for by the last of them.
    lookout,
  }
}
