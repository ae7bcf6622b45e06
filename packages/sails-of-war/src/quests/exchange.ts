import { type Decision, oneOf } from '@windward/table'
import * as z from 'zod'
import { homeOf, isAtHome } from '../board/realms.ts'
import type { RaceId } from '../data/races.ts'
import { heroesOf } from '../players.ts'
import type { SailsOfWar, SowFlow, SowTable } from '../state.ts'
import { startQuest } from './start-quest.ts'
import { say } from './words.en.ts'

/** SOW 4.3.7 */
export const exchangeQuest: Decision<SailsOfWar, null, 'draw' | 'exchange'> = {
  kind: 'exchange-quest',
  title: () => say('quest.exchange.title'),
  shape: z.enum(['draw', 'exchange']),
  options: () =>
    oneOf(['draw', 'exchange'] as const, (wish) => ({ key: wish, label: say(`quest.exchange.${wish}`) })),
  check: () => undefined,
  absent: () => 'draw',
}

/** SOW 4.3.7: whether a player took a new Quest Card in place of his draw. */
export function* exchangedQuest(t: SowTable, race: RaceId): SowFlow<boolean> {
  const { state } = t
  const hero = heroesOf(state, race).find(({ realm, quest }) => realm === homeOf(race) && quest !== null)
  if (hero === undefined || state.questDeck.length === 0 || !isAtHome(state, race)) return false
  const wish = yield* t.ask(race, exchangeQuest, null)
  if (wish === 'draw' || hero.quest === null || hero.quest.card === null) return false
  state.questDeck.unshift(hero.quest.card)
  startQuest(t, hero)
  return true
}
