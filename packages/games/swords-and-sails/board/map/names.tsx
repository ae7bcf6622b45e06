import { type AreaId, isLandId, landIds, nameOf, placesOf, seaIds } from '@windward/swords-and-sails/facts'
import { memo } from './memo.ts'

const LINE = 1.08
/** Names smaller than this cannot be read from afar. */
const SMALL = 13

/** The name of an area in its lines, about the middle of its place. */
function AreaName({ id }: { readonly id: AreaId }) {
  const { at, size, turn, lines } = placesOf(id).label
  const [x, y] = at
  const top = -((lines.length - 1) * LINE * size) / 2 + size * 0.32
  return (
    <text
      class={`${isLandId(id) ? 'land-name' : 'sea-name'}${size < SMALL ? ' small-name' : ''}`}
      {...(turn !== 0 && { transform: `rotate(${turn} ${x} ${y})` })}
      font-size={size}
    >
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={y + top + i * LINE * size}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** A box beside an area too small for its things, tied to it by a line. */
function CallOut({ id }: { readonly id: AreaId }) {
  const { callOut } = placesOf(id)
  if (callOut === undefined) return null
  const [x, y] = callOut.at
  const [toX, toY] = callOut.to
  const { width, height } = callOut
  const foot = y + (toY > y ? height / 2 : -height / 2)
  return (
    <g class="call-out">
      <path d={`M${x} ${foot}L${toX} ${toY}`} />
      <circle cx={toX} cy={toY} r="2.2" />
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx="4" data-place={id} />
      <title>{nameOf(id)}</title>
    </g>
  )
}

const areas: readonly AreaId[] = [...landIds, ...seaIds]

export const CallOuts = memo(() => (
  <g>
    {areas.map((id) => (
      <CallOut key={id} id={id} />
    ))}
  </g>
))

export const Names = memo(() => (
  <g class="names">
    {areas.map((id) => (
      <AreaName key={id} id={id} />
    ))}
  </g>
))
