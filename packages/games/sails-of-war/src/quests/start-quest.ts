import { QUESTS } from '../data/quest-cards.ts'
import type { Hero, SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 10.3.1: a Hero takes the top Quest Card; false if there is none (SOW 10.3.8). Cards that lead off the board are passed over. */
export function startQuest(t: SowTable, hero: Hero): boolean {
  const { questDeck, realms, options } = t.state
  const place = questDeck.findLastIndex(
    (each) => options.mode === 'sails' || QUESTS[each].stages.every(({ at }) => realms[at] !== undefined),
  )
  const [card] = place < 0 ? [] : questDeck.splice(place, 1)
  if (card === undefined) {
    t.state.questsGone.push(...questDeck.splice(0))
    t.tell('all', 'SOW 10.3.8', say('quest.none', { hero: hero.id }))
    return false
  }
  hero.quest = { card, stage: 0, prize: null }
  t.tell('all', 'SOW 10.3.1', say('quest.taken', { hero: hero.id }))
  t.tell([hero.owner], 'SOW 10.3.1', say('quest.card', { card }))
  return true
}
