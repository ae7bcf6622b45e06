import type { Spot } from '../hex.ts'

/** A ray of the rose, its lit half and its shaded one. */
const ray = (turn: number, long: number, half: number): readonly [string, string] => {
  const p = (angle: number, reach: number): string =>
    `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`
  const [tip, left, right] = [p(turn, long), p(turn - Math.PI / 4, half), p(turn + Math.PI / 4, half)]
  return [`M0 0L${left}L${tip}Z`, `M0 0L${right}L${tip}Z`]
}

const RAYS = [
  ...[1, 3, 5, 7].map((eighth) => ray((eighth * Math.PI) / 4, 44, 12)),
  ...[0, 2, 4, 6].map((eighth) => ray((eighth * Math.PI) / 4, 66, 13)),
]

/** The rose of the winds in the corner of the chart. */
export function Compass({ x, y }: Spot) {
  return (
    <g class="sow-compass" transform={`translate(${x} ${y})`}>
      <circle r="50" />
      <circle r="46" />
      <path class="sow-rose-light" d={RAYS.map(([light]) => light).join('')} />
      <path class="sow-rose-dark" d={RAYS.map(([, dark]) => dark).join('')} />
      <path class="sow-rose-dark" d="M0 -86l5 12h-10z" />
    </g>
  )
}
