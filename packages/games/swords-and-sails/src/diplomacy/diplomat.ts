import { PASS } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { factionsIn, leaderOf, powerOf } from '../powers.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { carryOut } from './carry-out.ts'
import { callTalks } from './decide-call-talks.ts'
import { negotiate } from './decide-diplomacy.ts'
import { leaveFormerAllies, oldTeams } from './former-allies.ts'

/** SNS 4.6.1: the start of any phase in which no Diplomacy is held, when the Diplomat may call others to talk. */
export function* diplomatMoment(t: SnsTable): SnsFlow {
  if (isLearningTurn(t.state)) return
  for (const seat of factionsIn(t.state)) {
    if (!leaderOf(powerOf(t.state, seat)).alliesAtAnyTime) continue
    const call = yield* t.ask(seat, callTalks, { phase: t.state.phase })
    if (call !== PASS) yield* talks(t, seat, call.with)
  }
}

function* talks(t: SnsTable, diplomat: FactionId, others: readonly FactionId[]): SnsFlow {
  const { state } = t
  const before = oldTeams(state)
  const room = state.seats.filter((seat) => seat === diplomat || others.includes(seat))
  state.talk = { room, seconds: null, votes: [], alone: {} }
  yield* t.open(
    room,
    negotiate,
    () => ({ diplomat, seconds: null }),
    (seat, act, open) => {
      carryOut(t, seat, act, open)
    },
  )
  state.talk = null
  state.offers = []
  yield* leaveFormerAllies(t, before)
}
