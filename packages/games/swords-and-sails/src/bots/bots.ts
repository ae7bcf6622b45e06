import { type Bot, type Game, randomBot } from '@windward/table'
import type { SwordsAndSails } from '../state.ts'
import { steward as before } from './before/steward.ts'
import { CHARACTERS, type Character } from './habits.ts'
import { odd } from './odd.ts'
import { easy, steward } from './steward.ts'
import { strategist } from './thinking/strategist.ts'

/** All who play a seat for nobody. Who thinks ahead asks for the game only when he begins to. */
export function botsOf(game: () => Game<SwordsAndSails>): Readonly<Record<string, Bot<SwordsAndSails>>> {
  const named: Record<string, Bot<SwordsAndSails>> = {}
  for (const level of ['usual', 'strong'] as const)
    for (const character of ALL) named[`${level}-${character}`] = strategist(game, level, character)
  // Where nobody has chosen, the last of them is taken.
  return {
    random: randomBot,
    before,
    odd,
    ...named,
    strong: strategist(game, 'strong'),
    usual: strategist(game, 'usual'),
    easy,
    steward,
  }
}

const ALL = Object.keys(CHARACTERS).filter((name): name is Character => name in CHARACTERS)
