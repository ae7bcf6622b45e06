import { type Decision, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import type { SailsOfWar } from '../state.ts'
import type { Roll } from './rolls.ts'
import { say } from './words.en.ts'

export interface RerollBrief {
  readonly rolls: readonly Roll[]
}

const MOST_ROLLS = 12

/** SOW 8.1.4: a Hero has one die of the round rolled again; the answer is its place. */
export const reroll: Decision<SailsOfWar, RerollBrief, number | 'keep'> = {
  kind: 'reroll',
  title: () => say('battle.reroll.title'),
  hint: () => say('battle.reroll.hint'),
  shape: z.union([z.literal('keep'), z.int().min(0).max(MOST_ROLLS)]),
  options: ({ brief: { rolls } }) =>
    oneOf<number | 'keep'>(['keep', ...rolls.keys()], (place) => ({
      key: `${place}`,
      label: labelOf(place === 'keep' ? undefined : rolls[place]),
    })),
  check: ({ brief: { rolls } }, place) =>
    place === 'keep' || place < rolls.length ? undefined : refuse('SOW 8.1.4', say('battle.reroll.no-die')),
  confirm: (_, place) => say(place === 'keep' ? 'battle.reroll.keep' : 'battle.reroll.confirm'),
  absent: () => 'keep',
}

function labelOf(roll: Roll | undefined) {
  return roll === undefined ? say('battle.reroll.keep') : say('battle.reroll.die', roll)
}
