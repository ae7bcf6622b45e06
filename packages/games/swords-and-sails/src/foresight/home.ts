import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { controls } from '../lands.ts'
import type { Contender } from '../odds/battle-odds.ts'
import type { Board } from '../view/view.ts'

/** SNS 7.4.3: whether who fights there is at home. */
export function homeIn(board: Pick<Board, 'lands'>, faction: FactionId, land: LandId): Contender['home'] {
  if (!controls(board, faction, land)) return 'no'
  return board.lands[land].cities.some(({ capitalOf }) => capitalOf === faction) ? 'capital' : 'land'
}
