import type { Throw } from '../battle/quick/dice.ts'
import { type Spread, spreadOf } from './spread.ts'

/** Chances by total, from 0 upwards. */
type Sums = readonly number[]

const FACES = [1, 2, 3, 4, 5, 6] as const

/** What a roll of like dice comes to, if each counts as told. */
export function diceSpread(dice: number, counts: (face: number) => number): Spread {
  return spreadOf(sumsOf(dice, counts).entries())
}

/** SNS 7.3.4: the damage of all these throws together. */
export function damageSpread(throws: readonly Throw[]): Spread {
  const sums = throws.reduce<Sums>((all, { dice, upTo }) => added(all, damageSums(dice, upTo)), NOTHING)
  return spreadOf(sums.entries())
}

/** A throw's damage and the ones in it (SNS 7.8.2), as one number; `damageIn` and `onesIn` read it. */
export function broadsideSpread(throws: readonly Throw[]): Spread {
  let all = new Map([[0, 1]])
  for (const { dice, upTo } of throws)
    for (let die = 0; die < dice; die += 1) {
      const next = new Map<number, number>()
      for (const [before, chance] of all)
        for (const face of FACES) {
          const code = before + (face <= upTo ? face * ONES : 0) + (face === 1 ? 1 : 0)
          next.set(code, (next.get(code) ?? 0) + chance / FACES.length)
        }
      all = next
    }
  return spreadOf(all)
}

/** More ones than any roll has. */
const ONES = 1024

export function damageIn(broadside: number): number {
  return Math.floor(broadside / ONES)
}

export function onesIn(broadside: number): number {
  return broadside % ONES
}

const NOTHING: Sums = [1]
const known = new Map<number, Sums>()

/** Rolls of like dice come again and again, so they are worked out once. */
function damageSums(dice: number, upTo: number): Sums {
  const key = dice * 8 + upTo
  const found = known.get(key) ?? sumsOf(dice, (face) => (face <= upTo ? face : 0))
  known.set(key, found)
  return found
}

function sumsOf(dice: number, counts: (face: number) => number): Sums {
  const one: number[] = []
  for (const face of FACES) one[counts(face)] = (one[counts(face)] ?? 0) + 1 / FACES.length
  const die = Array.from(one, (chance) => chance ?? 0)
  let sums = NOTHING
  for (let n = 0; n < dice; n += 1) sums = added(sums, die)
  return sums
}

function added(a: Sums, b: Sums): Sums {
  const sums = new Array<number>(a.length + b.length - 1).fill(0)
  for (const [x, first] of a.entries()) {
    if (first === 0) continue
    for (const [y, second] of b.entries()) sums[x + y] = (sums[x + y] ?? 0) + first * second
  }
  return sums
}
