import type { TableModel } from '@windward/kit/contract.ts'
import { BATTERIES, BUILDING, type SailsOfGlory, shipName, type View } from '@windward/sails-of-glory/facts'
import { degrees, mm } from '../../measure.ts'
import { placed } from '../placed.ts'
import { dropOf, NAME_BELOW } from './works-box.ts'

/** What stands on land: batteries that look out to sea, and the buildings of outposts. */
export function Works({
  table,
  view,
  top,
}: {
  readonly table: TableModel<SailsOfGlory>
  readonly view: View
  readonly top: number
}) {
  const marked = table.highlight.value
  return (
    <>
      {view.buildings.flatMap(({ element, side, points, surrendered }) =>
        view.terrain
          .filter((each) => each.element === element)
          .map(({ pose }) => (
            <g
              key={element}
              class={`sog-works sog-${side}${surrendered ? ' sog-lost' : ''}`}
              transform={placed(pose, top)}
            >
              <path class="sog-wall" d={BUILDING_OUTLINE} />
              <Count value={points} heading={pose.heading} />
            </g>
          )),
      )}
      {view.batteries.map(({ id, type, side, pose, fate, hull, mustered }) => {
        const isLost = fate !== 'standing'
        const covered = fate === 'standing' ? hull.length : mustered.hull
        return (
          <g
            key={id}
            data-place={id}
            class={`sog-works sog-${side}${isLost ? ' sog-lost' : ''}${marked.includes(id) ? ' sog-marked' : ''}`}
            transform={placed(pose, top)}
          >
            <title>{shipName(id)}</title>
            <path class="sog-wall sog-base" d="M-18 6V-4L-9 -10H9L18 -4V6L12 10H-12Z" />
            <path class="sog-spar" d="M-11 -4V-15M0 -6V-17M11 -4V-15" />
            {!isLost && <Count value={BATTERIES[type].log.length - covered} heading={pose.heading} />}
            <g transform={`rotate(${-degrees(pose.heading)})`}>
              <text
                class="sog-works-name"
                y={NAME_BELOW}
                style={`--drop: ${dropOf({ pose }, view.terrain).toFixed(1)}px`}
              >
                {shipName(id)}
              </text>
            </g>
          </g>
        )
      })}
    </>
  )
}

const BUILDING_OUTLINE = `M${BUILDING.map(([x, y]) => `${mm(x)} ${-mm(y)}`).join('L')}Z`

/** What it still bears, upright however the piece is turned. */
function Count({ value, heading }: { readonly value: number; readonly heading: number }) {
  return (
    <text transform={`rotate(${-degrees(heading)})`} dy="4">
      {value}
    </text>
  )
}
