import type { LeaderPowers } from '../../data/factions/leader-powers.ts'
import type { Army } from '../../pieces.ts'
import { leaderOf, powerOf } from '../../powers.ts'
import type { State } from '../../state.ts'
import type { Force } from '../battle.ts'
import { armiesIn } from '../force.ts'
import { figuresIn, shieldsOf, stocksOf } from '../stock.ts'

/**
 * SNS 7.3.1, SNS 7.3.2, SNS 7.11.6: the shields of all units, or what an army has kept from an earlier battle of the
 * season; and what the Conqueror adds for the armies that are fresh.
 */
export function armourPool(state: State, force: Pick<Force, 'faction' | 'pieces'>): number {
  const armies = armiesIn(state, force)
  const fresh = armies.filter(({ armour }) => armour === null)
  const led = ledBy(leaderOf(powerOf(state, force.faction)), figuresIn(stocksOf(fresh)))
  return led + armies.reduce((sum, army) => sum + (army.armour ?? shieldsOf(stocksOf([army]))), 0)
}

/** SNS 7.3.2: what is left of the pool goes to the armies in their order, to each up to what it would bring fresh. */
export function keepArmour(leader: LeaderPowers, armies: readonly Army[], pool: number): void {
  let left = pool
  let units = 0
  for (const army of armies) {
    const stocks = stocksOf([army])
    const before = ledBy(leader, units)
    units += figuresIn(stocks)
    army.armour = Math.min(left, shieldsOf(stocks) + ledBy(leader, units) - before)
    left -= army.armour
  }
}

/** SNS 7.11.6 */
function ledBy({ quick: { unitsPerShield } }: LeaderPowers, units: number): number {
  return unitsPerShield === null ? 0 : Math.floor(units / unitsPerShield)
}
