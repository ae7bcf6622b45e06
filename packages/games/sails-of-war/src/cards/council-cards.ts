import { refuse } from '@windward/table'
import * as z from 'zod'
import { EXTRA_CARD_STARPOWER } from '../data/action-cards.ts'
import { RACE_IDS, type RaceId } from '../data/races.ts'
import { deed, plainDeed } from '../deeds.ts'
import { rollEvents } from '../events/roll-events.ts'
import { handSize, openPlayer, playerOf, racesIn } from '../players.ts'
import { leaveMatch } from '../victory/elimination.ts'
import type { View } from '../view.ts'
import { drawCards } from './draw-cards.ts'
import { cardFault, playedOn } from './may-play-card.ts'
import { playCard } from './play-card.ts'
import { say } from './words.en.ts'

/** SOW 4.4.2: better terms with the Free Merchants this round. */
export const caravan = plainDeed({
  name: 'caravan',
  label: () => say('card.name', { card: 'caravan' }),
  note: () => say('card.does', { card: 'caravan' }),
  fault: (view, seat) =>
    openPlayer(view, seat).once.caravan
      ? refuse('SOW 4.4.2', say('card.caravan.twice'))
      : cardFault(view, seat, 'caravan'),
  *carryOut(t, seat) {
    playerOf(t.state, seat).once.caravan = true
    yield* playCard(t, seat, 'caravan')
  },
})

/** SOW 12.2.13: those with a hand to look at. */
function spiedOn(view: View, seat: RaceId): RaceId[] {
  return racesIn(view).filter((race) => race !== seat && handSize(openPlayer(view, race)) > 0)
}

export const spy = deed({
  shape: z.strictObject({ do: z.literal('spy'), race: z.enum(RACE_IDS) }),
  options: (view, seat) =>
    playedOn(view, seat, 'spy', spiedOn(view, seat), {
      describe: (race) => ({ key: race, label: say('card.on', { race }) }),
      act: (race) => ({ do: 'spy' as const, race }),
    }),
  fault: (view, seat, { race }) =>
    cardFault(view, seat, 'spy') ??
    (spiedOn(view, seat).includes(race)
      ? undefined
      : refuse('SOW 12.2.13', say('card.spy.no-hand', { race }))),
  *carryOut(t, seat, { race }) {
    yield* playCard(t, seat, 'spy')
    const { hand } = playerOf(t.state, race)
    playerOf(t.state, seat).spied.push({ race, round: t.state.round, cards: [...hand] })
    t.tell([seat], 'SOW 12.2.13', say('card.spy.seen', { race, cards: [...hand] }))
    const lost = t.dice.draw(hand)
    if (lost === undefined) return
    t.state.discards.push(lost)
    t.tell('all', 'SOW 12.2.13', say('card.discarded', { race, card: lost }))
  },
})

/** SOW 4.1.3, SOW 4.3.8: one Starpower for one card, once a round; EVENT cards met are rolled for at once. */
export const extraCard = plainDeed({
  name: 'extra-card',
  label: () => say('card.extra.label'),
  fault: (view, seat) => {
    const { once, starpower } = openPlayer(view, seat)
    if (once.extraCard) return refuse('SOW 4.1.3', say('card.extra.twice'))
    return starpower < EXTRA_CARD_STARPOWER ? refuse('SOW 4.1.3', say('card.extra.weak')) : undefined
  },
  *carryOut(t, seat) {
    yield* t.step('starpower', () => {
      const player = playerOf(t.state, seat)
      player.starpower -= EXTRA_CARD_STARPOWER
      player.once.extraCard = true
    })
    yield* t.step('card', () => drawCards(t, seat, 1, 'council'))
    yield* t.step('events', () => rollEvents(t))
    leaveMatch(t)
  },
})
