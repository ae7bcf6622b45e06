import { type Decision, oneOf } from '@windward/table'
import * as z from 'zod'
import type { EventCardId } from '../data/action-cards.ts'
import type { SailsOfWar } from '../state.ts'
import { say } from './words.en.ts'

export type Vote = 'carry' | 'reject'

export interface VoteBrief {
  readonly card: EventCardId
  readonly votes: number
}

const eitherWay: Omit<Decision<SailsOfWar, Pick<VoteBrief, 'card'>, Vote>, 'kind' | 'title' | 'confirm'> = {
  shape: z.enum(['carry', 'reject']),
  options: ({ brief: { card } }) =>
    oneOf<Vote>(['carry', 'reject'], (vote) => ({ key: vote, label: say(`event.vote.${vote}`, { card }) })),
  check: () => undefined,
  absent: () => 'reject',
}

/** SOW 16.4: all vote in secret at once. */
export const castVote: Decision<SailsOfWar, VoteBrief, Vote> = {
  kind: 'vote',
  title: ({ brief: { card, votes } }) => say('event.vote.title', { card, votes }),
  hint: () => say('event.vote.hint'),
  ...eitherWay,
  confirm: (_, vote) => say('event.vote.confirm', { vote }),
}

/** SOW 16.4: a tie is decided by who drew the card. */
export const breakTie: Decision<SailsOfWar, Pick<VoteBrief, 'card'>, Vote> = {
  kind: 'break-tie',
  title: ({ brief: { card } }) => say('event.tie.title', { card }),
  hint: () => say('event.tie.hint'),
  ...eitherWay,
  confirm: (_, vote) => say('event.tie.confirm', { vote }),
}
