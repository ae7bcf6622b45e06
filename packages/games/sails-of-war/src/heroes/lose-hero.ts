import { playerOf } from '../players.ts'
import type { Hero, SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 10.3.7, SOW 13.3: a Hero dies; his card, what he carried and what he bore are gone with him. */
export function loseHero(t: SowTable, hero: Hero): void {
  const { state } = t
  const { id, owner, quest } = hero
  state.heroes = state.heroes.filter((each) => each !== hero)
  if (quest !== null && quest.card !== null) {
    state.questsGone.push(quest.card)
    playerOf(state, owner).once.questLost = true
  }
  t.tell('all', 'SOW 10.3.7', say('hero.dead', { hero: id, race: owner, questing: quest !== null }))
}
