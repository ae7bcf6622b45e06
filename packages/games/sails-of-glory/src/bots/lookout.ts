import type { Bot } from '@windward/table'
import type { SailsOfGlory } from '../state.ts'
import type { Asked } from './asked.ts'
import { berthsToTake } from './berthing.ts'
import { shipsToBoardWith } from './boarders.ts'
import { fittingsToMake } from './fitting-out.ts'
import { loadsToRam, targetsToFireAt } from './gunlaying.ts'
import { ordersToGive } from './orders.ts'

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
