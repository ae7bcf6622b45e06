import {
  type ActionId,
  type CardId,
  EVENT_CARD_IDS,
  type EventCardId,
  HAND_LIMIT,
} from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import { playerOf } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { discardOne } from './decide-discard.ts'
import { say } from './words.en.ts'

/**
 * What becomes of an EVENT card: rolled for in the Council, put away and replaced elsewhere, put away for a Chest (SOW
 * 11.5.9).
 */
export type Occasion = 'council' | 'other' | 'chest'

/** SOW 4.3: a player draws so many cards, or until one is what he seeks, and discards what is above the limit. */
export function* drawCards(
  t: SowTable,
  race: RaceId,
  count: number,
  occasion: Occasion,
  isSought: (card: ActionId) => boolean = () => false,
): SowFlow {
  yield* t.step('draw', () => draw(t, race, count, occasion, isSought))
  yield* discardDownTo(t, race, HAND_LIMIT, 'SOW 4.3.4')
}

function draw(
  t: SowTable,
  race: RaceId,
  count: number,
  occasion: Occasion,
  isSought: (card: ActionId) => boolean,
): void {
  let drawn = 0
  for (let left = count; left > 0; left -= 1) {
    if (occasion === 'chest' && playerOf(t.state, race).hand.length >= HAND_LIMIT) break
    const card = drawOne(t, race, occasion)
    if (card === undefined) continue
    drawn += 1
    if (isSought(card)) break
  }
  t.tell('all', 'SOW 4.3.1', say('card.drawn', { race, count: drawn }))
}

/** The ordinary card that was drawn, if there was one. */
function drawOne(t: SowTable, race: RaceId, occasion: Occasion): ActionId | undefined {
  const { state } = t
  for (;;) {
    const card = topCard(t)
    if (card === undefined) return undefined
    if (!isEvent(card)) {
      playerOf(state, race).hand.push(card)
      t.tell([race], 'SOW 4.3.1', say('card.drew', { card }))
      return card
    }
    if (occasion === 'council') {
      state.events.push(card)
      state.eventsBy.push(race)
      t.tell('all', 'SOW 4.3.2', say('card.event', { race }))
    } else {
      state.eventsGone.push(card)
      t.tell('all', 'SOW 4.3.5', say('card.event-removed', { race }))
      if (occasion === 'chest') return undefined
    }
  }
}

/** SOW 4.3.6 */
function topCard(t: SowTable): CardId | undefined {
  const { state } = t
  if (state.deck.length === 0 && state.discards.length > 0) {
    state.deck = t.dice.shuffle(state.discards)
    state.discards = []
    t.tell('all', 'SOW 4.3.6', say('card.reshuffled'))
  }
  return state.deck.pop()
}

export function isEvent(card: CardId): card is EventCardId {
  return EVENT_CARD_IDS.some((event) => event === card)
}

/** SOW 4.3.4, SOW 5.10, SOW 16.5 */
export function* discardDownTo(
  t: SowTable,
  race: RaceId,
  keep: number,
  clause: 'SOW 4.3.4' | 'SOW 5.10' | 'SOW 16.5',
): SowFlow {
  yield* t.repeat('discard', function* () {
    if (playerOf(t.state, race).hand.length <= keep) return false
    const card = yield* t.ask(race, discardOne, { keep })
    discard(t, race, card)
    t.tell('all', clause, say('card.discarded', { race, card }))
    return true
  })
}

/** A card leaves a hand for the discards. */
export function discard(t: SowTable, race: RaceId, card: ActionId): void {
  const { hand } = playerOf(t.state, race)
  const place = hand.indexOf(card)
  if (place < 0) throw new Error(`${race} does not hold ${card}.`)
  hand.splice(place, 1)
  t.state.discards.push(card)
}
