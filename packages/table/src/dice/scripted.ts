import { canonical } from '../hash.ts'
import type { Dice } from './dice.ts'

/** What a test foresees: a roll of the usual die, of a die with other sides, or the order of a shuffle. */
export type Foreseen =
  | number
  | { readonly sides: number; readonly shows: number }
  | { readonly shuffle: readonly unknown[] }
  | { readonly draws: unknown }

export interface ScriptedDice extends Dice {
  /** How much of the script has not been asked for yet. */
  readonly left: number
}

/** Dice that fall as written; they fail when asked for more than the script, or for another die. */
export function scriptedDice(script: readonly Foreseen[], usualSides = 6): ScriptedDice {
  let at = 0
  const next = (asked: string): Foreseen => {
    const foreseen = script[at]
    if (foreseen === undefined)
      throw new Error(`The script foresaw ${script.length} rolls; now ${asked} is asked.`)
    at += 1
    return foreseen
  }
  const roll = (sides: number): number => {
    const foreseen = next(`a die of ${sides} sides`)
    const die = typeof foreseen === 'number' ? { sides: usualSides, shows: foreseen } : foreseen
    if (!('sides' in die)) throw mismatch(at, foreseen, `a die of ${sides} sides`)
    if (die.sides !== sides || die.shows < 1 || die.shows > sides) {
      throw mismatch(at, foreseen, `a die of ${sides} sides`)
    }
    return die.shows
  }
  const drawnIndex = (things: readonly unknown[]): number => {
    const foreseen = next(`one of ${canonical(things)}`)
    const index =
      typeof foreseen === 'object' && 'draws' in foreseen
        ? things.findIndex((thing) => canonical(thing) === canonical(foreseen.draws))
        : -1
    if (index < 0) throw mismatch(at, foreseen, `one of ${canonical(things)}`)
    return index
  }
  return {
    get left() {
      return script.length - at
    },
    below: (limit) => roll(limit) - 1,
    roll,
    rolls: (count, sides) => Array.from({ length: count }, () => roll(sides)),
    shuffle: (things) => {
      const foreseen = next(`a shuffle of ${canonical(things)}`)
      if (typeof foreseen !== 'object' || !('shuffle' in foreseen)) throw mismatch(at, foreseen, 'a shuffle')
      return reordered(things, foreseen.shuffle)
    },
    draw: (things) => (things.length === 0 ? undefined : things.splice(drawnIndex(things), 1)[0]),
    pick: (things) => {
      const [thing] = things.slice(drawnIndex(things))
      if (thing === undefined) throw new RangeError('There is nothing to pick from.')
      return thing
    },
  }
}

function reordered<T>(things: readonly T[], order: readonly unknown[]): T[] {
  const left = [...things]
  const result = order.flatMap((wanted) => {
    const index = left.findIndex((thing) => canonical(thing) === canonical(wanted))
    if (index < 0) throw new Error(`The script shuffles in ${canonical(wanted)}, which is not there.`)
    return left.splice(index, 1)
  })
  if (left.length > 0) throw new Error(`The script's shuffle leaves out ${canonical(left)}.`)
  return result
}

function mismatch(place: number, foreseen: Foreseen, asked: string): Error {
  return new Error(`The script foresaw ${canonical(foreseen)} as number ${place}; asked was ${asked}.`)
}
