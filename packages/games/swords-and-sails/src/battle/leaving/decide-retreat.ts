import { type Decision, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import type { SwordsAndSails } from '../../state.ts'
import type { View } from '../../view/view.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'
import { type Cornered, isLost, leavingWarnings } from './cornered.ts'

const CHOICES = ['fight', 'retreat', 'withdraw'] as const
export type Stay = (typeof CHOICES)[number]

export interface RetreatBrief {
  readonly where: Field
  readonly round: number
  /** The Withdraws it may use in this battle. */
  readonly cards: number
  /** What its own force and those it has to fight (SNS 7.3.8) are worth in casualty points. */
  readonly own: number
  readonly foes: number
  readonly cornered: readonly Cornered[]
}

/** SNS 7.5.1, SNS 7.10.1: fight on, retreat, or withdraw by card. */
export const retreat: Decision<SwordsAndSails, RetreatBrief, Stay> = {
  kind: 'retreat',
  title: ({ brief: { where, round } }) => say('battle.retreat.title', { where, round }),
  hint: () => say('battle.retreat.hint'),
  facts: ({ brief: { own, foes } }) => [
    { label: say('battle.retreat.points'), value: say('battle.retreat.to-theirs', { own, foes }) },
  ],
  shape: z.enum(CHOICES),
  options: ({ view, brief }) =>
    oneOf(brief.cards > 0 ? CHOICES : CHOICES.filter((each) => each !== 'withdraw'), (stay) => ({
      key: stay,
      label: say('battle.retreat.choice', { stay }),
      note: say('battle.retreat.note', { stay, cards: brief.cards, how: fought(view, brief.where) }),
    })),
  check: ({ brief: { where, cards } }, stay) => {
    if (stay !== 'withdraw') return undefined
    if ('sea' in where) return refuse('SNS 7.10.2', say('battle.retreat.not-at-sea'))
    return cards === 0 ? refuse('SNS 7.10.1', say('battle.retreat.no-card')) : undefined
  },
  warn: ({ brief: { where, cornered } }, stay) =>
    stay === 'fight' ? [] : leavingWarnings(where, cornered, stay === 'withdraw'),
  confirm: (_, stay) => say('battle.retreat.confirm', { stay }),
  // SNS 7.5.3: its orders brought it there.
  absent: () => 'fight',
  standing: standing(
    say('battle.retreat.standing'),
    z.strictObject({
      /** Leave when one's own force is worth less than so many per cent of the enemy's. */
      below: z.int().min(0).max(1000),
      card: z.boolean(),
    }),
    ({ brief: { own, foes, cards, cornered } }, { below, card }) => {
      if (own * 100 >= foes * below) return 'fight'
      const withdraws = card && cards > 0
      if (isLost(cornered, withdraws)) return undefined
      return withdraws ? 'withdraw' : 'retreat'
    },
  ),
}

/** How a battle is fought tells what becomes of those who leave it. */
function fought({ battles }: View, where: Field): 'at sea' | 'in a line at sea' | 'in a line' | 'on land' {
  const place = JSON.stringify(where)
  const isLine = battles.some(({ line, where: here }) => line !== null && JSON.stringify(here) === place)
  if ('sea' in where) return isLine ? 'in a line at sea' : 'at sea'
  return isLine ? 'in a line' : 'on land'
}
