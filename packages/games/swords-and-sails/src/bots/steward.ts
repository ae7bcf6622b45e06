import type { Bot, Dice } from '@windward/table'
import type { SwordsAndSails } from '../state.ts'
import { retreatOrNot, tollToPay } from './battle-and-siege.ts'
import { worksToBuild } from './cities.ts'
import { talk, wholeShare } from './diplomacy.ts'
import { type Habits, SOUND } from './habits.ts'
import { cardToPlay, coloursToTake, counterForOwn, incomeToRaise, unmaskOrNot } from './intrigue.ts'
import { ordersToWrite } from './orders.ts'
import type { Asked } from './outlook.ts'
import { sabotageBetween, sabotageToPlay } from './sabotage.ts'
import { wayOfSiege } from './siege-way.ts'
import { unitsToBuild } from './units.ts'

type Opinion = (asked: Asked, habits: Habits, dice: Dice) => unknown

/** What he has an opinion on; in everything else he does what the rules assume for somebody who is away. */
const OPINIONS: ReadonlyMap<string, Opinion> = new Map<string, Opinion>([
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

/** SNS 15.1.1: plays a seat for nobody, by habits like these. */
export function ruler(habits: Habits): Bot<SwordsAndSails> {
  return {
    answer: (asked, dice) => {
      const answer = OPINIONS.get(asked.kind)?.(asked, habits, dice)
      return answer !== undefined && asked.check(answer) === undefined ? answer : asked.absent()
    },
  }
}

export const steward: Bot<SwordsAndSails> = ruler(SOUND)
