import { branch, range, refuse, turned } from '@windward/table'
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
  shape: z.strictObject({ do: z.literal('chest-of-lumii'), count: z.int().min(1).max(CHEST_CARDS) }),
  options: (view, seat) => {
    if (fault(view, seat) !== undefined) return []
    const leads = () =>
      turned(range(1, room(view, seat), say('relic.chest.count')), (count) => ({
        do: 'chest-of-lumii' as const,
        count,
      }))
    return [branch('chest-of-lumii', leads, say('relic.name', { relic: 'chest-of-lumii' }))]
  },
  fault: (view, seat, { count }) =>
    fault(view, seat) ??
    (count <= room(view, seat)
      ? undefined
      : refuse('SOW 11.5.9', say('relic.chest.room', { room: room(view, seat) }))),
  *carryOut(t, seat, { count }) {
    spendRelic(t, seat, 'chest-of-lumii')
    yield* drawCards(t, seat, count, 'chest')
  },
})
