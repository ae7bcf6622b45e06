import type { GameTypes } from '../game.ts'
import type { AnySlot } from '../loop.ts'
import { type Catalogue, textOf } from '../phrase.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { say, tableWords } from '../words.en.ts'

/** Why nothing that is named so stands before this seat. */
export function notAsked(
  { seats, outcome }: { readonly seats: readonly string[]; readonly outcome: object | undefined },
  name: string,
): Refusal {
  if (!seats.includes(name))
    return refuse('TBL 1.1', say('table.no-such-seat', { seat: String(name).slice(0, 40) }))
  return outcome === undefined
    ? refuse('TBL 1.2', say('table.not-asked'))
    : refuse('TBL 1.5', say('table.match-over'))
}

/** Takes a sealed answer back, or says why there is none. */
export function withdrawn<G extends GameTypes>(slot: AnySlot<G>): Refusal | undefined {
  if (slot.sealed === undefined) return refuse('TBL 2.3', say('table.nothing-sealed'))
  slot.withdraw()
  return undefined
}

/** TBL 5.6: an entry of a record that the rules do not take, by its number from 1. */
export function doesNotFit(game: { readonly words: Catalogue }, entry: number, why: Refusal): Refusal {
  const reason = textOf(why.refused, tableWords, game.words)
  return refuse('TBL 5.6', say('table.answer-does-not-fit', { entry, reason }))
}
