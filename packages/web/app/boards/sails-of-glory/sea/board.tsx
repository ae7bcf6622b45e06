import { useSignal } from '@preact/signals'
import type { SailsOfGlory } from '@windward/sails-of-glory/board'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { narrow } from '../../../look/narrow.ts'
import type { TableModel } from '../../../table/contract.ts'
import type { Box } from '../../viewport/camera.ts'
import type { Distance, Lens } from '../../viewport/lens.ts'
import { Viewport } from '../../viewport/viewport.tsx'
import { useToldView } from '../as-told/told-view.ts'
import { PlacingLayer } from '../placing/placing-layer.tsx'
import { Bonds } from './bonds.tsx'
import { firstView, MARGIN, sizeOf, topOf } from './extent.ts'
import { useFollow } from './follow.ts'
import { placeAt, press } from './press.ts'
import { coursesOf, sail } from './sail.ts'
import { Ships } from './ships.tsx'
import { Water } from './water.tsx'
import { WindGauge } from './wind.tsx'
import { Works } from './works.tsx'

const NEAREST = 5
const FIRST = { least: 0.2, most: 2.2 }
/** What is written small enough for a near view cannot be read in a farther one. */
const distance = (scale: number): Distance =>
  scale < 0.38 ? 'farthest' : scale < 0.85 ? 'far' : scale < 1.6 ? 'middle' : 'near'

/** The sea from above with everything on it. */
export function Board({ table }: { readonly table: TableModel<SailsOfGlory> }) {
  const lens = useRef<Lens | undefined>(undefined)
  const sheet = useRef<SVGSVGElement>(null)
  const looked = useSignal<string | undefined>(undefined)
  const position = table.position.value
  const before = position?.view.phase === 'setup'
  const first = useMemo(() => firstView(position?.view, narrow.value), [position === undefined, before])
  const home = useSignal<Box | undefined>(undefined)
  const { sight, rest } = useFollow(table, lens)
  useLayoutEffect(() => {
    home.value = undefined
    lens.current?.home(first)
  }, [first])
  /* Where the fleets have come to can wait until they are drawn. */
  useEffect(() => {
    const turn = setTimeout(() => {
      home.value = firstView(table.position.peek()?.view, narrow.value)
    })
    return () => clearTimeout(turn)
  }, [position?.view.number, narrow.value])
  const courses = coursesOf(position?.view)
  useLayoutEffect(() => sail(sheet.current, position?.view), [courses])
  const told = useToldView(table)
  const water = useMemo(() => told && <Water view={told} />, [position?.view, told?.wind.from])
  if (position === undefined || told === undefined) return null
  const { view } = position
  const { width, height } = sizeOf(view, narrow.value)
  const top = topOf(view)
  return (
    <Viewport
      label="The sea"
      sheet={{ width, height }}
      nearest={NEAREST}
      distance={distance}
      first={FIRST}
      home={home.value ?? first}
      lens={lens}
      rest={rest}
      over={<WindGauge wind={told.wind} />}
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
        onPointerLeave={() => {
          looked.value = undefined
        }}
      >
        {water}
        <Works table={table} view={told} top={top} />
        <Ships table={table} view={view} told={told} top={top} looked={looked} sight={sight} />
        <Bonds view={told} top={top} />
        <PlacingLayer table={table} top={top} />
      </svg>
    </Viewport>
  )
}
