import { useSignalEffect } from '@preact/signals'
import {
  OUTLINES,
  type SailsOfGlory,
  type SeenShip,
  shipName,
  type View,
} from '@windward/sails-of-glory/board'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { TableModel } from '../../table/contract.ts'
import type { Box } from '../viewport/camera.ts'
import type { Distance, Lens } from '../viewport/lens.ts'
import { Viewport } from '../viewport/viewport.tsx'
import { Arcs } from './arcs.tsx'
import { berthsTaken, placing } from './berths.ts'
import { Bonds } from './bonds.tsx'
import { sailedPath } from './course.ts'
import { firingFrom, plannedPaths } from './drafts.ts'
import { compassPoint, degrees, mm } from './measure.ts'
import { plates } from './plates.ts'
import { ShipMark, placed as shipPlaced } from './ship.tsx'
import { Swell, WindGauge } from './wind.tsx'
import { Works } from './works.tsx'

const NEAREST = 5
const FIRST = { least: 0.25, most: 2.2 }
const MARGIN = 36
/** Water seen around the fleets at first, so that their plates are in sight too. */
const AROUND = 70
const SAIL_MS = 560
const distance = (scale: number): Distance => (scale < 0.62 ? 'far' : scale < 1.8 ? 'middle' : 'near')

/** The sea from above with everything on it. */
export function Board({ table }: { readonly table: TableModel<SailsOfGlory> }) {
  const lens = useRef<Lens | undefined>(undefined)
  const sheet = useRef<SVGSVGElement>(null)
  const position = table.position.value
  const before = position?.view.phase === 'setup'
  const home = useMemo(() => firstView(position?.view), [position?.view.number, before])
  useLayoutEffect(() => lens.current?.home(home), [before])
  useSignalEffect(() => {
    const place = table.highlight.value[0] ?? table.selection.value
    const view = table.position.peek()?.view
    const ship = view?.ships.find(({ id }) => id === place)
    if (view !== undefined && ship !== undefined) lens.current?.show(spotOf(view, ship))
  })
  const turn = position?.view.ships.map(({ id, course }) => `${id}${course?.from.x},${course?.from.y}`).join()
  useLayoutEffect(() => sail(sheet.current, position?.view), [turn])
  if (position === undefined) return null
  const { view } = position
  const { width, height } = sizeOf(view)
  return (
    <Viewport
      label="The sea"
      sheet={{ width, height }}
      nearest={NEAREST}
      distance={distance}
      first={FIRST}
      home={home}
      lens={lens}
      over={<WindGauge wind={view.wind} />}
    >
      <svg
        ref={sheet}
        class="sog-sea"
        viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
        onClick={({ target }) => choose(table, target)}
      >
        <Water view={view} />
        <Works view={view} top={topOf(view)} marked={table.highlight.value} />
        <Ships table={table} view={view} />
        <Bonds view={view} top={topOf(view)} />
        <Berths table={table} top={topOf(view)} />
      </svg>
    </Viewport>
  )
}

function sizeOf({ sea }: View): { readonly width: number; readonly height: number } {
  return { width: mm(sea.width) + 2 * MARGIN, height: mm(sea.length) + 2 * MARGIN }
}

const topOf = ({ sea }: View): number => mm(sea.length)

function spotOf(view: View, { pose }: SeenShip): { readonly x: number; readonly y: number } {
  return { x: mm(pose.x) + MARGIN, y: topOf(view) - mm(pose.y) + MARGIN }
}

function firstView(view: View | undefined): Box {
  if (view === undefined) return { x: 0, y: 0, width: 100, height: 100 }
  const spots = view.phase === 'setup' ? [] : view.ships.filter(isSeen).map((ship) => spotOf(view, ship))
  if (spots.length === 0) return { x: 0, y: 0, ...sizeOf(view) }
  const x = Math.min(...spots.map((spot) => spot.x)) - AROUND
  const y = Math.min(...spots.map((spot) => spot.y)) - AROUND
  return {
    x,
    y,
    width: Math.max(...spots.map((spot) => spot.x)) + AROUND - x,
    height: Math.max(...spots.map((spot) => spot.y)) + AROUND - y,
  }
}

function Water({ view }: { readonly view: View }) {
  const { sea, terrain, wind } = view
  const box = { x: 0, y: 0, width: mm(sea.width), height: mm(sea.length) }
  return (
    <>
      <defs>
        <Swell wind={wind} id="sog-swell" />
      </defs>
      <rect class="sog-water" {...box} />
      <rect fill="url(#sog-swell)" {...box} />
      {terrain.map((element, index) => (
        <path
          key={index}
          class={`sog-${element.kind}`}
          transform={shipPlaced(element.pose, topOf(view))}
          d={outline(element.element)}
        />
      ))}
      <rect class="sog-frame" {...box} />
    </>
  )
}

function outline(element: keyof typeof OUTLINES): string {
  return `M${OUTLINES[element].map(([x, y]) => `${mm(x)} ${-mm(y)}`).join('L')}Z`
}

