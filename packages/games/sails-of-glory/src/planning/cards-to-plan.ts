import { BLUE_IDS, type CardId, DECKS, type DeckId, GRAY_IDS, RED_IDS } from '../data/cards.ts'
import { reaches } from '../data/levels.ts'
import { classOf } from '../data/ships.ts'
import { sourceOf } from '../data/winds.ts'
import { attitudeOf } from '../geometry/attitude.ts'
import type { Ship, State } from '../state.ts'

type Planner = Pick<Ship, 'id' | 'pose' | 'special'> & {
  readonly plan: { readonly now: Ship['plan']['now'] | 'hidden' }
}
type Sky = Pick<State, 'options' | 'wind'>

const blueOf = (deck: DeckId): readonly CardId[] => BLUE_IDS.filter((id) => DECKS[deck].has(id))
const BLUE_OF: Readonly<Record<DeckId, readonly CardId[]>> = {
  A: blueOf('A'),
  B: blueOf('B'),
  C: blueOf('C'),
  D: blueOf('D'),
}

/** The cards a captain may lay for a ship. A card beyond her veer may be laid too, and will be replaced (SOG 10.2.2). */
export function cardsToPlan({ options, wind }: Sky, ship: Planner): readonly CardId[] {
  const { deck } = classOf(ship.id)
  if (!reaches(options.level, 'standard')) {
    const aback = attitudeOf(ship.pose.heading, sourceOf(wind.from)) === 'aback'
    return aback ? RED_IDS : BLUE_OF[deck]
  }
  const { masts } = ship.special
  if (masts === 0) return BLUE_OF[deck]
  return GRAY_IDS.filter((id) => id !== ship.plan.now && (masts === 1 || id.startsWith('two')))
}
