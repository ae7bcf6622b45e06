import { type Fleet, isArmy } from '../../pieces.ts'
import { hasStriker } from '../../pieces-of.ts'
import { leaderOf, powerOf } from '../../powers.ts'
import type { State } from '../../state.ts'
import type { Force } from '../battle.ts'
import { piecesOf } from '../force.ts'
import { type Stock, shieldsOf, stocksOf, sumOf } from '../stock.ts'

/** The fleets of a force that are still afloat. */
export function fleetsIn(state: State, force: Pick<Force, 'pieces'>): Fleet[] {
  const fleets: Fleet[] = []
  for (const piece of piecesOf(state, force)) if (!isArmy(piece)) fleets.push(piece)
  return fleets
}

/**
 * SNS 7.3.1, SNS 7.3.2, SNS 7.11.3: the shields of all ships, or what a fleet has kept from an earlier battle of the
 * season; and what the Admiral adds for each ship of a fresh fleet that is no transport.
 */
export function fleetArmour(state: State, force: Pick<Force, 'faction' | 'pieces'>): number {
  return fleetsIn(state, force).reduce((sum, fleet) => sum + (fleet.armour ?? freshArmour(state, fleet)), 0)
}

/** SNS 7.3.2: what is left of the pool goes to the fleets in their order, to each up to what it would bring fresh. */
export function keepFleetArmour(state: State, fleets: readonly Fleet[], pool: number): void {
  let left = pool
  for (const fleet of fleets) {
    fleet.armour = Math.min(left, freshArmour(state, fleet))
    left -= fleet.armour
  }
}

function freshArmour(state: State, fleet: Fleet): number {
  const { shieldPerFightingShip } = leaderOf(powerOf(state, fleet.faction)).quick
  const stocks = stocksOf([fleet])
  return shieldsOf(stocks) + sumOf(stocks, ({ type }) => (type === 'TR' ? 0 : shieldPerFightingShip))
}

/** SNS 1.3.2, SNS 7.8.7: whether ships of this kind can strike. */
export function canStrike({ figure }: Pick<Stock, 'figure'>): boolean {
  return figure.dice > 0
}

/** The same of a force. */
export function isArmed(state: State, force: Pick<Force, 'pieces'>): boolean {
  return fleetsIn(state, force).some(hasStriker)
}
