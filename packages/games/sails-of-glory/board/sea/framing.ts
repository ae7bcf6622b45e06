import { untracked, useSignal, useSignalEffect } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import { narrow } from '@windward/kit/narrow.ts'
import type { Box } from '@windward/kit/viewport/camera.ts'
import type { Lens } from '@windward/kit/viewport/lens.ts'
import type { SailsOfGlory, View } from '@windward/sails-of-glory/facts'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { fanOf, fansOf } from '../courses/fan-courses.ts'
import { roomOf } from '../courses/fan-layout.ts'
import { firstView, type Planned, topOf } from './extent.ts'

/** The ships manoeuvres are planned for with the courses before them, the one in hand first. */
function plannedFor(table: TableModel<SailsOfGlory>, view: View): readonly Planned[] {
  const inHand = fanOf(table, view)?.ship.id
  return fansOf(table, view)
    .toSorted((a, b) => Number(b.ship.id === inHand) - Number(a.ship.id === inHand))
    .map((fan) => ({ ship: fan.ship, courses: roomOf(fan, topOf(view)) }))
}

const viewNow = (table: TableModel<SailsOfGlory>): Box =>
  untracked(() => {
    const view = table.position.value?.view
    return firstView(view, narrow.value, view === undefined ? [] : plannedFor(table, view))
  })

/** Where the sea is seen from, and whether somebody has moved it. */
interface Framing {
  readonly home: Box
  /** Somebody has the sea in hand: from then on it is left where it is. */
  readonly take: () => void
}

/**
 * What is seen of the sea at first, and again at the start of each planning: the fleets with their next courses. Once
 * somebody has moved it, it is left where it is until he wants the first view again.
 */
export function useFraming(
  table: TableModel<SailsOfGlory>,
  lens: { readonly current: Lens | undefined },
  sheet: RefObject<SVGSVGElement>,
): Framing {
  const position = table.position.value
  const before = position?.view.phase === 'setup'
  const first = useMemo(() => viewNow(table), [position === undefined, before])
  const home = useSignal<Box | undefined>(undefined)
  const moved = useRef(false)
  useLayoutEffect(() => {
    home.value = undefined
    lens.current?.home(first)
  }, [first])
  /* Buttons move the sea as hands do, but for the one that brings the first view back. */
  useEffect(() => {
    const controls = sheet.current?.closest('.viewport')?.querySelector('.viewport-controls')
    const press = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button !== null) moved.current = button !== controls?.lastElementChild
    }
    controls?.addEventListener('click', press)
    return () => controls?.removeEventListener('click', press)
  }, [position === undefined])
  /* While something is told the sea follows it, and on a phone the sheet is low: afterwards the fleets are looked for anew. */
  const wasTold = useRef(false)
  useSignalEffect(() => {
    const isOver = wasTold.current && table.telling.value === undefined
    wasTold.current = table.telling.value !== undefined
    const isPlanned = table.position.peek()?.view.phase === 'planning'
    if (!isOver || moved.current || !(narrow.peek() || isPlanned)) return undefined
    const turn = setTimeout(() => {
      home.value = viewNow(table)
      lens.current?.home(home.value)
    })
    return () => clearTimeout(turn)
  })
  /* Where the fleets have come to can wait until they are drawn. */
  useEffect(() => {
    const turn = setTimeout(() => {
      home.value = viewNow(table)
      const isPlanned = table.position.peek()?.view.phase === 'planning' && table.telling.peek() === undefined
      if (isPlanned && !moved.current) lens.current?.home(home.value)
    })
    return () => clearTimeout(turn)
  }, [position?.view.number, narrow.value])
  return {
    home: home.value ?? first,
    take: () => {
      moved.current = true
    },
  }
}
