import type { View } from '@windward/sails-of-glory/facts'
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
        <clipPath id="sog-shores">
          <rect {...box} />
        </clipPath>
      </defs>
      <rect class="sog-water" {...box} />
      <rect fill="url(#sog-swell)" {...box} />
      {/* SOG 13.3.8: coasts reach to the very edge; the surf of one piece does not break on the next. */}
      <g clip-path="url(#sog-shores)">
        {terrain.map(({ element, pose }, index) => (
          <g key={index} transform={placed(pose, topOf(view))}>
            <path class="sog-surf" d={outlineOf(element)} />
          </g>
        ))}
        {terrain.map(({ element, kind, shore, pose }, index) => (
          <g key={index} transform={placed(pose, topOf(view))}>
            <path class={`sog-${kind} sog-${shore}`} d={outlineOf(element)} />
          </g>
        ))}
      </g>
      <rect class="sog-frame" {...box} />
    </>
  )
}
