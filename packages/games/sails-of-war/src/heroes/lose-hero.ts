import { playerOf } from '../players.ts'
import type { Hero, SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 10.3.7, SOW 13.3: a Hero dies; his card, what he carried and what he bore are gone with him. */
export function loseHero(t: SowTable, hero: Hero): void {
  const { state } = t
  state.heroes = state.heroes.filter((each) => each !== hero)
  t.tell(
    'all',
    'SOW 10.3.7',
    say('hero.dead', { hero: hero.id, race: hero.owner, questing: hero.quest !== null }),
  )
  if (hero.quest === null || hero.quest.card === null) return
  state.questsGone.push(hero.quest.card)
  playerOf(state, hero.owner).once.questLost = true
}
