import { drawCards } from '../cards/draw-cards.ts'
import { DRAWN_EACH_ROUND } from '../data/action-cards.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { inOrder, isSpring } from '../players.ts'
import { exchangedQuest } from '../quests/decide-exchange-quest.ts'
import type { SowFlow, SowTable } from '../state.ts'

/** SOW 4.3.1, SOW 4.3.7 */
export function* drawActionCards(t: SowTable): SowFlow {
  yield* t.each(
    'draws',
    () => inOrder(t.state),
    (race) => drawsOf(t, race),
  )
}

function* drawsOf(t: SowTable, race: RaceId): SowFlow {
  const exchanged = yield* t.step('quest', () => exchangedQuest(t, race))
  const more = isSpring(t.state) ? RACES[race].springCards : 0
  const count = (exchanged ? 0 : DRAWN_EACH_ROUND) + more
  if (count > 0) yield* drawCards(t, race, count, 'council')
}
