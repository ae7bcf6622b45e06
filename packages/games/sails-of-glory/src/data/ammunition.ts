import type { Letter } from './bags.ts'
import { RULER } from './measures.ts'

/** SOG 4.2, SOG 10.1.1, SOG 12.9.1: what guns are loaded with. */
export const AMMUNITION = ['ball', 'chain', 'grape', 'double'] as const
export type Ammo = (typeof AMMUNITION)[number]

interface Reach {
  readonly upTo: number
  readonly letters: readonly Letter[]
}

/** SOG 2.3.4, SOG 10.6.2, SOG 12.9.3: the counters drawn, by how far the target is. */
const EFFECTS: Readonly<Record<Ammo, readonly Reach[]>> = {
  ball: [
    { upTo: RULER.half, letters: ['B'] },
    { upTo: RULER.length, letters: ['A'] },
  ],
  chain: [{ upTo: RULER.red, letters: ['C'] }],
  grape: [{ upTo: RULER.red, letters: ['D'] }],
  double: [{ upTo: RULER.half, letters: ['A', 'B'] }],
}

/** The letters a load draws at this range; none where it misses. */
export function lettersAt(load: Ammo, range: number): readonly Letter[] {
  return EFFECTS[load].find(({ upTo }) => range <= upTo)?.letters ?? []
}

/** SOG 2.3.4 */
export const MUSKETRY_LETTER: Letter = 'E'
/** SOG 13.1.2 */
export const REEF_LETTER: Letter = 'B'
/** SOG 10.4.1 */
export const COLLISION_LETTER: Letter = 'A'
