import type { RaceId } from '../data/races.ts'
import { actUntilDone } from '../deeds.ts'
import { rollEvents } from '../events/roll-events.ts'
import { inOrder } from '../players.ts'
import { moveSerpents } from '../sea/serpents.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { leaveMatch } from '../victory/elimination.ts'
import { drawActionCards } from './action-cards.ts'
import { councilSegment, mayAct } from './council-deeds.ts'
import { freshRound } from './fresh-round.ts'
import { initiative } from './initiative.ts'
import { replenishStarpower } from './starpower.ts'

/** SOW 4.1.1: phase 1. Victory was settled when the round before ended (SOW 15.1). */
export function* wizardsCouncil(t: SowTable): SowFlow {
  yield* t.step('fresh', () => {
    freshRound(t.state)
    replenishStarpower(t)
  })
  yield* t.step('serpents', () => moveSerpents(t))
  yield* t.step('lost at sea', () => leaveMatch(t))
  yield* t.step('initiative', () => initiative(t))
  yield* t.step('cards', () => drawActionCards(t))
  yield* t.step('events', () => rollEvents(t))
  yield* t.step('lost in events', () => leaveMatch(t))
  yield* t.each(
    'deeds',
    () => inOrder(t.state),
    (race) => deedsOf(t, race),
  )
}

function* deedsOf(t: SowTable, race: RaceId): SowFlow {
  if (yield* t.step('asked', () => mayAct(t.state, race))) yield* actUntilDone(t, race, councilSegment)
}
