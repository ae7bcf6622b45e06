import { type Card, type CardId, cardOf, type DeckId } from '../data/cards.ts'
import type { Line, SetSails } from '../data/deck-figures.ts'
import type { Colour } from '../geometry/attitude.ts'
import type { Way } from '../geometry/course.ts'
import { type Track, track, trackAstern } from '../geometry/track.ts'

export interface Followed {
  readonly track: Track
  readonly way: Way
}

/** Lines are made of the cards alone, so each is reckoned once: the lines of a card, in places of their own. */
const made = new Map<Card, (Followed | undefined)[]>()

/** The line a card is executed by: the sails' line and the attitude's arrow, or the sandglasses' (SOG 6.1.3, SOG 10.3.3). */
export function trackOf(
  deck: DeckId,
  id: CardId,
  sails: SetSails,
  colour: Colour,
  sandglasses: number,
): Followed {
  const card = cardOf(deck, id)
  let lines = made.get(card)
  if (lines === undefined) {
    lines = []
    made.set(card, lines)
  }
  const place = placeOf(card, sails, colour, sandglasses)
  lines[place] ??= lineOf(card, sails, colour, sandglasses)
  return lines[place]
}

const PLACES: Readonly<Record<SetSails, number>> = { backing: 0, battle: 2, full: 4 }

/** A number for what a line of this card depends on. */
function placeOf({ border }: Card, sails: SetSails, colour: Colour, sandglasses: number): number {
  if (border === 'red') return sandglasses === 1 ? 0 : 1
  return PLACES[sails] + (colour === 'green' ? 1 : 0)
}

function lineOf(card: Card, sails: SetSails, colour: Colour, sandglasses: number): Followed {
  switch (card.border) {
    case 'blue':
      return ahead(card.lines[sails], colour)
    case 'gray':
      return ahead(card.line, colour)
    case 'red':
      return sandglasses === 1
        ? { track: track(card.one, null), way: 'ahead' }
        : { track: trackAstern(card.two, card.cusp), way: 'astern' }
  }
}

function ahead({ orange, green }: Line, colour: Colour): Followed {
  return { track: track(orange, colour === 'green' ? green : null), way: 'ahead' }
}
