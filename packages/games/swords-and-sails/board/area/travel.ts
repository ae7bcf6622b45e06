import type { Direction } from '@windward/kit/board/arrows.ts'
import {
  type AreaId,
  type FactionId,
  isOnMap,
  landIds,
  landsOf,
  placesOf,
  type View,
} from '@windward/swords-and-sails/facts'
import { isFaction } from '../factions/faction.ts'
import { neighboursOf } from './describe.ts'

/** The neighbour that lies best in this direction, if one lies there at all. */
export function stepTo(view: View, from: AreaId, [ux, uy]: Direction): AreaId | undefined {
  const [x, y] = placesOf(from).label.at
  let best: { readonly id: AreaId; readonly worth: number } | undefined
  for (const id of neighboursOf(from)) {
    if (!isOnMap(view, id)) continue
    const [toX, toY] = placesOf(id).label.at
    const [dx, dy] = [toX - x, toY - y]
    const along = dx * ux + dy * uy
    const aside = Math.abs(dx * uy - dy * ux)
    if (along <= 0 || aside > along * 1.8) continue
    const worth = along + aside * 1.6
    if (best === undefined || worth < best.worth) best = { id, worth }
  }
  return best?.id
}

/** Where travelling begins: at home. */
export function homeOf(view: View, seat: FactionId | string): AreaId {
  const own = isFaction(seat) ? landsOf(view, seat) : []
  const capital = landIds.find((id) => view.lands[id].cities.some(({ capitalOf }) => capitalOf === seat))
  return own.find((id) => id === capital) ?? own[0] ?? capital ?? 'francia'
}
