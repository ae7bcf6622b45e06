import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { fortuneLand, type LandCard } from './decide-fortune-land.ts'

/** The land a card falls on. Nobody is asked where there is only one, and nothing happens where there is none. */
export function* landFor(
  t: SnsTable,
  faction: FactionId,
  card: LandCard,
  lands: readonly LandId[],
): SnsFlow<LandId | undefined> {
  return lands.length < 2 ? lands[0] : yield* t.ask(faction, fortuneLand, { card, lands })
}
