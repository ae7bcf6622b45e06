import { type Decision, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import { heroById, heroesOf } from '../players.ts'
import type { Open, OpenHero } from '../public-state.ts'
import type { SailsOfWar, SowFlow, SowTable } from '../state.ts'
import { startQuest } from './start-quest.ts'
import { say } from './words.en.ts'

/** SOW 4.3.7 */
export const exchangeQuest: Decision<SailsOfWar, null, 'draw' | 'exchange'> = {
  kind: 'exchange-quest',
  title: () => say('quest.exchange.title'),
  hint: () => say('quest.exchange.hint'),
  shape: z.enum(['draw', 'exchange']),
  options: ({ view, seat }) =>
    oneOf(exchanging(view, seat) === undefined ? ['draw'] : ['draw', 'exchange'], (wish) => ({
      key: wish,
      label: say(`quest.exchange.${wish}`),
    })),
  check: ({ view, seat }, wish) =>
    wish === 'draw' || exchanging(view, seat) !== undefined
      ? undefined
      : refuse('SOW 4.3.7', say('quest.exchange.cannot')),
  absent: () => 'draw',
}

/** SOW 4.3.7: the questing Hero who carries no prize. */
function exchanging({ heroes }: Pick<Open, 'heroes'>, race: RaceId): OpenHero | undefined {
  return heroesOf({ heroes }, race).find(
    ({ quest }) => quest !== null && quest !== 'secret' && quest.card !== null && quest.prize === null,
  )
}

/** SOW 4.3.7: whether a player took a new Quest Card in place of his draw; asked whatever is carried, which is secret. */
export function* exchangedQuest(t: SowTable, race: RaceId): SowFlow<boolean> {
  const { state } = t
  if (heroesOf(state, race).every(({ quest }) => quest === null) || state.questDeck.length === 0) return false
  const wish = yield* t.ask(race, exchangeQuest, null)
  const found = exchanging(state, race)
  if (wish === 'draw' || found === undefined) return false
  const hero = heroById(state, found.id)
  if (hero.quest !== null && hero.quest.card !== null) state.questDeck.unshift(hero.quest.card)
  startQuest(t, hero)
  return true
}
