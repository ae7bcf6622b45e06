import { secondsFor } from '../options.ts'
import { factionsIn, leaderOf, powerOf } from '../powers.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { dropOrphans, openAgreements, settleAgreements } from './agreements.ts'
import { carryOut } from './carry-out.ts'
import { negotiate } from './decide-diplomacy.ts'
import { diplomatMoment } from './diplomat.ts'
import { leaveFormerAllies, type OldTeams, oldTeams } from './former-allies.ts'
import { decideOvertures } from './minor-ally.ts'
import type { Talk } from './talk.ts'

/** SNS 4: phase 3. */
export function* diplomacy(t: SnsTable): SnsFlow {
  const { state } = t
  state.phase = 'diplomacy'
  if (!isHeld(state)) return yield* diplomatMoment(t)
  const before = yield* t.step('opening', () => open(t))
  yield* t.step('talks', () => talks(t))
  yield* t.step('agreements', () => settleAgreements(t))
  yield* t.step('overtures', () => decideOvertures(t))
  yield* t.step('former allies', () => leaveFormerAllies(t, before))
}

/** The teams as Diplomacy begins. */
function open(t: SnsTable): OldTeams {
  const { state } = t
  dropOrphans(t)
  openAgreements(state)
  state.talk = newTalk(state)
  state.diplomacies += 1
  return oldTeams(state)
}

/** SNS 4.1.4: until every seat is ready. */
function* talks(t: SnsTable): SnsFlow {
  const { state } = t
  yield* t.open(
    factionsIn(state),
    negotiate,
    () => ({ diplomat: null, seconds: state.talk?.seconds ?? null }),
    (seat, act, room) => {
      carryOut(t, seat, act, room)
    },
  )
  state.talk = null
  state.offers = []
}

/** SNS 4.1.6, SNS 13.1.5 */
function isHeld(state: State): boolean {
  return !isLearningTurn(state) && (state.season === 'spring' || !state.options.springDiplomacy)
}

/** SNS 4.1.2, SNS 4.6.3 */
function newTalk(state: State): Talk {
  const alone: Talk['alone'] = {}
  for (const seat of factionsIn(state)) {
    const extensions = leaderOf(powerOf(state, seat)).extraDiplomacyTurns
    if (extensions > 0) alone[seat] = extensions
  }
  const clock = state.diplomacies === 0 ? 'firstDiplomacy' : 'diplomacy'
  return { room: factionsIn(state), seconds: secondsFor(state.options, clock), votes: [], alone }
}
