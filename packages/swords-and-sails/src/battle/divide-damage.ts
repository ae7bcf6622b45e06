import type { SnsFlow, SnsTable } from '../state.ts'
import type { Force } from './battle.ts'
import type { Field } from './clash.ts'
import { divideDamage } from './decide-division.ts'
import { type Bearer, fairShares, type Shares, sameShares } from './division.ts'
import { stocksIn } from './force.ts'
import { healthOf } from './stock.ts'
import type { Hurt } from './suffer.ts'
import { say } from './words.en.ts'

/** SNS 7.2.5: damage that fell on a side, as its factions divide it between them. */
export function* divided(
  t: SnsTable,
  where: Field,
  forces: readonly Force[],
  damage: number,
): SnsFlow<Hurt[]> {
  const [only] = forces
  if (only !== undefined && forces.length === 1) return [{ force: only, damage, spared: 'none' }]
  const bearers = forces.map((force) => ({ faction: force.faction, capacity: capacityOf(t, force) }))
  const shares = yield* agreed(t, where, bearers, damage)
  return forces.map((force) => ({ force, damage: shares[force.faction] ?? 0, spared: 'none' }))
}

function* agreed(t: SnsTable, where: Field, bearers: readonly Bearer[], damage: number): SnsFlow<Shares> {
  if (bearers.length === 0) return {}
  const whole = bearers.reduce((sum, { capacity }) => sum + capacity, 0)
  if (damage === 0 || damage >= whole) return fairShares(bearers, damage)
  const brief = { where, damage, bearers }
  const answers = yield* t.askAll(
    bearers.map(({ faction }) => faction),
    divideDamage,
    () => brief,
  )
  const [first, ...rest] = [...answers.values()]
  const same = first !== undefined && rest.every((each) => sameShares(bearers, first, each))
  const shares = same ? first : fairShares(bearers, damage)
  const told = bearers.map(({ faction }) => ({ faction, share: shares[faction] ?? 0 }))
  t.tell('all', 'SNS 7.2.5', say(same ? 'battle.division.agreed' : 'battle.division.not-agreed', { told }))
  return shares
}

function capacityOf(t: SnsTable, force: Force): number {
  return force.armour + healthOf(stocksIn(t.state, force))
}
