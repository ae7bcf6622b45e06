import {
  type AreaId,
  areaPath,
  type FactionId,
  isClosed,
  isOnMap,
  type LandId,
  landIds,
  seaIds,
  type View,
} from '@windward/swords-and-sails/facts'
import { washOf } from '../factions/faction.ts'
import { memo } from './memo.ts'

const areas: readonly AreaId[] = [...landIds, ...seaIds]

export const shapeOf = (id: AreaId): string => `sns-shape-${id}`
const clipOf = (id: AreaId): string => `sns-clip-${id}`

/** Every area's outline once, for all that is drawn in its shape. */
export const Shapes = memo(() => (
  <>
    {areas.map((id) => (
      <path key={id} id={shapeOf(id)} d={areaPath(id)} clip-rule="evenodd" fill-rule="evenodd" />
    ))}
    {landIds.map((id) => (
      <clipPath key={id} id={clipOf(id)}>
        <use href={`#${shapeOf(id)}`} />
      </clipPath>
    ))}
  </>
))

/** A land in its owner's wash and weave, with the colour gathered along its border as a brush leaves it. */
function Owned({ id, owner }: { readonly id: LandId; readonly owner: FactionId }) {
  return (
    <g style={{ '--wash': washOf(owner) }}>
      <use class="wash" href={`#${shapeOf(id)}`} />
      <use class="weave-fill" href={`#${shapeOf(id)}`} fill={`url(#sns-weave-${owner})`} />
      <g clip-path={`url(#${clipOf(id)})`}>
        <use class="brush" href={`#${shapeOf(id)}`} />
      </g>
    </g>
  )
}

function ownerOfLand(view: View, id: LandId): FactionId | null {
  return view.lands[id].owner
}

export function Owners({ view }: { readonly view: View }) {
  return (
    <g class="owners">
      {landIds.map((id) => {
        const owner = ownerOfLand(view, id)
        if (isClosed(view, id)) return <use key={id} class="closed" href={`#${shapeOf(id)}`} />
        return owner === null ? null : <Owned key={id} id={id} owner={owner} />
      })}
      {seaIds.map((id) =>
        isOnMap(view, id) ? null : <use key={id} class="closed" href={`#${shapeOf(id)}`} />,
      )}
    </g>
  )
}

/** What a pointer meets: every area in its shape, seen by nobody. */
export const Touch = memo(() => (
  <g class="touch">
    {areas.map((id) => (
      <use key={id} href={`#${shapeOf(id)}`} data-place={id} />
    ))}
  </g>
))
