import { type AreaId, isLandId, isSeaId } from '@windward/swords-and-sails/board'
import type { Reach } from '../orders/reach.ts'
import { shapeOf } from './owners.tsx'

const isArea = (place: string): place is AreaId => isLandId(place) || isSeaId(place)

interface MarksProps {
  readonly selected: string | undefined
  readonly highlit: readonly string[]
  readonly reach: Reach
}

/** What stands out on the map now: where the chosen piece can go, what is selected, what is being told. */
export function Marks({ selected, highlit, reach }: MarksProps) {
  return (
    <g class="marks">
      {[...reach].map(([area, ways]) => (
        <use
          key={`reach ${area}`}
          class={ways[0]?.hostile === true ? 'reach hostile' : 'reach'}
          href={`#${shapeOf(area)}`}
        />
      ))}
      {highlit.filter(isArea).map((area) => (
        <use key={`lit ${area}`} class="highlit" href={`#${shapeOf(area)}`} />
      ))}
      {selected !== undefined && isArea(selected) && (
        <use class="selected-area" href={`#${shapeOf(selected)}`} />
      )}
    </g>
  )
}
