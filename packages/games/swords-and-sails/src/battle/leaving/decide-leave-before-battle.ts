import { type Decision, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import type { SwordsAndSails } from '../../state.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'
import { type Cornered, isLost, leavingWarnings } from './cornered.ts'

const CHOICES = ['stay', 'leave', 'withdraw'] as const
export type Leave = (typeof CHOICES)[number]

export interface LeaveBrief {
  readonly where: Field
  /** Its leader lets it go without a card. */
  readonly leader: boolean
  /** How many Withdraws it takes, and how many it may use here. */
  readonly needs: number | null
  readonly cards: number
  readonly cornered: readonly Cornered[]
}

/** SNS 7.10.3, SNS 7.10.4, SNS 7.11.4: to be gone before the battle begins. */
export const leaveBefore: Decision<SwordsAndSails, LeaveBrief, Leave> = {
  kind: 'leave-before-battle',
  title: ({ brief: { where } }) => say('battle.leave.title', { where }),
  hint: () => say('battle.leave.hint'),
  facts: ({ brief: { needs, cards } }) =>
    needs === null
      ? []
      : [{ label: say('battle.leave.withdraws'), value: say('battle.leave.needs', { needs, cards }) }],
  shape: z.enum(CHOICES),
  options: ({ brief }) =>
    oneOf(
      CHOICES.filter((leave) => isOpen(brief, leave)),
      (leave) => ({
        key: leave,
        label: say('battle.leave.choice', { leave }),
        note: say('battle.leave.note', { leave }),
      }),
    ),
  check: ({ brief }, leave) => {
    if (isOpen(brief, leave)) return undefined
    return leave === 'leave'
      ? refuse('SNS 7.11.4', say('battle.leave.no-leader'))
      : refuse('SNS 7.10.3', say('battle.leave.no-card'))
  },
  warn: ({ brief: { where, cornered } }, leave) =>
    leave === 'stay' ? [] : leavingWarnings(where, cornered, leave === 'withdraw'),
  confirm: (_, leave) => say('battle.leave.confirm', { leave }),
  absent: () => 'stay',
  standing: standing(say('battle.leave.standing'), z.enum(CHOICES), ({ brief }, leave) => {
    if (leave === 'stay' || !isOpen(brief, leave)) return 'stay'
    return isLost(brief.cornered, leave === 'withdraw') ? undefined : leave
  }),
}

function isOpen({ leader, needs, cards }: LeaveBrief, leave: Leave): boolean {
  if (leave === 'leave') return leader
  return leave === 'stay' || (needs !== null && cards >= needs)
}
