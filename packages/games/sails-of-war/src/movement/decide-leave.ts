import { type Decision, oneOf, standing } from '@windward/table'
import * as z from 'zod'
import type { Zone } from '../board/zones.ts'
import { RACE_IDS, type RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { SailsOfWar } from '../state.ts'
import { say } from './words.en.ts'

/** Who wants to pass, and where: a Realm with units of the asked seat, or a zone with its Warships. */
export interface LeaveBrief {
  readonly race: RaceId
  readonly realm: RealmId | null
  readonly zone: Zone | null
}

export type Leave = 'allow' | 'refuse'

/** Instructions for leave to pass and for trade: everybody, nobody, or these. */
export const trustShape = z.union([
  z.literal('always'),
  z.literal('never'),
  z.array(z.enum(RACE_IDS)).min(1).max(RACE_IDS.length),
])

export function trusts(instruction: z.infer<typeof trustShape>, race: RaceId): Leave {
  if (instruction === 'always') return 'allow'
  return instruction !== 'never' && instruction.includes(race) ? 'allow' : 'refuse'
}

/** SOW 7.2.4, SOW 7.3.3 */
export const letPass: Decision<SailsOfWar, LeaveBrief, Leave> = {
  kind: 'let-pass',
  title: ({ brief }) => say('movement.leave.title', { ...brief }),
  hint: () => say('movement.leave.hint'),
  shape: z.enum(['allow', 'refuse']),
  options: () =>
    oneOf<Leave>(['allow', 'refuse'], (leave) => ({ key: leave, label: say(`movement.leave.${leave}`) })),
  check: () => undefined,
  absent: () => 'refuse',
  standing: standing(say('movement.leave.standing'), trustShape, ({ brief: { race } }, instruction) =>
    trusts(instruction, race),
  ),
}
