import type { Room } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { secondsFor } from '../options.ts'
import type { SnsTable } from '../state.ts'
import type { Act, ActOf } from './act.ts'
import { partnerIn, takeOff } from './agreements.ts'
import { accept, closeOvertaken, decline, joinTrade, propose, withdraw } from './bargain.ts'
import { announceAlly, strike, support } from './minor-ally.ts'
import { overtureOf } from './minor-ally-fault.ts'
import type { Overture } from './overture.ts'
import type { Talk } from './talk.ts'
import { leaveTeam } from './team-change.ts'
import { say } from './words.en.ts'

/** What one act does. Seats it concerns are called back, should they have been ready. */
export function carryOut(t: SnsTable, seat: FactionId, act: Act, room: Room<FactionId>): void {
  const { state } = t
  switch (act.act) {
    case 'deal':
      propose(t, seat, [act.to], { kind: 'deal', gives: act.gives, wants: act.wants }, room)
      break
    case 'team':
      propose(t, seat, act.with, { kind: 'team' }, room)
      break
    case 'trade':
      propose(t, seat, [act.to], { kind: 'trade', stake: act.stake }, room)
      break
    case 'takings': {
      const { agreement: id, mine, yours } = act
      const agreement = state.agreements.find((each) => each.id === id)
      const partner = agreement === undefined ? undefined : partnerIn(agreement, seat)
      if (partner === undefined) throw new Error(`${seat} has no share in ${id}`)
      propose(t, seat, [partner], { kind: 'takings', agreement: id, mine, yours }, room)
      break
    }
    case 'accept':
      accept(t, seat, act.offer, room)
      break
    case 'join-trade':
      joinTrade(t, seat, act.offer, act.stake, room)
      break
    case 'decline':
      decline(t, seat, act.offer, room)
      break
    case 'withdraw':
      withdraw(t, seat, act.offer)
      break
    case 'leave':
      leaveTeam(t, seat)
      closeOvertaken(t)
      room.recall(...state.seats)
      break
    case 'take': {
      const agreement = state.agreements.find(({ id }) => id === act.agreement)
      if (agreement !== undefined) takeOff(t, agreement, seat, act.gold, 'SNS 4.4.7')
      break
    }
    case 'ally':
      announceAlly(t, seat, act.land)
      room.recall(...state.seats)
      break
    case 'support':
      support(t, seat, announced(t, act))
      break
    case 'subterfuge':
      strike(t, seat, announced(t, act), act.supporter)
      room.recall(...state.seats)
      break
    case 'extend':
      vote(t, seat)
      room.recall(...state.seats)
      break
    case 'extend-alone':
      extendAlone(t, seat)
      break
  }
}

function announced({ state }: SnsTable, { by, land }: ActOf<'support' | 'subterfuge'>): Overture {
  const overture = overtureOf(state, by, land)
  if (overture === undefined) throw new Error(`${by} has announced nothing in ${land}`)
  return overture
}

/** SNS 4.1.3: when the last seat votes for it, there is more time. */
function vote(t: SnsTable, seat: FactionId): void {
  const talk = openTalk(t)
  talk.votes.push(seat)
  t.tell('all', 'SNS 4.1.3', say('diplomacy.extend.vote', { seat }))
  if (talk.room.some((each) => !talk.votes.includes(each))) return
  talk.votes = []
  lengthen(t, talk, 'SNS 4.1.3')
}

/** SNS 4.6.3 */
function extendAlone(t: SnsTable, seat: FactionId): void {
  const talk = openTalk(t)
  talk.alone[seat] = (talk.alone[seat] ?? 0) - 1
  lengthen(t, talk, 'SNS 4.6.3')
}

function lengthen(t: SnsTable, talk: Talk, clause: 'SNS 4.1.3' | 'SNS 4.6.3'): void {
  const more = secondsFor(t.state.options, 'extension')
  if (talk.seconds === null || more === null) return
  talk.seconds += more
  t.tell('all', clause, say('diplomacy.extended', { more, seconds: talk.seconds }))
}

function openTalk({ state }: SnsTable): Talk {
  if (state.talk === null) throw new Error('talk is not open')
  return state.talk
}
