import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { discard } from '../hand.ts'
import { handOver } from '../lands.ts'
import { powerOf } from '../powers.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { pay } from '../treasury.ts'
import { unmaskPretender } from './decide-unmask-pretender.ts'
import { answerers } from './turn-order.ts'
import { marriagePrice } from './winnable.ts'
import { say } from './words.en.ts'

/** SNS 3.4.1, SNS 3.4.6: the land is paid for, and won unless a pretender is unmasked. */
export function* marry(
  t: SnsTable,
  by: FactionId,
  card: 'royalMarriage' | 'inheritTitle',
  land: LandId,
): SnsFlow {
  const { state } = t
  const price = marriagePrice(state.lands[land])
  pay(powerOf(state, by), price)
  discard(state, powerOf(state, by), card)
  t.tell('all', 'SNS 3.4.3', say('intrigue.marriage', { by, card, land, price }))
  const counter = yield* t.window(answerers(state, by), unmaskPretender, () => ({ by, card, land }))
  if (counter === undefined) {
    handOver(state, land, by)
    t.tell('all', 'SNS 3.4.1', say('intrigue.marriage.won', { by, land }))
  } else {
    discard(state, powerOf(state, counter.seat), 'unmaskPretender')
    t.tell('all', 'SNS 3.4.6', say('intrigue.marriage.unmasked', { by: counter.seat, land }))
  }
}
