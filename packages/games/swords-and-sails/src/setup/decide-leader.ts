import { type Decision, oneOf, refuse } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../data/factions/factions.ts'
import { LEADER_IDS, type LeaderId } from '../data/factions/leaders.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view/view.ts'
import { say } from './words.en.ts'

/** SNS 1.8.1 */
export const chooseLeader: Decision<SwordsAndSails, null, LeaderId> = {
  kind: 'leader',
  title: () => say('setup.leader.title'),
  shape: z.enum(LEADER_IDS),
  options: ({ view }) =>
    oneOf(freeLeaders(view), (leader) => ({ key: leader, label: say('setup.leader.name', { leader }) })),
  check: ({ view }, leader) => {
    const by = holderOf(view, leader)
    return by === undefined ? undefined : refuse('SNS 1.8.1', say('setup.leader.taken', { leader, by }))
  },
  absent: ({ view }) => {
    const [first] = freeLeaders(view)
    if (first === undefined) throw new Error('a seat is asked to choose when no leader is left')
    return first
  },
}

function freeLeaders(view: View): LeaderId[] {
  return LEADER_IDS.filter((leader) => holderOf(view, leader) === undefined)
}

function holderOf({ seats, powers }: View, leader: LeaderId): FactionId | undefined {
  return seats.find((faction) => powers[faction]?.leader === leader)
}
