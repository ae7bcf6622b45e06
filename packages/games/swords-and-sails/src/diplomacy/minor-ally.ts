import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { discard } from '../hand.ts'
import { answerers } from '../intrigue/turn-order.ts'
import { handOver } from '../lands.ts'
import { powerOf } from '../powers.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { pay } from '../treasury.ts'
import { lastSubterfuge } from './decide-last-subterfuge.ts'
import { overtureOf, strikable } from './minor-ally-fault.ts'
import { isCarried, type Overture, overturePrice, seatsIn } from './overture.ts'
import { say } from './words.en.ts'

/** SNS 4.5.1: the card is played openly, and spent whatever comes of it. */
export function announceAlly(t: SnsTable, by: FactionId, land: LandId): void {
  const { state } = t
  const power = powerOf(state, by)
  const price = overturePrice(seatsIn(state))
  pay(power, price)
  discard(state, power, 'minorAlly')
  state.overtures.push({ by, land, supporters: [], struck: [], undone: false })
  t.tell('all', 'SNS 4.5.1', say('diplomacy.ally.announced', { by, land, price }))
}

/** SNS 4.5.2 */
export function support(t: SnsTable, seat: FactionId, overture: Overture): void {
  overture.supporters.push(seat)
  const { by, land } = overture
  t.tell('all', 'SNS 4.5.2', say('diplomacy.ally.supported', { seat, by, land }))
}

/** SNS 4.5.4, SNS 4.5.5 */
export function strike(t: SnsTable, seat: FactionId, overture: Overture, supporter: FactionId | null): void {
  discard(t.state, powerOf(t.state, seat), 'subterfuge')
  const { by, land } = overture
  if (supporter === null) {
    overture.undone = true
    t.tell('all', 'SNS 4.5.5', say('diplomacy.subterfuge.undid', { seat, by, land }))
  } else {
    overture.supporters = overture.supporters.filter((each) => each !== supporter)
    overture.struck.push(supporter)
    t.tell('all', 'SNS 4.5.4', say('diplomacy.subterfuge.struck', { seat, supporter, land }))
  }
}

/** SNS 4.5.6: when Diplomacy has closed, one after another in the order of announcing. */
export function* decideOvertures(t: SnsTable): SnsFlow {
  const { state } = t
  yield* t.each(
    'overtures',
    () => state.overtures.map(({ by, land }) => ({ by, land })),
    function* ({ by, land }) {
      yield* lastWindow(t, by, land)
      const won = wouldWin(state, overtureOf(state, by, land))
      if (won) handOver(state, land, by)
      t.tell('all', 'SNS 4.5.6', say(won ? 'diplomacy.ally.won' : 'diplomacy.ally.failed', { by, land }))
    },
  )
  state.overtures = []
}

/** Enough agree, and no attempt before it has had the land. */
function wouldWin(state: State, overture: Overture | undefined): overture is Overture {
  return (
    overture !== undefined && isCarried(overture, seatsIn(state)) && state.lands[overture.land].owner === null
  )
}

/** As long as the attempt would succeed, somebody may strike one more supporter. */
function* lastWindow(t: SnsTable, by: FactionId, land: LandId): SnsFlow {
  yield* t.repeat('subterfuge', function* () {
    const overture = overtureOf(t.state, by, land)
    if (!wouldWin(t.state, overture)) return false
    const targets = strikable(overture, seatsIn(t.state))
    const struck = yield* t.window(answerers(t.state, by), lastSubterfuge, () => ({ by, land, targets }))
    if (struck === undefined) return false
    strike(t, struck.seat, overture, struck.answer.supporter)
    return true
  })
}
