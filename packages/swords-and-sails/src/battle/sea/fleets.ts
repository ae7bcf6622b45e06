import { type Fleet, isArmy } from '../../pieces.ts'
import { leaderOf, powerOf } from '../../powers.ts'
import type { State } from '../../state.ts'
import type { Force } from '../battle.ts'
import { piecesOf } from '../force.ts'
import { type Stock, shieldsOf, stocksOf, sumOf } from '../stock.ts'

/** The fleets of a force that are still afloat. */
export function fleetsIn(state: State, force: Pick<Force, 'pieces'>): Fleet[] {
  return piecesOf(state, force).flatMap((piece) => (isArmy(piece) ? [] : [piece]))
}

/**
 * SNS 7.3.1, SNS 7.3.2, SNS 7.11.3: the shields of all ships, or what a fleet has kept from an earlier battle of the
 * season; and what the Admiral adds for each ship of a fresh fleet that is no transport.
 */
export function fleetArmour(state: State, force: Pick<Force, 'faction' | 'pieces'>): number {
  const { shieldPerFightingShip } = leaderOf(powerOf(state, force.faction)).quick
  return fleetsIn(state, force).reduce((sum, fleet) => {
    const stocks = stocksOf([fleet])
    const led = sumOf(stocks, ({ type }) => (type === 'TR' ? 0 : shieldPerFightingShip))
    return sum + (fleet.armour ?? shieldsOf(stocks) + led)
  }, 0)
}

/** SNS 7.3.2: what is left of the pool goes to the fleets in their order, to each up to its shields. */
export function keepFleetArmour(fleets: readonly Fleet[], pool: number): void {
  let left = pool
  for (const fleet of fleets) {
    fleet.armour = Math.min(left, shieldsOf(stocksOf([fleet])))
    left -= fleet.armour
  }
}

/** SNS 7.8.7: whether any of these ships can strike. */
export function canStrike(stocks: readonly Stock[]): boolean {
  return stocks.some(({ figure }) => figure.dice > 0)
}
