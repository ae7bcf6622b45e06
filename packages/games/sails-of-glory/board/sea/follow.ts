import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import { narrow } from '@windward/kit/narrow.ts'
import type { Box as SheetBox } from '@windward/kit/viewport/camera.ts'
import type { Distance, Lens } from '@windward/kit/viewport/lens.ts'
import type { SailsOfGlory, SeenShip, View } from '@windward/sails-of-glory/facts'
import { fanOf } from '../courses/fan-courses.ts'
import { roomOf } from '../courses/fan-layout.ts'
import { type Box, baseBox } from './boxes.ts'
import { aroundShip, extentOf, MARGIN, topOf } from './extent.ts'
import { useArcsInSight } from './guns/arcs-in-sight.ts'
import { lossesTold, seenShips } from './losses.ts'
import { platesOf } from './plate-lines.ts'
import { isCut, type Plate } from './plates.ts'

/** A part of the sea, and from how far it is seen. */
export interface SeaSight {
  readonly box: Box
  readonly distance: Distance
}

export const seenFrom = (distance: Distance, sight: SeaSight | undefined): Box | undefined =>
  sight?.distance === distance ? sight.box : undefined

interface Followed {
  /** The part of the sea its names are laid out for; all of it until one would be cut. */
  readonly sight: ReadonlySignal<SeaSight | undefined>
  /** The sea has come to rest in another place. */
  readonly rest: () => void
}

interface Seen {
  readonly view: View
  readonly ships: readonly SeenShip[]
}

/** A part of the sheet as a part of the sea. */
function onSea({ x, y, width, height }: SheetBox): Box {
  const [left, top] = [x - MARGIN, y - MARGIN]
  return { left, right: left + width, top, bottom: top + height }
}

/**
 * Moves the sea to where something happens or is pointed at, clear of the words in which it is told, and has the names of
 * ships laid out anew where the edge of the window would cut one.
 */
export function useFollow(
  table: TableModel<SailsOfGlory>,
  lens: { readonly current: Lens | undefined },
  lying: ReadonlySignal<View | undefined>,
): Followed {
  const sight = useSignal<SeaSight | undefined>(undefined)
  const rests = useSignal(0)
  const platesFrom = (seen: Seen, distance: Distance) =>
    platesOf(seen.view, seen.ships, distance, seenFrom(distance, sight.peek()))
  const covered = useComputed(() => (table.telling.value === undefined ? 0 : table.covered.value))
  useSignalEffect(() => {
    const { value: height } = covered
    lens.current?.cover(height)
  })
  useSignalEffect(() => {
    const isTold = table.telling.value !== undefined
    const { value: marked } = table.highlight
    const places = marked.length > 0 ? marked : [table.selection.value].flatMap((place) => place ?? [])
    /* What is told is not there yet: it will be seen how much it covers. */
    if (places.length === 0 || (isTold && covered.value === 0)) return undefined
    const losses = lossesTold(table)
    /* Finding room for the names can wait until the ships are under way. */
    const turn = setTimeout(() => {
      const view = lying.peek()
      if (view === undefined || lens.current === undefined) return
      const fan = isTold || marked.length > 0 ? undefined : fanOf(table, view)
      if (fan !== undefined && places.includes(fan.ship.id)) {
        const box = aroundShip({ ship: fan.ship, courses: roomOf(fan, topOf(view)) }, view, narrow.peek())
        lens.current.hold(() => box)
        return
      }
      const seen = { view, ships: seenShips(view, losses) }
      const boxFrom = (distance: Distance) => extentOf(view, platesFrom(seen, distance), places, distance)
      const box = boxFrom(lens.current.sight.distance)
      if (box === undefined) return
      if (isTold) lens.current.hold((distance) => boxFrom(distance) ?? box)
      else lens.current.show({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
      rests.value += 1
    })
    return () => clearTimeout(turn)
  })
  useArcsInSight(table, lens, { covered, hasRested: useComputed(() => rests.value > 0) })
  useSignalEffect(() => {
    const view = lying.value
    const isTold = table.telling.value !== undefined
    const losses = lossesTold(table)
    const { value: rested } = rests
    if (view === undefined || rested === 0) return undefined
    const turn = setTimeout(() => {
      if (lens.current === undefined) return
      const seen = { view, ships: seenShips(view, losses) }
      const { distance } = lens.current.sight
      const box = onSea(lens.current.sight.box)
      const isWhole = (plates: readonly Plate[]) =>
        !plates.some((plate) => isCut(plate.box, baseBox(plate.ship, topOf(view)), box))
      const isFine = isWhole(platesFrom(seen, distance))
      /* While something is told no name goes elsewhere without need. */
      if (isFine && (isTold || sight.peek() === undefined)) return
      if (isWhole(platesOf(view, seen.ships, distance))) sight.value = undefined
      else if (!isFine) sight.value = { box, distance }
    })
    return () => clearTimeout(turn)
  })
  return {
    sight,
    rest: () => {
      rests.value += 1
    },
  }
}
