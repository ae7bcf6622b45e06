import { healingLight } from '../cards/healing-light.ts'
import { firestorm, forcedMarch, saboteur } from '../cards/movement-cards.ts'
import { type Deed, type Segment, segment } from '../deeds.ts'
import { challenge } from '../heroes/challenge.ts'
import { walk } from '../heroes/hero-walk.ts'
import { journey } from '../heroes/journey.ts'
import { deliverPrizes } from '../quests/deliver-prize.ts'
import { search } from '../quests/search.ts'
import { tryStage } from '../quests/try-stage.ts'
import { chestOfLumii } from '../relics/chest-of-lumii.ts'
import { scrollOfSight } from '../relics/scroll-of-sight.ts'
import { load } from './by-ship/load.ts'
import { sail } from './by-ship/sail.ts'
import { unload } from './by-ship/unload.ts'
import { fly } from './over-land/fly.ts'
import { march } from './over-land/march.ts'
import { openPortals } from './over-land/portals.ts'
import { say } from './words.en.ts'

/** SOW 7, SOW 10, SOW 11, SOW 12: what a player may do in his Movement segment. */
const DEEDS: Readonly<Record<string, Deed>> = {
  portals: openPortals,
  march,
  fly,
  sail,
  load,
  unload,
  walk,
  journey,
  search,
  stage: tryStage,
  challenge,
  'forced-march': forcedMarch,
  firestorm,
  saboteur,
  'healing-light': healingLight,
  'scroll-of-sight': scrollOfSight,
  'chest-of-lumii': chestOfLumii,
}

const moves = segment('move', () => say('movement.title'), DEEDS)

/** SOW 7.6.1, SOW 11.5.3: what serves at any time; after anything else the Portals are not opened any more. */
const ANY_TIME: readonly string[] = ['healing-light', 'scroll-of-sight', 'chest-of-lumii']

/** Prizes that came home by a deed are delivered. */
export const movementSegment: Segment = {
  ...moves,
  *carryOut(t, seat, act) {
    if (t.state.turn !== null && !ANY_TIME.includes(act.do)) t.state.turn.begun = true
    yield* t.step(act.do, () => moves.carryOut(t, seat, act))
    yield* deliverPrizes(t, seat)
  },
}
