import { type Decision, oneOf, standing } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { SailsOfWar } from '../state.ts'
import { type Leave, trustShape, trusts } from './decide-leave.ts'
import { say } from './words.en.ts'

export interface TradeBrief {
  readonly race: RaceId
  readonly realm: RealmId
  readonly value: number
}

/** SOW 7.5.2 */
export const agreeToTrade: Decision<SailsOfWar, TradeBrief, Leave> = {
  kind: 'agree-to-trade',
  title: ({ brief }) => say('movement.trade.title', { ...brief }),
  hint: () => say('movement.trade.hint'),
  shape: z.enum(['allow', 'refuse']),
  options: () =>
    oneOf<Leave>(['allow', 'refuse'], (leave) => ({ key: leave, label: say(`movement.trade.${leave}`) })),
  check: () => undefined,
  absent: () => 'refuse',
  standing: standing(say('movement.trade.standing'), trustShape, ({ brief: { race } }, instruction) =>
    trusts(instruction, race),
  ),
}
