import type { TableModel } from '@windward/kit/contract.ts'
import type { SailsOfGlory, View } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { atPointer } from '../placing/at-pointer.ts'
import { placed } from '../sea/placed.ts'
import { outline } from '../ship/hull.ts'
import { linesOf } from '../ship/lines.ts'
import { type FanCourse, fanOf, type PlanFan } from './fan-courses.ts'
import { DISC, type Disc, discsOf, nearest } from './fan-layout.ts'
import { MightBe } from './might-be.tsx'
import { Prospects, Reach } from './prospects-layer.tsx'
import { words } from './words.en.ts'

interface LayerProps {
  readonly table: TableModel<SailsOfGlory>
  readonly view: View
  readonly top: number
}

/** Below the ships: where each card would take the one in hand, tinted and lined by the attitude it ends in. */
export function FanCourses({ table, view, top }: LayerProps) {
  const fan = fanOf(table, view)
  if (fan === undefined) return null
  const lines = linesOf(fan.ship.id)
  const hull = `${outline(lines)}M0 ${lines.bow.toFixed(1)}v-6`
  const yards = lines.masts
    .map(
      ({ y, yard }) =>
        `M${(-yard * 0.5).toFixed(1)} ${y.toFixed(1)}q${(yard * 0.5).toFixed(1)} -5 ${yard.toFixed(1)} 0`,
    )
    .join('')
  const chosen = fan.courses.find((course) => course.chosen)
  return (
    <g class={`sog-fan-courses sog-${fan.ship.side}`}>
      <MightBe view={view} ship={fan.ship} top={top} />
      {chosen !== undefined && <Reach fan={fan} course={chosen} top={top} />}
      {fan.start !== fan.ship.pose && (
        <path class="sog-course-first" d={hull} transform={placed(fan.start, top)} />
      )}
      {fan.courses.map(({ card, path, ...course }) => {
        const end = path?.at(-1)
        if (path === undefined || end === undefined) return null
        return (
          <g key={card} class={lookOf(course)} data-course={card}>
            <path class="sog-course-track" d={trackOf(path, lines.base.length / 2, top)} />
            {!course.chosen && (
              <g transform={placed(end, top)}>
                <path class="sog-course-hull" d={hull} />
                <path class="sog-course-yards" d={yards} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}

function lookOf({ attitude, chosen, fault }: Pick<FanCourse, 'attitude' | 'chosen' | 'fault'>): string {
  const names = [
    'sog-course',
    `sog-course-${attitude ?? 'plain'}`,
    chosen && 'sog-course-chosen',
    fault && 'sog-course-fault',
  ]
  return names.filter(Boolean).join(' ')
}

/** The line itself: it begins at her bow, and her stern follows it to its end (SOG 6.1.2). */
function trackOf(path: NonNullable<FanCourse['path']>, half: number, top: number): string {
  const spots = path.map(({ x, y, heading }, place) => {
    const turned = (heading / 180_000) * Math.PI
    const aft = place === 0 ? -half : half
    return `${(mm(x) - Math.sin(turned) * aft).toFixed(1)} ${(top - mm(y) + Math.cos(turned) * aft).toFixed(1)}`
  })
  return `M${spots.join('L')}`
}

/** Over the ships: the numbers. A press chooses one, and whoever drags goes on choosing the nearest. */
export function FanDiscs({ table, view, top }: LayerProps) {
  const fan = fanOf(table, view)
  if (fan === undefined) return null
  const discs = discsOf(fan, top)
  const { bow: ahead } = linesOf(fan.ship.id)
  const chosen = fan.courses.find((course) => course.chosen)
  return (
    <g
      class={`sog-discs sog-${fan.ship.side}`}
      data-over
      onPointerDown={(event) => drag(event, fan, discs, top)}
    >
      {chosen !== undefined && <Prospects view={view} fan={fan} course={chosen} top={top} />}
      <circle class="sog-helm-grip" data-helm r="15" transform={placed(fan.ship.pose, top)} cy={ahead - 4} />
      {discs.map(({ x, y, label, course }) => (
        <g
          key={course.card}
          class={`sog-disc ${lookOf(course)}`}
          data-card={course.card}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        >
          {course.fault !== undefined && <title>{words.faults[course.fault]}</title>}
          <circle class="sog-disc-room" r={DISC * 1.9} />
          <circle class="sog-disc-face" r={course.chosen ? DISC * 1.2 : DISC} />
          <text dy="3">{label}</text>
        </g>
      ))}
    </g>
  )
}

function drag(event: PointerEvent, fan: PlanFan, discs: readonly Disc[], top: number): void {
  const { currentTarget, target } = event
  if (event.button !== 0 || !(currentTarget instanceof SVGElement) || !(target instanceof Element)) return
  event.stopPropagation()
  let chosen = fan.courses.find((course) => course.chosen)?.card
  const choose = ({ course: { card } }: Disc) => {
    if (card === chosen) return
    chosen = card
    fan.choose(card)
  }
  const pressed = target.closest('[data-card]')?.getAttribute('data-card')
  const first = discs.find(({ course }) => course.card === pressed)
  if (first !== undefined) choose(first)
  currentTarget.setPointerCapture(event.pointerId)
  currentTarget.onpointermove = (move) => {
    const at = atPointer(currentTarget, move, top)
    const there = at && nearest(discs, { x: mm(at.x), y: top - mm(at.y) })
    if (there !== undefined) choose(there)
  }
  currentTarget.onlostpointercapture = () => {
    currentTarget.onpointermove = null
    currentTarget.onlostpointercapture = null
  }
}
