import type { GameTypes } from './game.ts'
import type { AnySlot } from './loop.ts'
import { type Refusal, refuse } from './refusal.ts'
import { say } from './words.en.ts'

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
