import { branch, range, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { drawCards } from '../cards/draw-cards.ts'
import { HAND_LIMIT } from '../data/action-cards.ts'
import { CHEST_CARDS } from '../data/artifacts.ts'
import type { RaceId } from '../data/races.ts'
import { deed } from '../deeds.ts'
import { handSize, openPlayer } from '../players.ts'
import type { Open } from '../public-state.ts'
import { relicFault, spendRelic } from './relic.ts'
import { say } from './words.en.ts'

function fault(open: Open, race: RaceId) {
  const isFull = handSize(openPlayer(open, race)) >= HAND_LIMIT
  return (
    relicFault(open, race, 'chest-of-lumii') ??
    (isFull ? refuse('SOW 11.5.9', say('relic.chest.full', { most: HAND_LIMIT })) : undefined)
  )
}

/** SOW 11.5.9 */
export const chestOfLumii = deed({
  shape: z.strictObject({ do: z.literal('chest-of-lumii'), count: z.int().min(1).max(CHEST_CARDS) }),
  options: (view, seat) => {
    if (fault(view, seat) !== undefined) return []
    const leads = () =>
      turned(range(1, CHEST_CARDS, say('relic.chest.count')), (count) => ({
        do: 'chest-of-lumii' as const,
        count,
      }))
    return [
      branch(
        'chest-of-lumii',
        leads,
        say('relic.name', { relic: 'chest-of-lumii' }),
        say('relic.does', { relic: 'chest-of-lumii' }),
      ),
    ]
  },
  fault: (view, seat) => fault(view, seat),
  *carryOut(t, seat, { count }) {
    yield* t.step('chest', () => spendRelic(t, seat, 'chest-of-lumii'))
    yield* drawCards(t, seat, count, 'chest')
  },
})
