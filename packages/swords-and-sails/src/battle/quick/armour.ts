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
  const { unitsPerShield } = leaderOf(powerOf(state, force.faction)).quick
  const led = unitsPerShield === null ? 0 : Math.floor(figuresIn(stocksOf(fresh)) / unitsPerShield)
  return led + armies.reduce((sum, army) => sum + (army.armour ?? shieldsOf(stocksOf([army]))), 0)
}

/** SNS 7.3.2: what is left of the pool goes to the armies in their order, to each up to its shields. */
export function keepArmour(armies: readonly Army[], pool: number): void {
  let left = pool
  for (const army of armies) {
    army.armour = Math.min(left, shieldsOf(stocksOf([army])))
    left -= army.armour
  }
}
