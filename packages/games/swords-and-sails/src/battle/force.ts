import type { FactionId } from '../data/factions/factions.ts'
import { type Army, isArmy, ownerOf, type Piece } from '../pieces.ts'
import { isEmpty, pieceAt, removeEmpty } from '../pieces-of.ts'
import type { State } from '../state.ts'
import type { Battle, Force } from './battle.ts'
import { type Losses, takeLosses } from './losses/losses.ts'
import type { Side } from './opposed-sides.ts'
import { type Stock, stocksOf, strengthOf } from './stock.ts'

/** The forces of these sides, one for each faction. */
export function forcesIn(sides: readonly Side[]): Force[] {
  return sides.flatMap(({ factions, pieces }, side) =>
    factions.map((faction): Force => {
      const own = pieces.filter((key) => ownerOf(key) === faction)
      return { faction, side, pieces: own, armour: 0, before: 0, stays: 'fights' }
    }),
  )
}

/** The force of a faction in the battle. */
export function forceOf({ name, forces }: Battle, faction: FactionId): Force {
  const force = forces.find((each) => each.faction === faction)
  if (force === undefined) throw new Error(`${faction} is not in the battle of ${name}`)
  return force
}

/** Of these factions those that do not fight on. */
export function leaving({ forces }: Battle, factions: readonly FactionId[]): Force[] {
  return forces.filter(({ faction, stays }) => stays !== 'fights' && factions.includes(faction))
}

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
