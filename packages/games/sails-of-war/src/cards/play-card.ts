import { ACTIONS, type ActionId } from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import { handSize, openPlayer, othersAfter, playerOf } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { counterspell } from './decide-counterspell.ts'
import { discard } from './draw-cards.ts'
import { say } from './words.en.ts'

/** SOW 12.1.2, SOW 12.1.4: plays a card; false if it was a Spell and somebody countered it. */
export function* playCard(t: SowTable, race: RaceId, card: ActionId): SowFlow<boolean> {
  const { state } = t
  const { starpower } = ACTIONS[card]
  discard(t, race, card)
  playerOf(state, race).starpower -= starpower
  t.tell('all', starpower > 0 ? 'SOW 12.1.4' : 'SOW 12.1.2', say('card.played', { race, card }))
  return starpower === 0 || !(yield* countered(t, race, card))
}

/** SOW 12.1.5, SOW 12.1.7: all are asked who might hold a Counterspell, so that nobody learns who does. */
function* countered(t: SowTable, caster: RaceId, card: ActionId): SowFlow<boolean> {
  const { state } = t
  const able = othersAfter(state, caster).filter((race) => {
    const player = openPlayer(state, race)
    return handSize(player) > 0 && player.starpower >= ACTIONS.counterspell.starpower
  })
  if (able.length === 0) return false
  const counter = yield* t.window(able, counterspell, () => ({ caster, card }))
  if (counter === undefined) return false
  if (!(yield* playCard(t, counter.seat, 'counterspell'))) return false
  t.tell('all', 'SOW 12.1.5', say('card.countered', { race: counter.seat, card }))
  return true
}
