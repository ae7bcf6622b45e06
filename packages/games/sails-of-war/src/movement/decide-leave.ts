import { type Decision, oneOf, type Phrase, standing } from '@windward/table'
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
const trustShape = z.union([
  z.literal('always'),
  z.literal('never'),
  z.array(z.enum(RACE_IDS)).min(1).max(RACE_IDS.length),
])

interface LeaveWords<B> {
  title(brief: B): Phrase
  readonly hint: Phrase
  named(leave: Leave): Phrase
  /** What an instruction left beforehand is about. */
  readonly about: Phrase
}

/** What one race allows another, or not. */
function allowed<B extends { readonly race: RaceId }>(
  kind: string,
  { title, hint, named, about }: LeaveWords<B>,
): Decision<SailsOfWar, B, Leave> {
  return {
    kind,
    title: ({ brief }) => title(brief),
    hint: () => hint,
    shape: z.enum(['allow', 'refuse']),
    options: () => oneOf<Leave>(['allow', 'refuse'], (leave) => ({ key: leave, label: named(leave) })),
    check: () => undefined,
    absent: () => 'refuse',
    standing: standing(about, trustShape, ({ brief: { race } }, trusted) =>
      trusted === 'always' || (trusted !== 'never' && trusted.includes(race)) ? 'allow' : 'refuse',
    ),
  }
}

/** SOW 7.2.4, SOW 7.3.3 */
export const letPass = allowed<LeaveBrief>('let-pass', {
  title: (brief) => say('movement.leave.title', { ...brief }),
  hint: say('movement.leave.hint'),
  named: (leave) => say(`movement.leave.${leave}`),
  about: say('movement.leave.standing'),
})

export interface TradeBrief {
  readonly race: RaceId
  readonly realm: RealmId
  readonly value: number
}

/** SOW 7.5.2 */
export const agreeToTrade = allowed<TradeBrief>('agree-to-trade', {
  title: (brief) => say('movement.trade.title', { ...brief }),
  hint: say('movement.trade.hint'),
  named: (leave) => say(`movement.trade.${leave}`),
  about: say('movement.trade.standing'),
})