/** Where the next ship can be put down, and those that have been. */
function Berths({ table, top }: { readonly table: TableModel<SailsOfGlory>; readonly top: number }) {
  const question = table.question.value
  if (question?.kind !== 'place-ships' || question.sealed !== undefined) return null
  const draft = table.draft(question)
  const taken = berthsTaken(draft.work.value)
  const { placed, free } = placing(question, taken)
  const ships = table.position.value?.view.ships ?? []
  return (
    <>
      {free.map(({ key, at }) => (
        <g key={key} class="sog-berth" data-berth={key} transform={shipPlaced(at, top)}>
          <path d="M0 -26L12 -12V26H-12V-12Z" />
          <text transform={`rotate(${-degrees(at.heading)})`} dy="4">
            {key}
          </text>
        </g>
      ))}
      {placed.flatMap(({ ship: id, ...pose }) =>
        ships
          .filter((ship) => ship.id === id)
          .map((ship) => (
            <ShipMark key={id} ship={{ ...ship, pose, fate: 'afloat' }} top={top} chosen marked={false} />
          )),
      )}
    </>
  )
}

/** Ships that lie on the table; those that are gone are not drawn. */
const isSeen = ({ fate, wreck }: SeenShip) => fate === 'afloat' || wreck

function Ships({ table, view }: { readonly table: TableModel<SailsOfGlory>; readonly view: View }) {
  const top = topOf(view)
  const chosen = table.selection.value
  const marked = table.highlight.value
  const seen = view.ships.filter(isSeen)
  const firing = firingFrom(table, chosen)
  const planned = plannedPaths(table, view)
  return (
    <>
      {seen.map((ship) => (
        <path key={ship.id} class="sog-wake" d={line(sailedPath(ship), top)} />
      ))}
      {firing !== undefined && <Arcs ship={firing.ship} sides={firing.sides} top={top} />}
      {planned.map(({ ship, path }) => (
        <g key={ship.id} class={`sog-${ship.side}`}>
          <path class="sog-path" d={line(path, top)} />
          <g class="sog-ghost">
            <ShipMark
              ship={{ ...ship, pose: path.at(-1) ?? ship.pose }}
              top={top}
              chosen={false}
              marked={false}
            />
          </g>
        </g>
      ))}
      {seen.map((ship) => (
        <ShipMark
          key={ship.id}
          ship={ship}
          top={top}
          chosen={chosen === ship.id}
          marked={marked.includes(ship.id)}
        />
      ))}
      {plates(seen, top).map(({ ship, x, y }) => (
        <g key={ship.id} class="sog-plate" transform={`translate(${x} ${y})`}>
          <text>
            {ship.flagship && '★ '}
            {shipName(ship.id)}
          </text>
          <text class="sog-state" y="14">
            {stateOf(ship)}
          </text>
        </g>
      ))}
      {view.attacks.map(({ by, at }, index) => (
        <Shot
          key={`${view.number} ${index}`}
          from={seen.find(({ id }) => id === by)}
          to={seen.find(({ id }) => id === at)}
          top={top}
        />
      ))}
    </>
  )
}

function line(path: readonly SeenShip['pose'][], top: number): string {
  return path.length === 0
    ? ''
    : `M${path.map(({ x, y }) => `${mm(x).toFixed(1)} ${(top - mm(y)).toFixed(1)}`).join('L')}`
}

/** Smoke between those who fired and those who were fired at. */
function Shot({
  from,
  to,
  top,
}: {
  readonly from: SeenShip | undefined
  readonly to: SeenShip | undefined
  readonly top: number
}) {
  if (from === undefined || to === undefined) return null
  const puff = (part: number) => ({
    cx: mm(from.pose.x + (to.pose.x - from.pose.x) * part),
    cy: top - mm(from.pose.y + (to.pose.y - from.pose.y) * part),
  })
  return (
    <g class="sog-smoke">
      <circle r="5" {...puff(0.3)} />
      <circle r="3.6" {...puff(0.38)} />
      <circle r="2.4" {...puff(0.45)} />
    </g>
  )
}

function stateOf(ship: SeenShip): string {
  if (ship.wreck) return `wreck, ${ship.fate}`
  const { fires, leaks } = ship.special
  const parts = [`hull −${ship.hull.length}`, `crew −${ship.crew.length}`]
  if (fires > 0) parts.push(`${fires} on fire`)
  if (leaks > 0) parts.push(`${leaks} leaking`)
  if (ship.aground) parts.push('aground')
  if (ship.hull.length + ship.crew.length === 0)
    return parts.slice(2).join(' · ') || `heading ${compassPoint(ship.pose.heading)}`
  return parts.join(' · ')
}

function choose(table: TableModel<SailsOfGlory>, target: EventTarget | null): void {
  const pressed = target instanceof Element ? target : undefined
  const berth = pressed?.closest('[data-berth]')?.getAttribute('data-berth')
  const question = table.question.value
  if (berth != null && question !== undefined) {
    const draft = table.draft(question)
    draft.set([...berthsTaken(draft.work.value), berth])
    return
  }
  const marked = pressed?.closest('[data-ship]') ?? null
  table.selection.value = marked?.getAttribute('data-ship') ?? undefined
}

/** Ships sail their true line to where they lie; with reduced motion they are simply there. */
function sail(sheet: SVGSVGElement | null, view: View | undefined): void {
  if (sheet === null || view === undefined) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const ship of view.ships) {
    const path = sailedPath(ship)
    if (path.length < 2) continue
    const frames = path.map((pose) => ({ transform: cssPlaced(pose, topOf(view)) }))
    sheet
      .querySelector(`.sog-ship[data-ship="${ship.id}"]:not(.sog-ghost *)`)
      ?.animate(frames, { duration: SAIL_MS, easing: 'ease-in-out' })
  }
}

function cssPlaced({ x, y, heading }: SeenShip['pose'], top: number): string {
  return `translate(${mm(x)}px, ${top - mm(y)}px) rotate(${degrees(heading)}deg)`
}
