import { refuse } from '@windward/table'
import * as z from 'zod'
import { homeOf, isAtHome } from '../board/realms.ts'
import type { RaceId } from '../data/races.ts'
import { deed, doneWith } from '../deeds.ts'
import { heroShape } from '../heroes/hero-shape.ts'
import { heroById, heroesOf, openPlayer } from '../players.ts'
import type { OpenHero } from '../public-state.ts'
import type { View } from '../view.ts'
import { heroNamed } from './hero-named.ts'
import { startQuest } from './start-quest.ts'
import { say } from './words.en.ts'

/** SOW 10.3.6: a player has one quest at a time, and his Heroes set out from home; not in the Council that cost the last. */
function questers(view: View, seat: RaceId): OpenHero[] {
  const heroes = heroesOf(view, seat)
  const onCard = heroes.some(({ quest }) => quest !== null && quest !== 'secret' && quest.card !== null)
  const { questLost } = openPlayer(view, seat).once
  if (onCard || questLost || view.piles.quests === 0 || !isAtHome(view, seat)) return []
  return heroes.filter(({ realm, quest }) => realm === homeOf(seat) && quest === null)
}

/** SOW 10.3.6 */
export const takeQuest = deed({
  shape: z.strictObject({ do: z.literal('quest'), hero: heroShape }),
  options: (view, seat) =>
    doneWith('quest', say('quest.take.label'), questers(view, seat), heroNamed, ({ id }) => ({
      do: 'quest' as const,
      hero: id,
    })),
  fault: (view, seat, { hero }) =>
    questers(view, seat).some(({ id }) => id === hero)
      ? undefined
      : refuse('SOW 10.3.6', say('quest.take.cannot', { hero })),
  carryOut(t, _, { hero }) {
    startQuest(t, heroById(t.state, hero))
  },
})
