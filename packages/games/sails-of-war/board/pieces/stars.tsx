import { Put } from './put.tsx'

/** More than these are a Star with their number. */
const MOST_APART = 5
const STEP = 23

/** The Stars on a Home Realm, set into the upper side of its ring. */
export function Stars({ count }: { readonly count: number }) {
  if (count > MOST_APART)
    return (
      <g class="sow-stars" transform="translate(0 -66)">
        <Put what="star" x={-14} scale={0.95} />
        <text x="14" y="8">
          {count}
        </text>
      </g>
    )
  return (
    <g class="sow-stars">
      {Array.from({ length: count }, (_, index) => {
        const off = index - (count - 1) / 2
        return (
          <Put
            key={index}
            what="star"
            x={off * STEP}
            y={-68 + Math.max(0, Math.abs(off) - 1.2) * 8}
            scale={0.78}
          />
        )
      })}
    </g>
  )
}
