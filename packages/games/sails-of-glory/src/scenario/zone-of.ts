import type { Side } from '../data/ships.ts'
import type { Edge, Sea, Zone } from '../geometry/sea.ts'
import type { State } from '../state.ts'
import { scenarioNow } from './current-scenario.ts'
import type { Fleet } from './scenario.ts'

/** Where a side places its ships (SOG 16.1.4). */
export function zoneOf(state: Pick<State, 'options' | 'battle' | 'edges' | 'sea'>, side: Side): Zone {
  return zoneAt(scenarioNow(state).fleets[side].zone, state.edges[side], state.sea)
}

/** A zone, where it is a band along an edge. */
export function zoneAt(zone: Fleet['zone'], edge: Edge, { width, length }: Sea): Zone {
  if (!('band' in zone)) return zone
  const { band } = zone
  return {
    left: edge === 'right' ? width - band : 0,
    bottom: edge === 'top' ? length - band : 0,
    right: edge === 'left' ? band : width,
    top: edge === 'bottom' ? band : length,
  }
}
