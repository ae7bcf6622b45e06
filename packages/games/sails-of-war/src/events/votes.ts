import { realmsHeld } from '../board/realms.ts'
import type { EventCardId } from '../data/action-cards.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { inOrder } from '../players.ts'
import type { Open } from '../public-state.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { breakTie, castVote } from './decide-vote.ts'
import { enact } from './enact-law.ts'
import { say } from './words.en.ts'

/** SOW 16.4: each EVENT card is voted on and carried out before the next. */
export function* voteOnEvents(t: SowTable): SowFlow {
  const { state } = t
  yield* t.each(
    'cards',
    () =>
      state.events.flatMap((card, place) => {
        const drawer = state.eventsBy[place]
        return drawer === undefined ? [] : [{ card, drawer }]
      }),
    ({ card, drawer }) => voteOn(t, card, drawer),
  )
}

function* voteOn(t: SowTable, card: EventCardId, drawer: RaceId): SowFlow {
  const carried = yield* isCarried(t, card, drawer)
  yield* t.step('voted', () => {
    t.state.weather.laws.push({ card, carried })
    t.tell('all', 'SOW 16.4', say('event.voted', { card, carried }))
  })
  yield* t.step('law', () => enact(t, card, carried, drawer))
}

/** SOW 16.4, SOW 1.3.2: one vote, one for each City, and one more for the Knights. */
export function votesOf(open: Open, race: RaceId): number {
  return 1 + citiesOf(open, race) + RACES[race].votes
}

export function citiesOf(open: Open, race: RaceId): number {
  return realmsHeld(open, race).filter(({ building }) => building === 'city').length
}

function* isCarried(t: SowTable, card: EventCardId, drawer: RaceId): SowFlow<boolean> {
  const balance = yield* t.step('vote', () => balanceOfVotes(t, card))
  if (balance !== 0) return balance > 0
  return (yield* t.step('tie', () => t.ask(drawer, breakTie, { card }))) === 'carry'
}

/** By how much more votes are for it than against. */
function* balanceOfVotes(t: SowTable, card: EventCardId): SowFlow<number> {
  const { state } = t
  const cast = yield* t.askAll(inOrder(state), castVote, (race) => ({ card, votes: votesOf(state, race) }))
  let balance = 0
  for (const [race, vote] of cast) {
    balance += vote === 'carry' ? votesOf(state, race) : -votesOf(state, race)
    t.tell('all', 'SOW 16.4', say('event.vote.cast', { race, vote, votes: votesOf(state, race) }))
  }
  return balance
}
