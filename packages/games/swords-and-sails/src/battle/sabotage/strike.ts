import { SABOTAGE } from '../../data/cards/sabotage.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { discard } from '../../hand.ts'
import { isArmy, ownerOf, type Piece, type PieceKey } from '../../pieces.ts'
import { pieceAt } from '../../pieces-of.ts'
import { powerOf } from '../../powers.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import { losses } from '../losses/decide-losses.ts'
import { isWholeForce, lossOf, takeLosses } from '../losses/losses.ts'
import { clearAway } from '../sea/drowned-cargo.ts'
import { stocksOf } from '../stock.ts'
import { say } from './sabotage-words.en.ts'

/** A Sabotage that is played, and lies with the discards already. */
export interface Strike {
  readonly by: FactionId
  readonly piece: PieceKey
}

/**
 * SNS 7.10.8, SNS 7.10.9: the dice of one Sabotage, with the seat that counters it: the casualty points it brings. The
 * piece is there.
 */
export function strike(t: SnsTable, { by, piece }: Strike, counter: FactionId | undefined): number {
  const { state } = t
  const of = ownerOf(piece)
  t.tell('all', 'SNS 7.10.7', say('sabotage.played', { by, piece, of }))
  const adds = counter === undefined ? 0 : SABOTAGE.counterAdds
  if (counter !== undefined) {
    discard(state, powerOf(state, counter), 'counterSabotage')
    t.tell('all', 'SNS 7.10.9', say('sabotage.countered', { by: counter, adds }))
  }
  const rolled = t.dice.rolls(2, 6)
  const total = rolled.reduce((sum, die) => sum + die, adds)
  const effect = sabotageEffect(total)
  const target = there(t, piece)
  const points = isArmy(target) ? effect.army : effect.fleet
  t.tell('all', 'SNS 7.10.8', say('sabotage.rolled', { rolled, total, points }))
  if (effect.fleetHeld && !isArmy(target)) {
    target.stuckUntil = state.number + 1
    t.tell('all', 'SNS 7.10.8', say('sabotage.held', { piece, of }))
  }
  return points
}

/** The piece has gone: the card is kept, and only its holder is told (SNS 14.1.2). */
export function keptFor(t: SnsTable, by: FactionId, piece: PieceKey): void {
  t.tell([by], 'SNS 7.10.7', say('sabotage.kept', { piece, of: ownerOf(piece) }))
}

/** Armour does not help. Everybody hears how many were lost; which, only where the piece lies open. */
export function* sufferSabotage(t: SnsTable, piece: PieceKey, points: number): SnsFlow {
  if (points === 0) return
  const of = ownerOf(piece)
  const stocks = stocksOf([there(t, piece)])
  const lost = isWholeForce(stocks, points)
    ? stocks.map(lossOf)
    : yield* t.ask(of, losses, { points, pieces: [piece], spared: 'none' })
  takeLosses(there(t, piece), lost)
  const count = lost.reduce((sum, loss) => sum + loss.count, 0)
  t.tell('all', 'SNS 7.10.8', say('sabotage.lost', { piece, of, count }))
  clearAway(t, of, 'SNS 7.10.11')
}

function there({ state }: SnsTable, piece: PieceKey): Piece {
  const target = pieceAt(state, piece)
  if (target === undefined) throw new Error(`${piece} is not on the map`)
  return target
}

/** SNS 7.10.8: what a roll does, the counter's addition included. */
export function sabotageEffect(total: number): (typeof SABOTAGE.rows)[number] {
  const row = SABOTAGE.rows.find(({ upTo }) => total <= upTo)
  if (row === undefined) throw new Error(`sabotage cannot roll ${total}`)
  return row
}
