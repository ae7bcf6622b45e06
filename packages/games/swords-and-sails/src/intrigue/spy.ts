import { sighting } from '../battle/lay-cards-open.ts'
import { stocksOf } from '../battle/stock.ts'
import { SPY } from '../data/cards/card-effects.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { discard } from '../hand.ts'
import { ownerOf, type PieceKey } from '../pieces.ts'
import { pieceAt } from '../pieces-of.ts'
import { factionsIn, leaderOf, powerOf } from '../powers.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { counterSpy } from './decide-counter-spy.ts'
import { answerers } from './turn-order.ts'
import { say } from './words.en.ts'

/** SNS 3.4.7: one Spy. */
export function sendSpy(t: SnsTable, by: FactionId, piece: PieceKey): void {
  const power = powerOf(t.state, by)
  discard(t.state, power, 'spy')
  power.spiedOn.push(piece)
  t.tell('all', 'SNS 3.4.7', say('intrigue.spy.played', { by, piece }))
}

/** SNS 3.4.7, SNS 3.4.8: what he sees, and the Counter-Spy who may meet him before the roll. */
export function* spyOn(t: SnsTable, by: FactionId, piece: PieceKey): SnsFlow {
  const { state } = t
  const counter = yield* t.window(answerers(state, by), counterSpy, () => ({ by, piece }))
  if (counter !== undefined) {
    discard(state, powerOf(state, counter.seat), 'counterSpy')
    t.tell('all', 'SNS 3.4.8', say('intrigue.spy.countered', { by: counter.seat, upTo: SPY.counteredUpTo }))
  }
  const upTo = counter === undefined ? SPY.succeedsUpTo : SPY.counteredUpTo
  const rolled = t.dice.rolls(2, 6)
  const seen = sumOf(rolled) <= upTo
  t.tell('all', 'SNS 3.4.7', say('intrigue.spy.rolled', { rolled, total: sumOf(rolled), seen }))
  if (!seen) return
  see(t, by, piece, 'SNS 3.4.10')
  letSpyMasterSee(t, by, piece, 'SNS 3.4.10')
}

/** By a card, or for gold. */
type ShownBy = 'SNS 3.4.10' | 'SNS 12.1.6'

/** SNS 14.2.2: what is seen stays with that seat, with its season. */
export function see(t: SnsTable, by: FactionId, key: PieceKey, clause: ShownBy): void {
  const power = powerOf(t.state, by)
  const piece = pieceAt(t.state, key)
  if (piece === undefined) throw new Error(`${key} is not on the map`)
  power.known = [...power.known.filter((old) => old.piece !== key), sighting(piece, t.state.number)]
  const parts = stocksOf([piece]).map(({ kind, count }) => ({ kind, count }))
  t.tell([by], clause, say('intrigue.spy.saw', { piece: key, parts }))
}

/** SNS 3.5.3: another's success on a piece that is not his gives the Spy-Master a roll. */
export function letSpyMasterSee(t: SnsTable, by: FactionId, piece: PieceKey, clause: ShownBy): void {
  for (const seat of factionsIn(t.state)) {
    const upTo = leaderOf(powerOf(t.state, seat)).sharesSpyUpTo
    if (upTo === null || seat === by || seat === ownerOf(piece)) continue
    const rolled = t.dice.rolls(2, 6)
    const seen = sumOf(rolled) <= upTo
    t.tell('all', 'SNS 3.5.3', say('intrigue.spy.shared', { seat, rolled, total: sumOf(rolled), seen }))
    if (seen) see(t, seat, piece, clause)
  }
}

export function sumOf(rolled: readonly number[]): number {
  return rolled.reduce((sum, die) => sum + die, 0)
}
