import type { Bot, Dice } from '@windward/table'
import type { SailsOfGlory } from '../state.ts'
import { shipsToBoardWith, shipToBoard } from './board-or-not.ts'
import { type Captain, SOUND } from './captain.ts'
import type { Asked } from './captains-question.ts'
import { loadsToRam, targetsToFireAt } from './fire-and-reload.ts'
import { fittingsToMake } from './fit-out.ts'
import { berthsToTake } from './place-ships.ts'
import { ordersToGive } from './plan-orders.ts'
import { ordersForBatteries, shipsToDouseWith, shipsToServeGrog } from './serve-crews.ts'

/** What it has an opinion on; in everything else it does what the rules assume for somebody who is away. */
const OPINIONS = new Map<string, (asked: Asked, captain: Captain, dice: Dice) => unknown>([
  ['place-ships', berthsToTake],
  ['fit-out', fittingsToMake],
  ['plan', ordersToGive],
  ['fire', targetsToFireAt],
  ['reload', loadsToRam],
  ['board', shipsToBoardWith],
  ['grapple', shipToBoard],
  ['boarders', shipToBoard],
  ['grog', shipsToServeGrog],
  ['buckets', shipsToDouseWith],
  ['plan-batteries', ordersForBatteries],
])

/** SOG 18.2: sails its own cards ahead before it plans, and fires where it does most. */
export function lookoutBy(captain: Captain): Bot<SailsOfGlory> {
  return { answer: (asked, dice) => answerBy(captain, asked, dice) }
}

export function answerBy(captain: Captain, asked: Asked, dice: Dice): unknown {
  const answer = OPINIONS.get(asked.kind)?.(asked, captain, dice)
  return answer !== undefined && asked.check(answer) === undefined ? answer : asked.absent()
}

export const lookout = lookoutBy(SOUND)
