import { STAR } from '../draw/buildings.ts'
import { Painted } from '../draw/painted.tsx'
import { Put } from './put.tsx'

/** More than these are a Star with their number. */
const MOST_APART = 5

/** The Stars on a Home Realm, set into the upper side of its ring. */
export function Stars({ count }: { readonly count: number }) {
  if (count > MOST_APART)
    return (
      <g class="sow-stars" transform="translate(0 -66)">
        <g transform="translate(-14 0)">
          <Painted drawing={STAR} />
        </g>
        <text x="14" y="8">
          {count}
        </text>
      </g>
    )
  return <Put what={`stars-${count}`} class="sow-stars" />
}
