const POINTS = 16
const at = (angle: number, radius: number): string =>
  `${Math.round(Math.sin(angle) * radius * 10) / 10} ${Math.round(-Math.cos(angle) * radius * 10) / 10}`
const turn = (i: number): number => (i / POINTS) * 2 * Math.PI

const rhumbs = (reach: number): string =>
  Array.from({ length: POINTS * 2 }, (_, i) => `M${at(turn(i / 2), 46)}L${at(turn(i / 2), reach)}`).join('')

/** A ray of the rose: half of it light, half dark. */
function ray(i: number, long: number): { light: string; dark: string } {
  const tip = at(turn(i), long)
  const wide = long * 0.2
  const left = at(turn(i) - Math.PI / 8, wide)
  const right = at(turn(i) + Math.PI / 8, wide)
  return { light: `M0 0L${left}L${tip}Z`, dark: `M0 0L${right}L${tip}Z` }
}

const lengths = [0, 4, 8, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15].map((i) => ({
  i,
  long: i % 4 === 0 ? 38 : i % 2 === 0 ? 26 : 15,
}))

/** A compass rose with its lines over the water. */
export function Compass({
  at: [x, y],
  reach,
}: {
  readonly at: readonly [number, number]
  readonly reach: number
}) {
  const rays = lengths.toReversed().map(({ i, long }) => ({ i, ...ray(i, long) }))
  return (
    <g class="compass" transform={`translate(${x} ${y})`}>
      <path class="rhumbs" d={rhumbs(reach)} />
      <circle class="ring" r="31" />
      <circle class="ring" r="28.5" />
      {rays.map(({ i, light, dark }) => (
        <g key={i}>
          <path class="ray-light" d={light} />
          <path class="ray-dark" d={dark} />
        </g>
      ))}
      <circle class="hub" r="2.6" />
      <path
        class="north"
        d="M0-52c-2.6 3-2.6 5.4 0 7c2.6-1.6 2.6-4 0-7zM-4-43.6c0-3.4 2.4-3.6 2.6-1.4M4-43.6c0-3.4-2.4-3.6-2.6-1.4M-2.6-43.4h5.2"
      />
    </g>
  )
}
