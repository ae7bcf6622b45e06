import { answer, branch, refuse } from '@windward/table'
import * as z from 'zod'
import { drawCards } from '../cards/draw.ts'
import { HAND_LIMIT } from '../data/action-cards.ts'
import { CHEST_CARDS } from '../data/artifacts.ts'
import type { RaceId } from '../data/races.ts'
import { deed } from '../deeds.ts'
import type { Open } from '../open.ts'
import { handSize, openPlayer } from '../players.ts'
import { relicFault, spendRelic } from './relic.ts'
import { say } from './words.en.ts'

function room(open: Open, race: RaceId): number {
  return Math.min(CHEST_CARDS, HAND_LIMIT - handSize(openPlayer(open, race)))
}

function fault(open: Open, race: RaceId) {
  return (
    relicFault(open, race, 'chest-of-lumii') ??
    (room(open, race) > 0 ? undefined : refuse('SOW 11.5.9', say('relic.chest.full', { most: HAND_LIMIT })))
  )
}

/** SOW 11.5.9 */
export const chestOfLumii = deed({
  shape: z.strictObject({ do: z.literal('chest-of-lumii') }),
  options: (view, seat) =>
    fault(view, seat) === undefined
      ? [
          branch(
            'chest-of-lumii',
            () => answer({ do: 'chest-of-lumii' as const }),
            say('relic.name', { relic: 'chest-of-lumii' }),
          ),
        ]
      : [],
  fault: (view, seat) => fault(view, seat),
  *carryOut(t, seat) {
    const count = room(t.state, seat)
    spendRelic(t, seat, 'chest-of-lumii')
    yield* drawCards(t, seat, count, 'chest')
  },
})
