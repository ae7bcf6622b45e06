import type { View } from '@windward/sails-of-war/facts'
import { hexagon, moved } from '../hex.ts'
import { Fought } from '../pieces/badges.tsx'
import { contestedZones } from './contested-zones.ts'

/** Where ships may be attacked. */
export function Contested({ view }: { readonly view: View }) {
  return (
    <>
      {contestedZones(view).map((zone) => (
        <g key={zone} transform={moved(zone)}>
          <path class="sow-contested" d={hexagon(93)} />
          <Fought berth={{ x: -50, y: -84, scale: 1.4 }} />
        </g>
      ))}
    </>
  )
}
