export interface Point {
  readonly x: number
  readonly y: number
}

interface SightLineProps {
  readonly from: Point
  readonly to: Point
  /** What stands in its way; undefined where it is open. */
  readonly blocked: readonly Point[] | undefined
}

/** A line of sight: whole where it is open, broken off with a cross where something stands in it. */
export function SightLine({ from, to, blocked }: SightLineProps) {
  if (blocked === undefined) return <path class="sog-sight" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
  const stops = blocked.map((spot) => partOf(from, to, spot))
  const part = Math.min(0.9, ...stops)
  const stop = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  return (
    <g class="sog-sight-blocked">
      <path class="sog-sight" d={`M${from.x} ${from.y}L${stop.x} ${stop.y}`} />
      <path class="sog-sight-lost" d={`M${stop.x} ${stop.y}L${to.x} ${to.y}`} />
      <circle r="9" cx={stop.x} cy={stop.y} />
      <path
        class="sog-sight-cross"
        d={`M${stop.x - 5} ${stop.y - 5}l10 10M${stop.x + 5} ${stop.y - 5}l-10 10`}
      />
    </g>
  )
}

/** How far along a line one is beside a spot. */
function partOf(from: Point, to: Point, spot: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy)
  return Math.min(1, Math.max(0.1, along))
}
