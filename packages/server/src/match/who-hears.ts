import type { OpenMatch } from './open-match.ts'
import { tableRefusals } from './table-refusals.en.ts'

/** To whom something is said: the seats that will hear it, and how it is kept. */
export interface Hearers {
  readonly seats: readonly string[]
  /** Null for the whole table. */
  readonly to: readonly string[] | null
}

/** Who hears what a seat says now, if the game lets it be heard. To nobody named is to the whole table. */
export function hearersOf(
  { stepped, served: { game }, table }: OpenMatch,
  from: string,
  named: readonly string[],
): Hearers | { readonly refused: string } {
  const others = table.seats.map(({ seat }) => seat).filter((seat) => seat !== from)
  const seats = named.length === 0 ? others : [...new Set(named)]
  const stranger = seats.find((seat) => !others.includes(seat))
  if (stranger !== undefined) return { refused: tableRefusals.noOtherSeat(stranger) }
  const ended = stepped === undefined || stepped.match.outcome !== undefined
  if (!ended && game.mayTalk !== undefined) {
    const view = stepped.match.view(from)
    const deaf = seats.find((seat) => game.mayTalk?.(view, from, seat) === false)
    if (deaf !== undefined) return { refused: tableRefusals.mayNotTalk(from, deaf) }
  }
  return { seats, to: named.length === 0 ? null : seats }
}
