import { askedOdds } from '@windward/search/odds'
import { attackCommand } from './attack-command.ts'
import { battleCommand } from './battle-command.ts'
import { exchangeCommand } from './exchange-command.ts'
import { holdCommand } from './hold-command.ts'
import { siegeCommand } from './siege-command.ts'
import { oddsWords } from './words.en.ts'

/** What can be asked about the odds of this game. */
export const odds = askedOdds(
  [attackCommand, holdCommand, siegeCommand, battleCommand, exchangeCommand],
  oddsWords,
)
