import type { Bot } from '@windward/table'
import type { SailsOfWar } from '../state.ts'
import { type Habits, SOUND } from './habits.ts'
import { ruler } from './warden.ts'

/** Another family: rulers who value things otherwise than any strong bot supposes. */
const ODD: Habits = {
  ...SOUND,
  garrison: 4,
  caution: 1.6,
  settlers: 12,
  host: 14,
  stormChance: 0.45,
  fieldChance: 0.75,
  campaignSteps: 8,
  townValue: 4,
  cityValue: 5,
  heroes: 3,
  duelChance: 0.45,
  retreatOdds: 1.5,
  traders: 2,
  transports: 2,
  warships: 2,
  shipStock: 14,
  bid: 6,
  investingRounds: 5,
}

export const odd: Bot<SailsOfWar> = ruler(ODD)

/** Goes for Home Realms and nothing else, which is what a bot that thinks others peaceful has to fear. */
export const exploiter: Bot<SailsOfWar> = ruler({
  ...SOUND,
  warFirst: true,
  garrison: 1,
  caution: 0.7,
  host: 16,
  stormChance: 0.45,
  fieldChance: 0.5,
  campaignSteps: 12,
  transports: 2,
  shipStock: 10,
  investingRounds: 1,
})
