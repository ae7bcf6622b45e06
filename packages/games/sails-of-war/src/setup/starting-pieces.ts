import { homeOf, realmOf } from '../board/realms.ts'
import { ACTION_IDS, ACTIONS, EVENT_CARD_IDS } from '../data/action-cards.ts'
import { QUEST_IDS } from '../data/quest-cards.ts'
import { RACES } from '../data/races.ts'
import { START } from '../data/setup.ts'
import { station } from '../forces.ts'
import { recruitHero } from '../heroes/recruit-hero.ts'
import { playerOf } from '../players.ts'
import { startQuest } from '../quests/start-quest.ts'
import { gainStar } from '../stars.ts'
import type { SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 12.1.1, SOW 10.3 */
export function shuffleDecks({ state, dice }: SowTable): void {
  const actions = ACTION_IDS.flatMap((card) => Array.from({ length: ACTIONS[card].copies }, () => card))
  state.deck = dice.shuffle([...actions, ...EVENT_CARD_IDS])
  state.questDeck = dice.shuffle(QUEST_IDS)
}

/** SOW 2.4.1 */
export function startingPieces(t: SowTable): void {
  const { state } = t
  for (const race of state.seats) {
    const player = playerOf(state, race)
    player.stock = { ...RACES[race].stock }
    gainStar(state, race)
    const [home, units] = [homeOf(race), { footman: START.footmen }]
    station(realmOf(state, home), race, units)
    const hero = recruitHero(state, race)
    t.tell(
      'all',
      'SOW 2.4.1',
      say('setup.start', { race, home, units, hero: hero?.id ?? null, stock: { ...player.stock } }),
    )
    if (hero !== undefined) startQuest(t, hero)
  }
}
