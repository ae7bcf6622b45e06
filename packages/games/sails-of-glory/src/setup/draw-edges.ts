import type { WindId } from '../data/winds.ts'
import { ACROSS, EDGES, type Edge } from '../geometry/sea.ts'
import type { SogTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 16.1.9: what comes from the right of a side that looks at the sea, and what from the side itself. */
const FROM_RIGHT: Readonly<Record<Edge, WindId>> = { top: 'W', right: 'N', bottom: 'E', left: 'S' }
const FROM_BEHIND: Readonly<Record<Edge, WindId>> = { top: 'N', right: 'E', bottom: 'S', left: 'W' }

/** SOG 16.3.2 */
export function drawEdges(t: SogTable): void {
  const { state } = t
  const british = t.dice.pick(EDGES)
  const french = t.dice.pick(EDGES.filter((edge) => edge !== british))
  state.edges = { british, french }
  t.tell('all', 'SOG 16.3.2', say('setup.edges-drawn', { british, french }))
  if (state.options.wind !== null) return
  const opposite = french === ACROSS[british]
  state.wind.from = opposite ? FROM_RIGHT[british] : t.dice.pick([FROM_BEHIND[british], FROM_BEHIND[french]])
  t.tell('all', 'SOG 16.3.2', say('setup.wind-drawn', { wind: state.wind.from }))
}
