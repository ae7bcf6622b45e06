import { type Decision, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { FACTION_IDS, type FactionId } from '../../data/factions/factions.ts'
import type { SwordsAndSails } from '../../state.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'

const LET_GO = 'let-go'
export type RunDown = FactionId | typeof LET_GO

export interface RunDownBrief {
  readonly where: Field
  /** The leaving factions, one of which it may run down. */
  readonly leavers: readonly FactionId[]
}

/** SNS 7.6.3: whether cavalry rides after those who leave, and after whom. */
export const runDown: Decision<SwordsAndSails, RunDownBrief, RunDown> = {
  kind: 'run-down',
  title: ({ brief: { where } }) => say('battle.run-down.title', { where }),
  hint: () => say('battle.run-down.hint'),
  shape: z.enum([...FACTION_IDS, LET_GO]),
  options: ({ brief }) =>
    oneOf<RunDown>([...brief.leavers, LET_GO], (at) => {
      const label = say('battle.run-down.at', { at })
      return at === LET_GO ? { key: at, label, note: say('battle.run-down.unhurt') } : { key: at, label }
    }),
  check: ({ brief }, at) =>
    at === LET_GO || brief.leavers.includes(at)
      ? undefined
      : refuse('SNS 7.6.3', say('battle.run-down.not-leaving', { faction: at })),
  confirm: (_, at) => say('battle.run-down.at', { at }),
  absent: ({ brief }) => brief.leavers[0] ?? LET_GO,
  standing: standing(say('battle.run-down.standing'), z.enum(['always', 'never']), ({ brief }, when) =>
    when === 'never' ? LET_GO : (brief.leavers[0] ?? LET_GO),
  ),
}
