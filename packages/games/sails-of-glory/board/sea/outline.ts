import { OUTLINES } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'

/** The shore of an element about its own middle, north up. */
export function outlineOf(element: keyof typeof OUTLINES): string {
  return `M${OUTLINES[element].map(([x, y]) => `${mm(x)} ${-mm(y)}`).join('L')}Z`
}
