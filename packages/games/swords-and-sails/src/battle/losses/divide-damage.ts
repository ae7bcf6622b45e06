import type { FactionId } from '../../data/factions/factions.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { stocksIn } from '../force.ts'
import type { Field } from '../opposed-sides.ts'
import { healthOf } from '../stock.ts'
import { say } from '../words.en.ts'
import { type DivisionBrief, divideDamage } from './decide-divide-damage.ts'
import { fairShares, type Shares, sameShares } from './fair-shares.ts'
import type { Hurt } from './suffer.ts'

/** Damage dealt to a side, and whom of that side those who dealt it have named in their Attack (SNS 7.2.7). */
export interface Dealt {
  readonly side: number
  readonly damage: number
  readonly named: FactionId | null
}

/** Damage that fell on the forces of one side. */
interface Struck {
  readonly forces: readonly Force[]
  readonly blows: readonly Dealt[]
}

/** SNS 7.3.9: what several enemies dealt to a side is added up before its factions' armour. */
export function onSides(fighters: readonly Force[], dealt: readonly Dealt[]): Struck[] {
  return [...new Set(dealt.map(({ side }) => side))].map((side) => ({
    forces: fighters.filter((force) => force.side === side),
    blows: dealt.filter((each) => each.side === side),
  }))
}

/** SNS 7.2.5, SNS 1.1.5: damage as the factions of each side divide it between them; all sides are asked at once. */
export function* divided(t: SnsTable, where: Field, struck: readonly Struck[]): SnsFlow<Hurt[]> {
  const sides = struck.map(({ forces, blows }) => {
    const bearers = forces.map((force) => ({
      faction: force.faction,
      capacity: capacityOf(t, force),
      named: totalOf(blows.filter(({ named }) => named === force.faction)),
    }))
    return { forces, brief: { where, damage: totalOf(blows), bearers } }
  })
  const briefs = sides.map(({ brief }) => brief).filter(isOpen)
  const answers = yield* t.askAll(
    briefs.flatMap(({ bearers }) => bearers.map(({ faction }) => faction)),
    divideDamage,
    (seat) => briefFor(briefs, seat),
  )
  return sides.flatMap(({ forces, brief }) => {
    const [only, another] = forces
    if (only !== undefined && another === undefined)
      return [{ faction: only.faction, damage: brief.damage, spared: 'none' }]
    const shares = isOpen(brief) ? agreed(t, brief, answers) : fairShares(brief.bearers, brief.damage)
    return forces.map(({ faction }) => ({ faction, damage: shares[faction] ?? 0, spared: 'none' }))
  })
}

/** Whether there is anything to agree about: not if nothing has to be taken, or all there is. */
function isOpen({ bearers, damage }: DivisionBrief): boolean {
  return bearers.length > 1 && damage > 0 && damage < bearers.reduce((sum, { capacity }) => sum + capacity, 0)
}

function briefFor(briefs: readonly DivisionBrief[], seat: FactionId): DivisionBrief {
  const brief = briefs.find(({ bearers }) => bearers.some(({ faction }) => faction === seat))
  if (brief === undefined) throw new Error(`${seat} has no damage to divide`)
  return brief
}

function agreed(
  t: SnsTable,
  { bearers, damage }: DivisionBrief,
  answers: ReadonlyMap<FactionId, Shares>,
): Shares {
  const [first, ...rest] = bearers.map(({ faction }) => answers.get(faction) ?? {})
  const same = first !== undefined && rest.every((each) => sameShares(bearers, first, each))
  const shares = same ? first : fairShares(bearers, damage)
  const told = bearers.map(({ faction }) => ({ faction, share: shares[faction] ?? 0 }))
  const named = bearers.filter((bearer) => bearer.named > 0).map(({ faction }) => faction)
  if (same) t.tell('all', 'SNS 7.2.5', say('battle.division.agreed', { told }))
  else if (named.length === 0) t.tell('all', 'SNS 7.2.5', say('battle.division.not-agreed', { told }))
  else t.tell('all', 'SNS 7.2.7', say('battle.division.on-the-named', { told, named }))
  return shares
}

function totalOf(blows: readonly Dealt[]): number {
  return blows.reduce((sum, { damage }) => sum + damage, 0)
}

function capacityOf(t: SnsTable, force: Force): number {
  return force.armour + healthOf(stocksIn(t.state, force))
}
