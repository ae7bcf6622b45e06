import { SWORDS } from '../signs/marks.ts'
import { BATTLE, type Berth, FIRE, placed } from '../spots.ts'

/** SOW 8 */
export function Fought({ berth = BATTLE }: { readonly berth?: Berth }) {
  return (
    <g class="sow-badge" transform={placed(berth)}>
      <circle r="12" />
      <path class="sow-swords" d={SWORDS} />
    </g>
  )
}

const FLAME = 'M0 8q-8-4-4-11 1 3 3 3-2-7 4-11 0 5 3 8t0 8q-2 3-6 3z'

/** SOW 5.4 */
export function Burning() {
  return (
    <g class="sow-badge" transform={placed(FIRE)}>
      <circle r="12" />
      <path class="sow-fire" transform="translate(-0.5 1.8)" d={FLAME} />
    </g>
  )
}
