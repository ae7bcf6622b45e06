import { MORALE } from '../../data/battle/morale.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { controls } from '../../lands.ts'
import type { Board } from '../../view/view.ts'
import type { Field } from '../opposed-sides.ts'
import type { Stock } from '../stock.ts'

/** SNS 7.4.2, SNS 7.4.7, SNS 12.4.2: the sum of the highest values that are left, as many as count for its leader. */
export function moraleOf(stocks: readonly Stock[], bestUnits: number, relics: number): number {
  const values = stocks
    .flatMap(({ figure, count }) => Array.from({ length: Math.min(count, bestUnits) }, () => figure.morale))
    .sort((a, b) => b - a)
  return values.slice(0, bestUnits).reduce((sum, value) => sum + value, relics)
}

/** SNS 7.4.3: who fights in his own land is steadier, in that of his capital more. */
export function homeBonus(board: Pick<Board, 'lands'>, faction: FactionId, where: Field): number {
  if (!('land' in where) || !controls(board, faction, where.land)) return 0
  const isCapital = board.lands[where.land].cities.some(({ capitalOf }) => capitalOf === faction)
  return isCapital ? MORALE.ownCapital : MORALE.ownTerritory
}

/** SNS 7.4.1, SNS 7.4.2: an equal result holds. */
export function routs(result: number, morale: number): boolean {
  return result > morale
}

/** Units a faction lost in a round, and the sides that count them as their kills. */
export interface Fallen {
  readonly side: number
  readonly lost: number
  readonly killers: readonly number[]
}

/**
 * SNS 7.4.4, SNS 7.4.5: what a faction of this side may subtract: between two sides all that the enemy lost, between
 * more the most that any one opposing side has killed.
 */
export function enemyLosses(fallen: readonly Fallen[], side: number): number {
  const others = [...new Set(fallen.map((each) => each.side))].filter((other) => other !== side)
  if (others.length < 2) return sum(fallen.filter((each) => each.side !== side))
  return Math.max(...others.map((other) => sum(fallen.filter(({ killers }) => killers.includes(other)))))
}

/** SNS 7.4.6: the sides that dealt the most damage. */
export function killersOf(damage: ReadonlyMap<number, number>): number[] {
  const most = Math.max(0, ...damage.values())
  return most === 0 ? [] : [...damage].filter(([, dealt]) => dealt === most).map(([side]) => side)
}

function sum(fallen: readonly Fallen[]): number {
  return fallen.reduce((total, { lost }) => total + lost, 0)
}
