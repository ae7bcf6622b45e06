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
  title: ({ brief: { rolls } }) => say('battle.reroll.title', { rolls: [...rolls] }),
  shape: z.union([z.literal('keep'), z.int().min(0).max(MOST_ROLLS)]),
  options: ({ brief: { rolls } }) =>
    oneOf<number | 'keep'>(['keep', ...rolls.keys()], (place) => ({
      key: `${place}`,
      label: place === 'keep' ? say('battle.reroll.keep') : labelOf(rolls, place),
    })),
  check: ({ brief: { rolls } }, place) =>
    place === 'keep' || place < rolls.length ? undefined : refuse('SOW 8.1.4', say('battle.reroll.no-die')),
  absent: () => 'keep',
}

function labelOf(rolls: readonly Roll[], place: number) {
  const { unit, die } = rolls[place] ?? { unit: 'footman', die: 0 }
  return say('battle.reroll.die', { unit, die })
}
