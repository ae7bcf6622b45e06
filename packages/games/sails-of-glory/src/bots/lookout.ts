import type { Bot } from '@windward/table'
import type { SailsOfGlory } from '../state.ts'
import { shipsToBoardWith } from './board-or-not.ts'
import type { Asked } from './captains-question.ts'
import { loadsToRam, targetsToFireAt } from './fire-and-reload.ts'
import { fittingsToMake } from './fit-out.ts'
import { berthsToTake } from './place-ships.ts'
import { ordersToGive } from './plan-orders.ts'

/** What it has an opinion on; in everything else it does what the rules assume for somebody who is away. */
const OPINIONS = new Map<string, (asked: Asked) => unknown>([
  ['place-ships', berthsToTake],
  ['fit-out', fittingsToMake],
  ['plan', ordersToGive],
  ['fire', targetsToFireAt],
  ['reload', loadsToRam],
  ['board', shipsToBoardWith],
])

/** SOG 18.2: sails its own cards ahead before it plans, and fires where it does most. */
export const lookout: Bot<SailsOfGlory> = {
  answer: (asked) => {
    const answer = OPINIONS.get(asked.kind)?.(asked)
    return answer !== undefined && asked.check(answer) === undefined ? answer : asked.absent()
  },
}
