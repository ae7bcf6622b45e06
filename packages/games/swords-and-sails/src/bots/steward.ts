import type { Bot } from '@windward/table'
import type { SwordsAndSails } from '../state.ts'
import { retreatOrNot, tollToPay } from './battle-and-siege.ts'
import { worksToBuild } from './cities.ts'
import { coloursToTake } from './colours-to-take.ts'
import { talk, wholeShare } from './diplomacy.ts'
import { type Habits, SOUND } from './habits.ts'
import { cardToPlay, counterForOwn, incomeToRaise, unmaskOrNot } from './intrigue.ts'
import { ordersToWrite } from './orders.ts'
import { easyRuler, type Opinion, type Opinions, ruledBy } from './ruler.ts'
import { sabotageBetween, sabotageToPlay } from './sabotage.ts'
import { wayOfSiege } from './siege-way.ts'
import { unitsToBuild } from './units.ts'

const OPINIONS: Opinions = new Map<string, Opinion>([
  ['income-cards', incomeToRaise],
  ['take-cards', coloursToTake],
  ['play-card', cardToPlay],
  ['unmask-pretender', unmaskOrNot],
  ['counter-spy', counterForOwn],
  ['diplomacy', talk],
  ['take-share', wholeShare],
  ['orders', ordersToWrite],
  ['sabotage', sabotageToPlay],
  ['sabotage-between-rounds', sabotageBetween],
  ['counter-sabotage', counterForOwn],
  ['retreat', retreatOrNot],
  ['siege-way', wayOfSiege],
  ['siege-toll', tollToPay],
  ['units', unitsToBuild],
  ['cities', worksToBuild],
])

/** A ruler with an opinion on everything. */
export function ruler(habits: Habits): Bot<SwordsAndSails> {
  return ruledBy(OPINIONS, habits)
}

export const steward: Bot<SwordsAndSails> = ruler(SOUND)

export const easy: Bot<SwordsAndSails> = easyRuler(OPINIONS)
