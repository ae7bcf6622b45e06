import { type Decision, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { UNIT_IDS, type UnitId } from '../../data/units.ts'
import type { SwordsAndSails } from '../../state.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'

export interface SpurBrief {
  readonly where: Field
  readonly round: number
  /** The types he has, each with the dice it would gain. */
  readonly types: readonly { readonly type: UnitId; readonly dice: number }[]
}

/** SNS 7.11.8: the type of unit the Commander spurs on in this round. */
export const spur: Decision<SwordsAndSails, SpurBrief, UnitId> = {
  kind: 'spur',
  title: ({ brief: { where, round } }) => say('battle.spur.title', { where, round }),
  hint: () => say('battle.spur.hint'),
  shape: z.enum(UNIT_IDS),
  options: ({ brief }) =>
    oneOf(
      brief.types.map(({ type }) => type),
      (type) => ({ key: type, label: say('battle.spur.type', { type, dice: diceFor(brief, type) }) }),
    ),
  check: ({ brief }, type) =>
    brief.types.some((each) => each.type === type)
      ? undefined
      : refuse('SNS 7.11.8', say('battle.spur.none', { type })),
  confirm: (_, type) => say('battle.spur.confirm', { type }),
  absent: ({ brief }) => mostGained(brief),
  standing: standing(
    say('battle.spur.standing'),
    z.strictObject({ prefer: z.array(z.enum(UNIT_IDS)).max(6) }),
    ({ brief }, { prefer }) => prefer.find((type) => diceFor(brief, type) > 0) ?? mostGained(brief),
  ),
}

function mostGained({ types }: SpurBrief): UnitId {
  const [best] = [...types].sort((a, b) => b.dice - a.dice)
  if (best === undefined) throw new Error('there is nobody to spur on')
  return best.type
}

function diceFor({ types }: SpurBrief, type: UnitId): number {
  return types.find((each) => each.type === type)?.dice ?? 0
}
