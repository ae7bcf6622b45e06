import type { Zone } from '@windward/sails-of-war/facts'
import { at, type Spot } from '../hex.ts'
import { edgesOf } from '../land/outline.ts'

const BENDS = 9
/** How far the shore goes out and in. */
const RAGGED = 7
const INWARDS = 0.42

/** Always the same for the same spot, so that a shore does not change when land is laid elsewhere. */
function roughness({ x, y }: Spot): number {
  const value = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233) * 43758.5453
  return value - Math.floor(value)
}

/** Every side of land that faces water, a little ragged. */
export function coastOf(land: readonly Zone[]): string {
  return edgesOf(land)
    .map(({ from, to }) => {
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const long = Math.hypot(dx, dy)
      const bends = Array.from({ length: BENDS - 1 }, (_, bend): Spot => {
        const part = (bend + 1) / BENDS
        const on = { x: from.x + dx * part, y: from.y + dy * part }
        const out = ((roughness(on) - INWARDS) * RAGGED) / long
        return { x: on.x + dy * out, y: on.y - dx * out }
      })
      return `M${[from, ...bends, to].map(at).join('L')}`
    })
    .join('')
}
