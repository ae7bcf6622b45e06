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
  freshRound(t.state)
  replenishStarpower(t)
  yield* moveSerpents(t)
  leaveMatch(t)
  yield* initiative(t)
  yield* drawActionCards(t)
  yield* rollEvents(t)
  leaveMatch(t)
  for (const race of inOrder(t.state)) {
    if (mayAct(t.state, race)) yield* actUntilDone(t, race, councilSegment)
  }
}
