import { isLand, RULER, type View } from '@windward/sails-of-glory/facts'
import type { ComponentChild } from 'preact'
import { mm } from '../measure.ts'
import { topOf } from '../sea/extent.ts'
import { placed } from '../sea/placed.ts'
import { words } from '../sea/words.en.ts'
import { hills, reachOf, rocks, shorePath } from './coast.ts'

type Element = View['terrain'][number]

/** Where a ship is so near a dangerous shore that one should know how far it reaches. */
const NEAR = 100
const DANGER = { width: mm(RULER.width), red: mm(RULER.red), none: 0 } as const

/** The water that grows pale and the lines of the engraver round all land, then the land itself (SOG 13). */
export function Land({ view }: { readonly view: View }) {
  const { terrain } = view
  const top = topOf(view)
  const each = (what: (element: Element) => ComponentChild) =>
    terrain.map((element, index) => (
      <g key={index} transform={placed(element.pose, top)}>
        {what(element)}
      </g>
    ))
  return (
    <>
      {each((element) => (
        <Shallows d={shorePath(element.element)} hasShore={isLand(element)} />
      ))}
      {each((element) => mayMeasure(view) && isNear(view, element) && <Danger of={element} />)}
      {each((element) => isLand(element) && <path class="sog-coastline" d={shorePath(element.element)} />)}
      {each((element) => (
        <g data-key={element.element}>
          <Ground of={element} />
        </g>
      ))}
      {terrain.map(({ element, kind, pose }, index) => {
        const name = kind === 'coast' || isFortified(view, pose) ? undefined : words.lands[element]
        if (name === undefined) return null
        return (
          <text
            key={index}
            class={`sog-land-name sog-land-${kind}`}
            x={mm(pose.x).toFixed(1)}
            y={(top - mm(pose.y) + (kind === 'island' ? 3 : reachOf(element) + 11)).toFixed(1)}
          >
            {name}
          </text>
        )
      })}
    </>
  )
}

/** Where a battery stands, its own name is written. */
const isFortified = ({ batteries }: View, { x, y }: Element['pose']): boolean =>
  batteries.some(({ pose }) => Math.hypot(mm(pose.x - x), mm(pose.y - y)) < 60)

function Shallows({ d, hasShore }: { readonly d: string; readonly hasShore: boolean }) {
  return (
    <>
      <path class="sog-shallow sog-shallow-4" d={d} />
      <path class="sog-shallow sog-shallow-3" d={d} />
      <path class="sog-shallow sog-shallow-2" d={d} />
      {hasShore && <path class="sog-waterlines" d={d} />}
    </>
  )
}

function Ground({ of: { element, kind, shore } }: { readonly of: Element }) {
  const d = shorePath(element)
  if (kind === 'reef') {
    const { stones, crosses } = rocks(element)
    return (
      <>
        <path class="sog-reef" d={d} />
        <path class="sog-stones" d={stones} />
        <path class="sog-crosses" d={crosses} />
      </>
    )
  }
  if (kind === 'shoal') {
    return (
      <>
        <path class="sog-shoal" d={d} />
        <path class="sog-stipple" d={d} />
      </>
    )
  }
  return (
    <>
      <path class={`sog-${kind} sog-${shore}`} d={d} />
      {kind === 'island' && <path class="sog-hills" d={hills(element)} />}
    </>
  )
}

/** SOG 3.3.3: nothing is measured before the Combat phase, but where the table has chosen training aids. */
const mayMeasure = ({ options, phase }: View): boolean =>
  options.trainingAids || phase === 'combat' || phase === 'reloading'

function isNear({ ships }: View, { element, pose, danger }: Element): boolean {
  const reach = reachOf(element) + DANGER[danger] + NEAR
  return (
    danger !== 'none' &&
    ships.some(
      (ship) =>
        ship.fate === 'afloat' && Math.hypot(mm(ship.pose.x - pose.x), mm(ship.pose.y - pose.y)) < reach,
    )
  )
}

/** SOG 13.3.1: how near its shore is dangerous. The land hides the inner half of the stroke. */
function Danger({ of: { element, danger } }: { readonly of: Element }) {
  const d = shorePath(element)
  return (
    <>
      <path class="sog-danger-edge" d={d} style={{ strokeWidth: 2 * DANGER[danger] + 1.4 }} />
      <path class="sog-danger" d={d} style={{ strokeWidth: 2 * DANGER[danger] }} />
    </>
  )
}
