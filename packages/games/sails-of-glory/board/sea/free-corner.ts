import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import { narrow } from '@windward/kit/narrow.ts'
import type { Lens } from '@windward/kit/viewport/lens.ts'
import type { SailsOfGlory, View } from '@windward/sails-of-glory/facts'
import type { RefObject } from 'preact'
import { fanOf } from '../courses/fan-courses.ts'
import { roomOf } from '../courses/fan-layout.ts'
import { type Box, baseBox } from './boxes.ts'
import { freeCorner, type Kept, type Lying } from './corner.ts'
import { MARGIN, topOf } from './extent.ts'
import { worksBox } from './guns/works-box.ts'
import { lossesTold, seenShips } from './losses.ts'
import { platesOf } from './plate-lines.ts'

/** The corner of the window the wind's rose lies in, looked for anew whenever the sea has come to rest elsewhere. */
export function useFreeCorner(
  table: TableModel<SailsOfGlory>,
  lens: { readonly current: Lens | undefined },
  sheet: RefObject<SVGSVGElement>,
  lying: ReadonlySignal<View | undefined>,
) {
  const corner = useSignal<Lying>({ corner: 'bottom-left', form: 'full' })
  const rests = useSignal(0)
  useSignalEffect(() => {
    const view = lying.value
    const isTold = table.telling.value !== undefined
    const window = narrow.value ? 'narrow' : 'wide'
    const losses = lossesTold(table)
    if (rests.value === 0 || view === undefined) return undefined
    const fan = fanOf(table, view)
    const turn = setTimeout(() => {
      const pane = sheet.current?.closest('.viewport')?.getBoundingClientRect()
      if (lens.current === undefined || pane === undefined) return
      const { box, distance } = lens.current.sight
      const scale = pane.width / box.width
      const seen = ({ left, right, top, bottom }: Box): Box => ({
        left: (left + MARGIN - box.x) * scale,
        right: (right + MARGIN - box.x) * scale,
        top: (top + MARGIN - box.y) * scale,
        bottom: (bottom + MARGIN - box.y) * scale,
      })
      const top = topOf(view)
      const ships = seenShips(view, losses)
      const of = (what: Kept['what'], boxes: readonly Box[]): Kept[] =>
        boxes.map((each) => ({ what, box: seen(each) }))
      const kept = [
        ...of(
          'ship',
          ships.map((ship) => baseBox(ship, top)),
        ),
        ...of(
          'plate',
          platesOf(view, ships, distance).map((plate) => plate.box),
        ),
        ...of(
          'works',
          view.batteries.map((each) => worksBox(each, view.terrain, top, distance)),
        ),
        ...of('course', fan === undefined ? [] : roomOf(fan, top)),
      ]
      const now = corner.peek()
      const next = freeCorner(kept, { pane, window, isTold }, now.corner)
      if (next.corner !== now.corner || next.form !== now.form)
        corner.value = { corner: next.corner, form: next.form }
    })
    return () => clearTimeout(turn)
  })
  return {
    corner,
    look: () => {
      rests.value += 1
    },
  }
}
