import type { Throw } from '../battle/quick-combat/throws.ts'
import { type Spread, spreadOf } from './spread.ts'

/** Chances by total, from 0 upwards. */
type Sums = readonly number[]

const FACES = [1, 2, 3, 4, 5, 6] as const
const NOT_ONE = [2, 3, 4, 5, 6] as const

/** What a roll of like dice comes to, if each counts as told. */
export function diceSpread(dice: number, counts: (face: number) => number): Spread {
  return spreadOf(new Rolls(FACES, counts).sums(dice).entries())
}

/** SNS 7.3.4: the damage of all these throws together. */
export function damageSpread(throws: readonly Throw[]): Spread {
  return lazily(
    () => 1 + mostOf(throws),
    () =>
      throws.reduce<Sums>((all, { dice, upTo }) => added(all, damages(upTo).sums(dice)), NOTHING).entries(),
    (random) => throws.reduce((sum, { dice, upTo }) => sum + damages(upTo).spread(dice).draw(random), 0),
  )
}

/** A throw's damage and the ones in it (SNS 7.8.2), as one number; `damageIn` and `onesIn` read it. */
export function broadsideSpread(throws: readonly Throw[]): Spread {
  const number = throws.reduce((sum, { dice }) => sum + dice, 0)
  return lazily(
    (list) => (number > FEW_DICE ? number * mostOf(throws) : list().size),
    () => broadsides(throws),
    (random) =>
      throws.reduce((sum, { dice, upTo }) => {
        const ones = ONES.spread(dice).draw(random)
        return (
          sum +
          codeOf(
            ones +
              others(upTo)
                .spread(dice - ones)
                .draw(random),
            ones,
          )
        )
      }, 0),
  )
}

/** All that can come of more dice than these is too much to be listed before somebody wants to see it. */
const FEW_DICE = 16

/** Drawn throw by throw, and listed in full only for whoever follows every way. */
function lazily(
  size: (list: () => Spread) => number,
  weights: () => Iterable<readonly [value: number, chance: number]>,
  draw: Spread['draw'],
): Spread {
  let listed: Spread | undefined
  const list = () => {
    listed ??= spreadOf(weights())
    return listed
  }
  return {
    get size() {
      return size(list)
    },
    get values() {
      return list().values
    },
    get chances() {
      return list().chances
    },
    draw,
  }
}

function mostOf(throws: readonly Throw[]): number {
  return throws.reduce((sum, { dice, upTo }) => sum + dice * upTo, 0)
}

function broadsides(throws: readonly Throw[]): ReadonlyMap<number, number> {
  let all = new Map([[0, 1]])
  for (const { dice, upTo } of throws)
    for (let die = 0; die < dice; die += 1) {
      const next = new Map<number, number>()
      for (const [before, chance] of all)
        for (const face of FACES) {
          const code = before + codeOf(face <= upTo ? face : 0, face === 1 ? 1 : 0)
          next.set(code, (next.get(code) ?? 0) + chance / FACES.length)
        }
      all = next
    }
  return all
}

/** More ones than any roll has. */
const MOST_ONES = 4096

function codeOf(damage: number, ones: number): number {
  return damage * MOST_ONES + ones
}

export function damageIn(broadside: number): number {
  return Math.floor(broadside / MOST_ONES)
}

export function onesIn(broadside: number): number {
  return broadside % MOST_ONES
}

const NOTHING: Sums = [1]

/** What like dice come to, worked out once for each number of them: battles come back to them again and again. */
class Rolls {
  readonly #die: Sums
  readonly #sums: Sums[] = [NOTHING]
  readonly #spreads: Spread[] = []

  constructor(faces: readonly number[], counts: (face: number) => number) {
    const die: number[] = []
    for (const face of faces) die[counts(face)] = (die[counts(face)] ?? 0) + 1 / faces.length
    this.#die = Array.from(die, (chance) => chance ?? 0)
  }

  sums(dice: number): Sums {
    for (let known = this.#sums.length; known <= dice; known += 1)
      this.#sums.push(added(this.#sums[known - 1] ?? NOTHING, this.#die))
    return this.#sums[dice] ?? NOTHING
  }

  spread(dice: number): Spread {
    const found = this.#spreads[dice] ?? spreadOf(this.sums(dice).entries())
    this.#spreads[dice] = found
    return found
  }
}

const ONES = new Rolls(FACES, (face) => (face === 1 ? 1 : 0))
const hits = (upTo: number) => (face: number) => (face <= upTo ? face : 0)
const DAMAGES = [0, ...FACES].map((upTo) => new Rolls(FACES, hits(upTo)))
const OTHERS = [0, ...FACES].map((upTo) => new Rolls(NOT_ONE, hits(upTo)))

/** Damage of dice that count up to this face. */
function damages(upTo: number): Rolls {
  return ofFace(DAMAGES, upTo)
}

/** The same of dice that show no one. */
function others(upTo: number): Rolls {
  return ofFace(OTHERS, upTo)
}

function ofFace(rolls: readonly Rolls[], upTo: number): Rolls {
  const found = rolls[upTo]
  if (found === undefined) throw new Error(`a die has no face ${upTo}`)
  return found
}

function added(a: Sums, b: Sums): Sums {
  const sums = new Array<number>(a.length + b.length - 1).fill(0)
  for (const [x, first] of a.entries()) {
    if (first === 0) continue
    for (const [y, second] of b.entries()) sums[x + y] = (sums[x + y] ?? 0) + first * second
  }
  return sums
}
