import type { ReadonlySignal, Signal } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import { useFrameBehind } from '@windward/kit/frame-behind.ts'
import type { Distance } from '@windward/kit/viewport/lens.ts'
import { type SailsOfGlory, type SeenShip, sourceOf, type View } from '@windward/sails-of-glory/facts'
import { useMemo, useRef } from 'preact/hooks'
import { fanOf } from '../courses/fan-courses.ts'
import { FanCourses, FanDiscs } from '../courses/fan-layer.tsx'
import { roomOf } from '../courses/fan-layout.ts'
import { plannedPaths } from '../drafts.ts'
import { degrees, mm } from '../measure.ts'
import { WakeDrawing } from '../ship/wake-drawing.tsx'
import { Crashes } from './crashes.tsx'
import type { SeaSight } from './follow.ts'
import { Firing } from './guns/firing.tsx'
import { Shots } from './guns/shots.tsx'
import { lossesTold, seenShips } from './losses.ts'
import { pickable, pickedIn } from './picking.ts'
import { Plates } from './plates.tsx'
import { ShipMark } from './ship.tsx'

interface ShipsProps {
  readonly table: TableModel<SailsOfGlory>
  /** A view in which ships lie where they are seen. */
  readonly view: View
  /** As much as has been told. */
  readonly told: View
  /** The view in which they lie, once it is drawn. */
  readonly lying: ReadonlySignal<View | undefined>
  readonly top: number
  /** What somebody points at on the sea. */
  readonly looked: Signal<string | undefined>
  /** The part of the sea the names are laid out for. */
  readonly sight: ReadonlySignal<SeaSight | undefined>
  /** From how far they are seen. */
  readonly from: ReadonlySignal<Distance>
}

/** All ships on the sea with their wakes, their names, and what they are about to do. */
export function Ships({ table, view, told, lying, top, looked, sight, from }: ShipsProps) {
  /* While something is told nobody but those it tells of is marked. */
  const chosen = table.telling.value === undefined ? table.selection.value : undefined
  const marked = table.highlight.value
  const question = table.telling.value === undefined ? table.question.value : undefined
  const picks: readonly string[] = question === undefined ? [] : pickable(question)
  const picked = question === undefined ? undefined : pickedIn(table.draft(question).work.value)
  const wind = degrees(sourceOf(told.wind.from))
  const fan = fanOf(table, view)
  const inHand = fan?.ship.id
  const losses = lossesTold(table)
  const lost = Object.values(losses).join(' ')
  const seen = useMemo(() => seenShips(told, losses), [told, lost])
  /* What no mark changes is drawn once for each view: while results are told only the marks are looked at anew. */
  const wakes = useMemo(
    () => seenShips(view, losses).map((ship) => <WakeDrawing key={ship.id} ship={ship} top={top} />),
    [view, lost],
  )
  const fired = told.attacks.map(({ drawn }) => drawn.length).join()
  const shots = useMemo(() => <Shots view={told} top={top} />, [view, fired, told.phase])
  /* Finding room for the names takes a while: the ships are under way before that. */
  const settled = useFrameBehind(() => lying.value) ?? view
  const written = useRef({ view: told, ships: seen })
  if (settled === view) written.current = { view: told, ships: seen }
  const plates = useMemo(
    () => (
      <Plates
        ships={seenShips(settled, losses)}
        view={settled}
        told={written.current}
        sight={sight.value}
        distance={from.value}
        kept={fan === undefined ? [] : roomOf(fan, top)}
      />
    ),
    [settled, written.current.view, lost, sight.value, from.value, inHand],
  )
  return (
    <>
      {wakes}
      <Firing table={table} view={view} top={top} looked={looked} />
      <FanCourses table={table} view={view} top={top} />
      {plannedPaths(table, view).map(({ ship, path }) => (
        <g key={ship.id} class={`sog-${ship.side}`}>
          {ship.id !== inHand && <path class="sog-path" d={line(path, top)} />}
          <g class="sog-ghost">
            <ShipMark
              ship={{ ...ship, pose: path.at(-1) ?? ship.pose }}
              wind={wind}
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
          wind={wind}
          top={top}
          chosen={chosen === ship.id || picked === ship.id || inHand === ship.id}
          marked={marked.includes(ship.id)}
          pickable={picks.includes(ship.id)}
        />
      ))}
      {shots}
      <FanDiscs table={table} view={view} top={top} />
      <Crashes table={table} view={view} top={top} />
      {plates}
    </>
  )
}

function line(path: readonly SeenShip['pose'][], top: number): string {
  return path.length === 0
    ? ''
    : `M${path.map(({ x, y }) => `${mm(x).toFixed(1)} ${(top - mm(y)).toFixed(1)}`).join('L')}`
}
