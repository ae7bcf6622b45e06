import { ACTIONS, type ActionId } from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import { handSize, openPlayer, othersAfter, playerOf } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { counterspell } from './decide-counterspell.ts'
import { discard } from './draw-cards.ts'
import { say } from './words.en.ts'

/** SOW 12.1.2, SOW 12.1.4: plays a card; false if it was a Spell and somebody countered it. */
export function playCard(t: SowTable, race: RaceId, card: ActionId): SowFlow<boolean> {
  return t.step(card, () => played(t, race, card))
}

function* played(t: SowTable, race: RaceId, card: ActionId): SowFlow<boolean> {
  const { starpower } = ACTIONS[card]
  yield* t.step('play', () => {
    discard(t, race, card)
    playerOf(t.state, race).starpower -= starpower
    t.tell('all', starpower > 0 ? 'SOW 12.1.4' : 'SOW 12.1.2', say('card.played', { race, card }))
  })
  return starpower === 0 || !(yield* countered(t, race, card))
}

/** SOW 12.1.5, SOW 12.1.7: all are asked who might hold a Counterspell, so that nobody learns who does. */
function* countered(t: SowTable, caster: RaceId, card: ActionId): SowFlow<boolean> {
  const race = yield* t.step('counter', () => whoCounters(t, caster, card))
  if (race === null || !(yield* playCard(t, race, 'counterspell'))) return false
  yield* t.step('countered', () => t.tell('all', 'SOW 12.1.5', say('card.countered', { race, card })))
  return true
}

function* whoCounters(t: SowTable, caster: RaceId, card: ActionId): SowFlow<RaceId | null> {
  const { state } = t
  const able = othersAfter(state, caster).filter((race) => {
    const player = openPlayer(state, race)
    return handSize(player) > 0 && player.starpower >= ACTIONS.counterspell.starpower
  })
  if (able.length === 0) return null
  const counter = yield* t.window(able, counterspell, () => ({ caster, card }))
  return counter?.seat ?? null
}
