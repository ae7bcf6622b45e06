import type { View } from '@windward/sails-of-glory/board'
import { mm } from '../measure.ts'
import { topOf } from './extent.ts'
import { outlineOf } from './outline.ts'
import { placed } from './ship.tsx'
import { Swell } from './wind.tsx'

/** The sea with its land, the wind running over it. */
export function Water({ view }: { readonly view: View }) {
  const { sea, terrain, wind } = view
  const box = { x: 0, y: 0, width: mm(sea.width), height: mm(sea.length) }
  return (
    <>
      <defs>
        <Swell wind={wind} id="sog-swell" />
      </defs>
      <rect class="sog-water" {...box} />
      <rect fill="url(#sog-swell)" {...box} />
      {terrain.map((element, index) => (
        <g key={index} transform={placed(element.pose, topOf(view))}>
          <path class="sog-surf" d={outlineOf(element.element)} />
          <path class={`sog-${element.kind} sog-${element.shore}`} d={outlineOf(element.element)} />
        </g>
      ))}
      <rect class="sog-frame" {...box} />
    </>
  )
}
