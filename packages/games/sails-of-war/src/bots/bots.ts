import type { Bot, Game } from '@windward/table'
import type { SailsOfWar } from '../state.ts'
import { before } from './before/before.ts'
import { easygoing, thoughtful } from './levels.ts'
import { exploiter, odd } from './odd.ts'
import { warden } from './warden.ts'

/** Who can sit at a table of this game; those who think ahead do it by its rules. */
export function botsOf(gameOf: () => Game<SailsOfWar>): Readonly<Record<string, Bot<SailsOfWar>>> {
  return {
    warden,
    easy: easygoing(),
    'easy-cautious': easygoing('cautious'),
    'easy-bold': easygoing('bold'),
    'easy-trader': easygoing('trader'),
    usual: thoughtful(gameOf, 'usual'),
    'usual-cautious': thoughtful(gameOf, 'usual', 'cautious'),
    'usual-bold': thoughtful(gameOf, 'usual', 'bold'),
    'usual-trader': thoughtful(gameOf, 'usual', 'trader'),
    strong: thoughtful(gameOf, 'strong'),
    'strong-cautious': thoughtful(gameOf, 'strong', 'cautious'),
    'strong-bold': thoughtful(gameOf, 'strong', 'bold'),
    'strong-trader': thoughtful(gameOf, 'strong', 'trader'),
    before,
    odd,
    exploiter,
  }
}
