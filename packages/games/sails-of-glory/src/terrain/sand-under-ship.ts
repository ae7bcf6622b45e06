import { isLand } from '../data/terrain.ts'
import { isNearShore } from '../geometry/outline.ts'
import { dangerOf, shoreOfElement } from '../movement/hazards.ts'
import type { Element } from '../scenario/scenario.ts'
import { berthOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'

/** SOG 13.2.1, SOG 13.3.2: the shoal a ship lies on, or the sandy shore she lies too near to. */
export function sandUnder(
  { terrain }: Pick<State, 'terrain'>,
  ship: Pick<Ship, 'id' | 'pose'>,
): Element | undefined {
  const { foot } = berthOf(ship)
  return terrain.find(
    (element) =>
      (element.kind === 'shoal' && isNearShore(foot, shoreOfElement(element), 0)) ||
      (isLand(element) &&
        element.shore === 'sandy' &&
        dangerOf(element) > 0 &&
        isNearShore(foot, shoreOfElement(element), dangerOf(element))),
  )
}
