import { useSignal } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import { narrow } from '@windward/kit/narrow.ts'
import type { Distance, Lens } from '@windward/kit/viewport/lens.ts'
import { Viewport } from '@windward/kit/viewport/viewport.tsx'
import type { SailsOfGlory } from '@windward/sails-of-glory/facts'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Helm } from '../courses/helm.tsx'
import { PlacingLayer } from '../placing/placing-layer.tsx'
import { Bonds } from './bonds.tsx'
import { useDistance } from './distance.ts'
import { MARGIN, sizeOf, topOf } from './extent.ts'
import { useFollow } from './follow.ts'
import { useFraming } from './framing.ts'
import { useFreeCorner } from './free-corner.ts'
import { Works } from './guns/works.tsx'
import { placeAt, press } from './press.ts'
import { coursesOf, sail } from './sail.ts'
import { Ships } from './ships.tsx'
import { useShownSea } from './shown-sea.ts'
import { Water } from './water.tsx'
import { WindGauge } from './wind.tsx'
import { words } from './words.en.ts'

const NEAREST = 5
const FIRST = { least: 0.17, most: 2.2 }
/** What is written small enough for a near view cannot be read in a farther one. */
const REACHES: readonly (readonly [below: number, Distance])[] = [
  [0.24, 'farthest'],
  [0.32, 'farther'],
  [0.45, 'far'],
  [0.7, 'middling'],
  [1.2, 'middle'],
]
const distance = (scale: number): Distance => REACHES.find(([below]) => scale < below)?.[1] ?? 'near'

/** The sea from above with everything on it. */
export function Board({ table }: { readonly table: TableModel<SailsOfGlory> }) {
  const lens = useRef<Lens | undefined>(undefined)
  const sheet = useRef<SVGSVGElement>(null)
  const looked = useSignal<string | undefined>(undefined)
  const position = table.position.value
  const sea = useShownSea(table)
  const lying = useSignal(sea?.lying)
  useLayoutEffect(() => {
    lying.value = sea?.lying
  }, [sea?.lying])
  const from = useDistance(sheet, position !== undefined)
  const { home, take } = useFraming(table, lens, sheet)
  const { sight, rest } = useFollow(table, lens, lying)
  const { corner, look } = useFreeCorner(table, lens, sheet, lying)
  const courses = coursesOf(sea?.shown)
  /* Whoever steps back in what is told sees ships where they were, and not how they came there. */
  useLayoutEffect(() => {
    if (sea?.goesOn) sail(sheet.current, sea.shown)
  }, [courses])
  const water = useMemo(() => sea && <Water view={sea.shown} />, [position?.view, sea?.shown.wind.from])
  if (position === undefined || sea === undefined) return null
  const { shown: told } = sea
  const { view } = position
  const { width, height } = sizeOf(view, narrow.value)
  const top = topOf(view)
  return (
    <Viewport
      label={words.sea}
      sheet={{ width, height }}
      nearest={NEAREST}
      distance={distance}
      first={FIRST}
      home={home}
      lens={lens}
      rest={() => {
        rest()
        look()
      }}
      over={
        <>
          <Helm table={table} view={view} />
          <WindGauge table={table} view={told} lying={corner.value} />
        </>
      }
    >
      <svg
        ref={sheet}
        class="sog-sea"
        viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
        onClick={(event) => press(table, event, top)}
        onPointerOver={({ target }) => {
          looked.value = placeAt(target)
        }}
        onWheel={take}
        onPointerMove={({ buttons }) => {
          if (buttons > 0) take()
        }}
        onPointerLeave={() => {
          looked.value = undefined
        }}
      >
        {water}
        <Works table={table} view={told} top={top} />
        <Ships
          table={table}
          view={sea.lying}
          told={told}
          lying={lying}
          top={top}
          looked={looked}
          sight={sight}
          from={from}
        />
        <Bonds view={told} top={top} />
        <PlacingLayer table={table} top={top} />
      </svg>
    </Viewport>
  )
}
