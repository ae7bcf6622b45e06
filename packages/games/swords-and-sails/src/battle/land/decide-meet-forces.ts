import { type Decision, inTurn, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { FACTION_IDS } from '../../data/factions/factions.ts'
import { ARMY_IDS } from '../../data/pieces.ts'
import type { PieceKey } from '../../pieces.ts'
import type { SwordsAndSails } from '../../state.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'

export interface MeetingBrief {
  readonly where: Field
  /** The enemy's forces. */
  readonly forces: readonly (readonly PieceKey[])[]
}

/** SNS 5.3.2: the order in which a divided enemy is met, as places in the list of its forces. */
export const meeting: Decision<SwordsAndSails, MeetingBrief, number[]> = {
  kind: 'meet-forces',
  title: ({ brief: { where } }) => say('battle.meeting.title', { where }),
  hint: () => say('battle.meeting.hint'),
  shape: z.array(z.int().min(0).max(99)).max(FACTION_IDS.length * ARMY_IDS.length),
  options: ({ brief: { forces } }) =>
    inTurn([...forces.keys()], (_, before: readonly number[]) =>
      oneOf(
        [...forces.keys()].filter((place) => !before.includes(place)),
        (place) => ({
          key: `${place}`,
          label: say('battle.meeting.force', { force: [...(forces[place] ?? [])] }),
        }),
        () => say('battle.meeting.next', { met: before.length }),
      ),
    ),
  check: ({ brief: { forces } }, order) =>
    order.length === forces.length && [...forces.keys()].every((place) => order.includes(place))
      ? undefined
      : refuse('SNS 5.3.2', say('battle.meeting.each-once')),
  confirm: () => say('battle.meeting.confirm'),
  absent: ({ brief: { forces } }) => [...forces.keys()],
  unanswered: () => say('battle.meeting.unanswered'),
  standing: standing(
    say('battle.meeting.standing'),
    z.enum(['as-told', 'reversed']),
    ({ brief: { forces } }, wish) => (wish === 'as-told' ? [...forces.keys()] : [...forces.keys()].reverse()),
  ),
}
