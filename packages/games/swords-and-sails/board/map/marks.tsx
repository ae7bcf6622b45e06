import { type AreaId, isLandId, isSeaId } from '@windward/swords-and-sails/facts'
import { shapeOf } from './owners.tsx'

const isArea = (place: string): place is AreaId => isLandId(place) || isSeaId(place)

interface MarksProps {
  readonly selected: string | undefined
  readonly highlit: readonly string[]
  /** Areas that can be chosen now, and whether that is an attack. */
  readonly reach: ReadonlyMap<AreaId, boolean>
}

/** What stands out on the map now: where the chosen piece can go, what is selected, what is being told. */
export function Marks({ selected, highlit, reach }: MarksProps) {
  return (
    <g class="marks">
      {[...reach.keys()].map((area) => (
        <use key={`ground ${area}`} class="reach-ground" href={`#${shapeOf(area)}`} />
      ))}
      {[...reach].map(([area, hostile]) => (
        <use key={`reach ${area}`} class={hostile ? 'reach hostile' : 'reach'} href={`#${shapeOf(area)}`} />
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
