import { forget } from '../battle/lay-cards-open.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { diplomatMoment } from '../diplomacy/diplomat.ts'
import { discard } from '../hand.ts'
import { secondsFor } from '../options.ts'
import { armyKey, fleetKey, type PieceKey } from '../pieces.ts'
import { armiesOf, fleetsOf } from '../pieces-of.ts'
import { factionsIn, powerOf } from '../powers.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { pay } from '../treasury.ts'
import { billFor } from './bill.ts'
import { units } from './decide-units.ts'
import { GIFT_CLAUSES, totalOf } from './gift-fault.ts'
import { muster } from './muster.ts'
import { type Batch, batchesOf, type Purchase } from './purchase.ts'
import { say } from './words.en.ts'

/** Phase 7 (SNS 9): all buy, sealed; then everything is placed together. */
export function* buildUnits(t: SnsTable): SnsFlow {
  t.state.phase = 'units'
  yield* diplomatMoment(t)
  const purchases = yield* t.askAll(factionsIn(t.state), units, () => ({
    seconds: secondsFor(t.state.options, 'units'),
  }))
  for (const [seat, purchase] of purchases) build(t, seat, purchase)
}

function build(t: SnsTable, seat: FactionId, purchase: Purchase): void {
  const power = powerOf(t.state, seat)
  const commands = { armies: armiesOf(power).length, fleets: fleetsOf(power).length }
  const gold = billFor(power, commands, purchase)
  pay(power, gold)
  muster(power, seat, purchase, t.state.number)
  for (const each of purchase.raised)
    forget(t.state, 'army' in each ? armyKey(seat, each.army) : fleetKey(seat, each.fleet))
  for (const { card } of purchase.gifts) discard(t.state, power, card)
  for (const { card } of purchase.hired) discard(t.state, power, card)
  tellAll(t, seat, purchase)
  tellOwn(t, seat, purchase, gold)
}

/** New pieces and played cards are open; what they hold is not (SNS 14.1.1). */
function tellAll(t: SnsTable, seat: FactionId, { raised, gifts, hired }: Purchase): void {
  for (const each of raised) {
    const piece: PieceKey = 'army' in each ? `${seat} ${each.army}` : `${seat} ${each.fleet}`
    t.tell('all', 'SNS 9.2.4', say('build.raised', { faction: seat, piece, at: each.at }))
  }
  for (const { card } of gifts) {
    t.tell('all', GIFT_CLAUSES[card], say('build.played', { faction: seat, card }))
  }
  for (const { card } of hired) {
    t.tell('all', 'SNS 12.3.2', say('build.hired', { faction: seat, card }))
  }
}

function tellOwn(t: SnsTable, seat: FactionId, purchase: Purchase, gold: number): void {
  const received = new Map<PieceKey, Batch[]>()
  for (const batch of batchesOf(purchase)) {
    const piece = receiverKey(seat, batch)
    const batches = received.get(piece)
    if (batches === undefined) received.set(piece, [batch])
    else batches.push(batch)
  }
  for (const [piece, batches] of received)
    t.tell([seat], 'SNS 9.1.1', say('build.received', { piece, figures: totalOf(batches) }))
  for (const each of purchase.hired) {
    const piece: PieceKey = 'army' in each ? `${seat} ${each.army}` : `${seat} ${each.fleet}`
    t.tell([seat], 'SNS 12.3.2', say('build.joins', { piece, card: each.card }))
  }
  if (gold > 0) t.tell([seat], 'SNS 9.1.1', say('build.paid', { gold }))
}

function receiverKey(seat: FactionId, batch: Batch): PieceKey {
  return 'army' in batch ? armyKey(seat, batch.army) : fleetKey(seat, batch.fleet)
}
