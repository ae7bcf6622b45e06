import { type Decision, fields, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { FACTION_IDS, type FactionId } from '../../data/factions/factions.ts'
import type { SwordsAndSails } from '../../state.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'

export interface PursuedBrief {
  readonly where: Field
  /** It has cavalry that could be drawn off. */
  readonly cavalry: boolean
  /** The pursuers it may answer: none, if it routs. */
  readonly pursuers: readonly FactionId[]
}

const shape = z.strictObject({ drawOff: z.boolean(), answer: z.enum(FACTION_IDS).nullable() })
export type Pursued = z.infer<typeof shape>

/** SNS 7.6.4, SNS 7.6.5: what those do who are run down. */
export const pursued: Decision<SwordsAndSails, PursuedBrief, Pursued> = {
  kind: 'pursued',
  title: ({ brief: { where } }) => say('battle.pursued.title', { where }),
  hint: () => say('battle.pursued.hint'),
  shape,
  options: ({ brief: { cavalry, pursuers } }) =>
    fields<Pursued>({
      drawOff: oneOf(
        cavalry ? [true, false] : [false],
        (off) => ({ key: off ? 'off' : 'in', label: say('battle.pursued.cavalry', { off }) }),
        () => say('battle.pursued.leaving'),
      ),
      answer: oneOf(
        [...pursuers, null],
        (at) => ({ key: at ?? 'none', label: say('battle.pursued.answer', { at }) }),
        () => say('battle.pursued.striking'),
      ),
    }),
  check: ({ brief: { cavalry, pursuers } }, { drawOff, answer }) => {
    if (drawOff && !cavalry) return refuse('SNS 7.6.4', say('battle.pursued.no-cavalry'))
    return answer === null || pursuers.includes(answer)
      ? undefined
      : refuse('SNS 7.6.5', say('battle.pursued.no-answer', { faction: answer }))
  },
  confirm: () => say('battle.pursued.confirm'),
  absent: ({ brief: { cavalry, pursuers } }) => ({ drawOff: cavalry, answer: pursuers[0] ?? null }),
  unanswered: () => say('battle.pursued.unanswered'),
  standing: standing(
    say('battle.pursued.standing'),
    z.strictObject({ drawOff: z.boolean(), answer: z.boolean() }),
    ({ brief: { cavalry, pursuers } }, wish) => ({
      drawOff: cavalry && wish.drawOff,
      answer: wish.answer ? (pursuers[0] ?? null) : null,
    }),
  ),
}
