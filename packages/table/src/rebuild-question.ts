import type { Game, GameTypes, Seating } from './game.ts'
import { type Asker, type Question, Slot } from './question.ts'
import type { Benched } from './thinking/offered.ts'

/** A question as its seat receives it: all of it is plain data. */
export interface AskedQuestion {
  readonly id: string
  readonly seat: string
  readonly kind: string
  readonly brief: unknown
  readonly free: boolean
  readonly deeds?: number | undefined
  readonly sealed?: { readonly answer: unknown } | undefined
}

/** As much of a game as is needed far from the table, to put questions together again and to say things in words. */
export interface GameForClients<G extends GameTypes>
  extends Pick<Game<G>, 'id' | 'name' | 'words' | 'decisions'>,
    Benched {
  readonly seats: Pick<Seating<G>, 'all'>
}

/**
 * The question that a seat has before it, put together again from what the seat was sent: with it a browser or a bot
 * far from the table can offer, check and warn as the table does.
 */
export function questionAt<G extends GameTypes>(
  game: Pick<GameForClients<G>, 'name' | 'seats' | 'decisions'>,
  asked: AskedQuestion,
  view: G['view'],
): Question<G> {
  const { id, kind, brief, free, deeds = 0, sealed } = asked
  const seat = game.seats.all.find((each) => each === asked.seat)
  if (seat === undefined) throw new Error(`${game.name} has no seat '${asked.seat}'.`)
  const decision = game.decisions.find((each) => each.kind === kind)
  if (decision === undefined) throw new Error(`${game.name} knows no decision '${kind}'.`)
  const slot = new Slot<G, unknown, unknown>(farAway(view), id, seat, decision, () => brief, free)
  slot.deeds = deeds
  slot.put()
  if (sealed !== undefined) slot.restore(sealed)
  return slot.question
}

/** Whoever is asked far from the table has one view to go by, and nobody there to hear the answer. */
function farAway<G extends GameTypes>(view: G['view']): Asker<G> {
  return { heard: () => undefined, view: () => view, look: () => view, trusting: false }
}
