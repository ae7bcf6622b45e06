import type { Bot } from '@windward/table'
import type { SwordsAndSails } from '../../state.ts'
import { ownPower } from '../../view/own-power.ts'
import { retreatOrNot, tollToPay } from '../battle-and-siege.ts'
import { worksFor } from '../cities.ts'
import { wholeShare } from '../diplomacy.ts'
import { incomeToRaise } from '../intrigue.ts'
import { unitsFor } from '../units.ts'
import { talk } from './diplomacy.ts'
import { cardToPlay, coloursToTake } from './intrigue.ts'
import { ordersToWrite } from './orders.ts'
import type { Asked } from './outlook.ts'
import { STEWARD } from './steward-figures.ts'

/** What he has an opinion on; in everything else he does what the rules assume for somebody who is away. */
const OPINIONS: ReadonlyMap<string, (asked: Asked) => unknown> = new Map<string, (asked: Asked) => unknown>([
  ['income-cards', incomeToRaise],
  ['take-cards', coloursToTake],
  ['play-card', cardToPlay],
  ['diplomacy', talk],
  ['take-share', wholeShare],
  ['orders', ordersToWrite],
  ['retreat', (asked) => retreatOrNot(asked, STEWARD)],
  ['siege-toll', tollToPay],
  [
    'units',
    ({ view, seat }) => unitsFor(view, ownPower(view, seat), goldOf({ view, seat }) * STEWARD.unitsShare),
  ],
  ['cities', (asked) => worksFor(asked, goldOf(asked) * STEWARD.citiesShare)],
])

function goldOf({ view, seat }: Pick<Asked, 'view' | 'seat'>): number {
  return ownPower(view, seat).gold
}

/** SNS 15.1.1: plays a seat for nobody. */
export const steward: Bot<SwordsAndSails> = {
  answer: (asked) => {
    const answer = OPINIONS.get(asked.kind)?.(asked)
    return answer !== undefined && asked.check(answer) === undefined ? answer : asked.absent()
  },
}
