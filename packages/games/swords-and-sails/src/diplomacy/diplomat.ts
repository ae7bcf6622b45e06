import { PASS } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { factionsIn, leaderOf, powerOf } from '../powers.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { carryOut } from './carry-out.ts'
import { callTalks } from './decide-call-talks.ts'
import { negotiate } from './decide-diplomacy.ts'
import { leaveFormerAllies, type OldTeams, oldTeams } from './former-allies.ts'

/** SNS 4.6.1: the start of any phase in which no Diplomacy is held, when the Diplomat may call others to talk. */
export function* diplomatMoment(t: SnsTable): SnsFlow {
  yield* t.each(
    'diplomat',
    () => diplomatsIn(t.state),
    function* (seat) {
      const before = yield* t.step('call', () => call(t, seat))
      yield* t.step('talks', () => talks(t, seat))
      yield* t.step('former allies', () => leaveFormerAllies(t, before))
    },
  )
}

function diplomatsIn(state: State): FactionId[] {
  if (isLearningTurn(state)) return []
  return factionsIn(state).filter((seat) => leaderOf(powerOf(state, seat)).alliesAtAnyTime)
}

/** Whom he calls is known to those in the room alone, and so is that he calls anybody. The teams before he does. */
function* call(t: SnsTable, diplomat: FactionId): SnsFlow<OldTeams> {
  const { state } = t
  const called = yield* t.ask(diplomat, callTalks, { phase: state.phase })
  if (called === PASS) return []
  const room = state.seats.filter((seat) => seat === diplomat || called.with.includes(seat))
  state.talk = { room, seconds: null, votes: [], alone: {} }
  return oldTeams(state)
}

function* talks(t: SnsTable, diplomat: FactionId): SnsFlow {
  const { state } = t
  if (state.talk === null) return
  yield* t.open(
    state.talk.room,
    negotiate,
    () => ({ diplomat, seconds: null }),
    (seat, act, open) => {
      carryOut(t, seat, act, open)
    },
  )
  state.talk = null
  state.offers = []
}
