import type { SPECTATOR } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import type { View } from '../view/view.ts'

/** Talk that is open now: who may speak to whom, and how long. */
export interface Talk {
  /** Any of these may speak to any others of them; nobody else can tell. */
  readonly room: readonly FactionId[]
  /** All the time there is, extensions included; null without a clock. */
  seconds: number | null
  /** Who has voted for the next extension (SNS 4.1.3). */
  votes: FactionId[]
  /** Extensions the Diplomat may still make alone (SNS 4.6.3). */
  alone: Partial<Record<FactionId, number>>
}

/** Talk as somebody sees it: outside the room it does not exist. */
export function seenTalk(talk: Talk | null, viewer: FactionId | typeof SPECTATOR): Talk | null {
  if (talk === null || !talk.room.some((seat) => seat === viewer)) return null
  return { ...talk, room: [...talk.room], votes: [...talk.votes], alone: { ...talk.alone } }
}

/**
 * SNS 4.1.1, SNS 4.1.5: whether the first may send the second a message now. Team-mates may all through phase 6, and in
 * battles that are fought before it.
 */
export function mayTalk(
  { talk, teams, phase, battles }: Pick<View, 'talk' | 'teams' | 'phase' | 'battles'>,
  from: FactionId,
  to: FactionId,
): boolean {
  if (talk !== null) return talk.room.includes(from) && talk.room.includes(to)
  const together = teams.some(({ members }) => members.includes(from) && members.includes(to))
  return together && (phase === 'battles' || battles.length > 0)
}
