import { damageWithout } from '../battle/sea/capture.ts'
import { QUICK_COMBAT } from '../data/battle/quick-combat.ts'
import { damageIn, onesIn } from './dice-sums.ts'
import type { DrawChain } from './draw-chain.ts'
import { type Fighter, type Fray, hurt, type Temper } from './land-battle-chain.ts'
import type { Ceded } from './troop.ts'

/** SNS 7.8 for two sides in quick combat. */
export function seaBattleChain(
  sides: readonly [Fighter, Fighter],
  tempers: readonly [Temper, Temper],
): DrawChain<Fray> {
  return {
    start: settled({ step: 'close', round: 0, sides }),
    draws: ({ step, sides: [a, b] }) =>
      step === 'over' ? [] : [a.troop.deals('broadside'), b.troop.deals('broadside')],
    next: ({ round, sides: now }, [x = 0, y = 0]) => {
      const after = settled({ step: 'close', round: round + 1, sides: exchanged(now, x, y) })
      return after.step === 'over' ? after : leaving(after, tempers)
    },
    // The round plays no part at sea: positions that come back are the same.
    key: ({ step, sides: [a, b] }) => `${step} ${keyOf(a)} ${keyOf(b)}`,
  }
}

function keyOf({ troop, armour, stays }: Fighter): string {
  return `${troop.id},${armour},${stays}`
}

/** SNS 7.8.2, SNS 7.8.3: ships change hands, then damage is taken. */
function exchanged([a, b]: readonly [Fighter, Fighter], x: number, y: number): readonly [Fighter, Fighter] {
  const fromA = a.troop.ceded(pairsIn(y))
  const fromB = b.troop.ceded(pairsIn(x))
  return [struck(a, fromA, fromB, y), struck(b, fromB, fromA, x)]
}

function struck(own: Fighter, lost: Ceded, won: Ceded, broadside: number): Fighter {
  const damage = damageWithout(damageIn(broadside), lost.number)
  return hurt({ ...own, troop: lost.left.with(won) }, damage)
}

function pairsIn(broadside: number): number {
  return Math.floor(onesIn(broadside) / QUICK_COMBAT.onesPerCapture)
}

/** SNS 7.8.7, SNS 7.8.8: whoever cannot strike loses what he has to whoever can. */
function settled(fray: Fray): Fray {
  const [a, b] = fray.sides
  if (a.troop.armed && b.troop.armed) return fray
  const sides = a.troop.armed ? taken(a, b) : b.troop.armed ? swapped(taken(b, a)) : fray.sides
  return { ...fray, step: 'over', sides }
}

function taken(by: Fighter, from: Fighter): readonly [Fighter, Fighter] {
  const ceded = from.troop.ceded(from.troop.figures)
  return [
    { ...by, troop: by.troop.with(ceded) },
    { ...from, troop: ceded.left.after(ceded.left.health) },
  ]
}

function swapped([a, b]: readonly [Fighter, Fighter]): readonly [Fighter, Fighter] {
  return [b, a]
}

/** SNS 7.8.10: retreating costs nothing. */
function leaving(fray: Fray, [first, second]: readonly [Temper, Temper]): Fray {
  const [a, b] = fray.sides
  const flees = (own: Fighter, foe: Fighter, { retreatBelow }: Temper): Fighter =>
    own.troop.health < retreatBelow * foe.troop.health ? { ...own, stays: 'retreats' } : own
  const sides = [flees(a, b, first), flees(b, a, second)] as const
  const leaves = sides.some(({ stays }) => stays !== 'fights')
  return { ...fray, step: leaves ? 'over' : 'close', sides }
}
