import { type Army, isArmy, type Piece } from '../pieces.ts'
import { isEmpty, pieceAt, removeEmpty } from '../pieces-of.ts'
import type { State } from '../state.ts'
import type { Battle, Force } from './battle.ts'
import { type Losses, takeLosses } from './losses/losses.ts'
import { type Stock, stocksOf, strengthOf } from './stock.ts'

/** The pieces of a force that are still on the map. */
export function piecesOf(state: State, { pieces }: Pick<Force, 'pieces'>): Piece[] {
  const left: Piece[] = []
  for (const key of pieces) {
    const piece = pieceAt(state, key)
    if (piece !== undefined) left.push(piece)
  }
  return left
}

export function armiesIn(state: State, force: Pick<Force, 'pieces'>): Army[] {
  return piecesOf(state, force).filter(isArmy)
}

export function stocksIn(state: State, force: Pick<Force, 'pieces'>): Stock[] {
  return stocksOf(piecesOf(state, force))
}

/** The forces that are left and have neither routed nor retreated. */
export function fighting(state: State, { forces }: Battle): Force[] {
  const left: Force[] = []
  for (const force of forces) if (force.stays === 'fights' && isAlive(state, force)) left.push(force)
  return left
}

function isAlive(state: State, { pieces }: Force): boolean {
  for (const key of pieces) {
    const piece = pieceAt(state, key)
    if (piece !== undefined && !isEmpty(piece)) return true
  }
  return false
}

export function sidesOf(forces: readonly Force[]): number[] {
  const sides: number[] = []
  for (const { side } of forces) if (!sides.includes(side)) sides.push(side)
  return sides
}

export function foesOf(forces: readonly Force[], { side }: Force): Force[] {
  return forces.filter((force) => force.side !== side)
}

/** SNS 7.3.6: the figures it has lost since the round began. */
export function lostBy(state: State, force: Force): number {
  return Math.max(0, force.before - strengthOf(piecesOf(state, force)))
}

/** Takes the losses off; the armies that have gone down with their last ships. */
export function remove(state: State, force: Force, losses: Losses): readonly Army[] {
  for (const piece of piecesOf(state, force)) takeLosses(piece, losses)
  return removeEmpty(state, force.faction)
}
