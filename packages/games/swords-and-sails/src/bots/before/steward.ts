import type { Bot } from '@windward/table'
import type { SwordsAndSails } from '../../state.ts'
import { retreatOrNot, tollToPay } from './battle-and-siege.ts'
import { worksToBuild } from './cities.ts'
import { talk, wholeShare } from './diplomacy.ts'
import { cardToPlay, coloursToTake, incomeToRaise } from './intrigue.ts'
import { ordersToWrite } from './orders.ts'
import type { Asked } from './outlook.ts'
import { unitsToBuild } from './units.ts'

/** What he has an opinion on; in everything else he does what the rules assume for somebody who is away. */
const OPINIONS: ReadonlyMap<string, (asked: Asked) => unknown> = new Map([
  ['income-cards', incomeToRaise],
  ['take-cards', coloursToTake],
  ['play-card', cardToPlay],
  ['diplomacy', talk],
  ['take-share', wholeShare],
  ['orders', ordersToWrite],
  ['retreat', retreatOrNot],
  ['siege-toll', tollToPay],
  ['units', unitsToBuild],
  ['cities', worksToBuild],
])

/** SNS 15.1.1: plays a seat for nobody. */
export const steward: Bot<SwordsAndSails> = {
  answer: (asked) => {
    const answer = OPINIONS.get(asked.kind)?.(asked)
    return answer !== undefined && asked.check(answer) === undefined ? answer : asked.absent()
  },
}
