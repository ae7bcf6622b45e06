import type { DrawChain } from './draw-chain.ts'
import { routChance } from './rout-chance.ts'
import { always, perhaps, type Spread } from './spread.ts'
import type { Troop } from './troop.ts'

/** One side at some moment of a battle. */
export interface Fighter {
  readonly troop: Troop
  readonly armour: number
  /** Its figures when the round began (SNS 7.3.6). */
  readonly before: number
  readonly stays: 'fights' | 'routs' | 'retreats'
}

export interface Fray {
  readonly step: 'volley' | 'close' | 'rout' | 'shot' | 'run-down' | 'over'
  readonly round: number
  readonly sides: readonly [Fighter, Fighter]
}

/** What a side brings besides its troops. */
export interface Temper {
  /** SNS 7.4.3: added to its rout checks. */
  readonly home: number
  /** It retreats when its casualty points are below this share of the enemy's; never at 0. */
  readonly retreatBelow: number
}

/** SNS 7.3 to SNS 7.6 for two sides, with the choices of SNS 7.2.4 and SNS 7.6.7. */
export function landBattleChain(
  sides: readonly [Fighter, Fighter],
  tempers: readonly [Temper, Temper],
): DrawChain<Fray> {
  return {
    start: { step: 'volley', round: 1, sides },
    draws: (fray) => drawsOf(fray, tempers),
    next: (fray, drawn) => nextOf(fray, drawn, tempers),
    key: ({ step, round, sides: [a, b] }) => `${step} ${round} ${keyOf(a)} ${keyOf(b)}`,
    alike,
  }
}

/** More armour than any force has. */
const MOST_ARMOUR = 4096

/** Damage that leaves the same of the other side. */
function alike({ step, sides: [a, b] }: Fray, place: number, value: number): number {
  if (step !== 'volley' && step !== 'close') return value
  const { troop, armour } = hurt(place === 0 ? b : a, value)
  return troop.id * MOST_ARMOUR + armour
}

function keyOf({ troop, armour, before, stays }: Fighter): string {
  return `${troop.id},${armour},${before},${stays}`
}

export function fighter(troop: Troop, armour: number): Fighter {
  return { troop, armour, before: troop.figures, stays: 'fights' }
}

function drawsOf({ step, round, sides }: Fray, tempers: readonly [Temper, Temper]): readonly Spread[] {
  const [a, b] = sides
  switch (step) {
    case 'volley':
    case 'close':
      return [a.troop.deals(step), b.troop.deals(step)]
    case 'rout':
      return [routs(a, b, tempers[0], round), routs(b, a, tempers[1], round)]
    case 'shot':
      return [staying(sides).troop.deals('parting')]
    case 'run-down': {
      const leaver = leaving(sides)
      const answer = leaver.stays === 'routs' ? always(0) : leaver.troop.deals('answer')
      return [staying(sides).troop.deals('run-down'), answer]
    }
    case 'over':
      return []
  }
}

/** SNS 7.4.1, SNS 7.4.2 */
function routs(own: Fighter, foe: Fighter, { home }: Temper, round: number): Spread {
  const lost = own.before - own.troop.figures
  const killed = foe.before - foe.troop.figures
  return perhaps(routChance(round, own.troop.morale - lost + killed - home))
}

function nextOf(fray: Fray, drawn: readonly number[], tempers: readonly [Temper, Temper]): Fray {
  const [x = 0, y = 0] = drawn
  const { step, round, sides } = fray
  const [a, b] = sides
  switch (step) {
    case 'volley':
      return going({ step: 'close', round, sides: [hurt(a, y), hurt(b, x)] })
    case 'close':
      return going({ step: 'rout', round, sides: [hurt(a, y), hurt(b, x)] })
    case 'rout':
      return afterRout(round, [flees(a, x), flees(b, y)], tempers)
    case 'shot': {
      const shot = both(sides, (each) => (each.stays === 'fights' ? each : hurt(each, x)))
      return staying(shot).troop.hasCavalry && leaving(shot).troop.figures > 0
        ? { step: 'run-down', round, sides: shot }
        : { step: 'over', round, sides: shot }
    }
    case 'run-down':
      return {
        step: 'over',
        round,
        sides: both(sides, (each) => (each.stays === 'fights' ? hurt(each, y) : hurt(each, x, 'cavalry'))),
      }
    case 'over':
      return fray
  }
}

/** SNS 7.1.11: over when a side has nobody left. */
function going(fray: Fray): Fray {
  return fray.sides.some(({ troop }) => troop.figures === 0) ? { ...fray, step: 'over' } : fray
}

function flees(own: Fighter, routed: number): Fighter {
  return routed === 1 ? { ...own, stays: 'routs' } : own
}

function afterRout(
  round: number,
  sides: readonly [Fighter, Fighter],
  tempers: readonly [Temper, Temper],
): Fray {
  const [a, b] = sides.every(({ stays }) => stays === 'fights')
    ? ([choice(sides[0], sides[1], tempers[0]), choice(sides[1], sides[0], tempers[1])] as const)
    : sides
  const staying = [a, b].filter(({ stays }) => stays === 'fights').length
  if (staying === 2) return { step: 'close', round: round + 1, sides: [fresh(a), fresh(b)] }
  return { step: staying === 0 ? 'over' : 'shot', round, sides: [a, b] }
}

/** SNS 7.5.1 */
function choice(own: Fighter, foe: Fighter, { retreatBelow }: Temper): Fighter {
  return own.troop.health < retreatBelow * foe.troop.health ? { ...own, stays: 'retreats' } : own
}

function fresh(own: Fighter): Fighter {
  return { ...own, before: own.troop.figures }
}

/** SNS 7.2.1: armour first. */
export function hurt(own: Fighter, damage: number, spared: 'none' | 'cavalry' = 'none'): Fighter {
  const caught = Math.min(damage, own.armour)
  return { ...own, armour: own.armour - caught, troop: own.troop.after(damage - caught, spared) }
}

function both(
  [a, b]: readonly [Fighter, Fighter],
  change: (own: Fighter) => Fighter,
): readonly [Fighter, Fighter] {
  return [change(a), change(b)]
}

function staying([a, b]: readonly [Fighter, Fighter]): Fighter {
  return a.stays === 'fights' ? a : b
}

function leaving([a, b]: readonly [Fighter, Fighter]): Fighter {
  return a.stays === 'fights' ? b : a
}
