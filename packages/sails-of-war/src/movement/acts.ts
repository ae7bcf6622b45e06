import { type Deed, type Segment, segment } from '../deeds.ts'
import { deliverPrizes } from '../quests/deliver.ts'
import { fly } from './fly.ts'
import { load } from './load.ts'
import { march } from './march.ts'
import { openPortals } from './portals.ts'
import { sail } from './sail.ts'
import { unload } from './unload.ts'
import { say } from './words.en.ts'

/** SOW 7, SOW 10, SOW 11, SOW 12: what a player may do in his Movement segment. */
const DEEDS: Readonly<Record<string, Deed>> = {
  portals: openPortals,
  march,
  fly,
  sail,
  load,
  unload,
}

const moves = segment('move', () => say('movement.title'), DEEDS)

/** Whatever is done but opening the Portals begins the segment; prizes that came home are delivered. */
export const movementSegment: Segment = {
  decision: moves.decision,
  *carryOut(t, seat, act) {
    if (t.state.turn !== null && act.do !== 'portals') t.state.turn.begun = true
    const deeds = moves.carryOut(t, seat, act)
    if (deeds !== undefined) yield* deeds
    deliverPrizes(t, seat)
  },
}
