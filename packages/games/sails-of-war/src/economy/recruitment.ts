import { healingLight } from '../cards/healing-light.ts'
import {
  bowmensOath,
  dragonPact,
  firegauntBond,
  giantsFriendship,
  levy,
  ridersArrive,
} from '../cards/recruitment-cards.ts'
import { actUntilDone, type Deed, segment } from '../deeds.ts'
import { inOrder } from '../players.ts'
import { chestOfLumii } from '../relics/chest-of-lumii.ts'
import { purpleSail } from '../relics/purple-sail.ts'
import { scrollOfSight } from '../relics/scroll-of-sight.ts'
import { silverFlute } from '../relics/silver-flute.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { buildCity, buildTown } from './build.ts'
import { buildPort } from './build-port.ts'
import { buildShip } from './build-ship.ts'
import { exchange } from './merchants.ts'
import { heroDeed } from './recruit-hero.ts'
import { recruitUnits } from './recruit-units.ts'
import { say } from './words.en.ts'

/** SOW 6.2 to SOW 6.4: what a player may do in his recruitment. */
const DEEDS: Readonly<Record<string, Deed>> = {
  units: recruitUnits,
  hero: heroDeed,
  town: buildTown,
  city: buildCity,
  port: buildPort,
  ship: buildShip,
  exchange,
  levy,
  'bowmens-oath': bowmensOath,
  'riders-arrive': ridersArrive,
  'giants-friendship': giantsFriendship,
  'firegaunt-bond': firegauntBond,
  'dragon-pact': dragonPact,
  'healing-light': healingLight,
  'purple-sail': purpleSail,
  'silver-flute': silverFlute,
  'scroll-of-sight': scrollOfSight,
  'chest-of-lumii': chestOfLumii,
}

export const recruitmentSegment = segment('recruit', () => say('economy.recruit.title'), DEEDS)

/** SOW 6.2.1: in initiative order, each as often and in whatever order he likes. */
export function* recruitment(t: SowTable): SowFlow {
  t.state.phase = 'recruitment'
  yield* t.each(
    'deeds',
    () => inOrder(t.state),
    (race) => actUntilDone(t, race, recruitmentSegment),
  )
}
