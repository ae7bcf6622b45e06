import type { Box } from '@windward/kit/viewport/camera.ts'
import type { Distance } from '@windward/kit/viewport/lens.ts'
import type { SeenShip, View } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { baseBox, boxAround, type Box as CoveredBox, grown, middleOf } from './boxes.ts'
import { worksBox } from './guns/works-box.ts'
import { seenShips } from './losses.ts'
import { platesOf } from './plate-lines.ts'
import type { Plate } from './plates.ts'

/**
 * Round the sea there is room for what would be cut off at its edge, below it, by its length, for the wind's dial, and
 * beside it for the buttons.
 */
export const MARGIN = 36
const BELOW = { wide: 0.13, narrow: 0.28 }
const BESIDE = { wide: 0.1, narrow: 0.2 }
/** Water seen around the fleets and their plates at first, and a part of the height for the dial. */
const AROUND = 24
const DIAL = { wide: 0.12, narrow: 0.28 }

export function sizeOf({ sea }: View, narrow: boolean): { readonly width: number; readonly height: number } {
  const size = narrow ? 'narrow' : 'wide'
  return {
    width: mm(sea.width) * (1 + BESIDE[size]) + 2 * MARGIN,
    height: mm(sea.length) * (1 + BELOW[size]) + MARGIN,
  }
}

/** The length of the sea in millimetres: north is up, so the drawing counts from the top. */
export const topOf = ({ sea }: View): number => mm(sea.length)

/** What some ships with their names, and batteries, take up on the sheet as it is seen from so far. */
export function extentOf(
  view: View,
  plates: readonly Plate[],
  places: readonly string[],
  distance: Distance,
): Box | undefined {
  const boxes = [
    ...plates
      .filter(({ ship }) => places.includes(ship.id))
      .flatMap(({ ship, box }) => [box, baseBox(ship, topOf(view))]),
    ...view.batteries
      .filter(({ id }) => places.includes(id))
      .map((battery) => worksBox(battery, view.terrain, topOf(view), distance)),
  ]
  if (boxes.length === 0) return undefined
  return onSheet(boxAround(boxes))
}

/** So much of the window is taken by the buttons at its side. */
const BUTTONS = { wide: 0.1, narrow: 0.21 }

/** From how far the fleets may be seen at first, which decides how large their names are. */
const FIRST_SEEN_FROM = { wide: ['middle'], narrow: ['farther', 'far'] } as const

/** On a phone so much round the ship in hand is seen while a manoeuvre is planned, that she is large enough to be steered. */
const IN_HAND = { width: 330, height: 236 }
const ROOM = 12

/** A ship manoeuvres are planned for, and what the courses before her cover. */
export interface Planned {
  readonly ship: SeenShip
  readonly courses: readonly CoveredBox[]
}

/** Round a ship and where she goes next, drawn towards the nearest enemy as far as both have room. */
function roundShip({ ship, courses }: Planned, view: View): Box {
  const named = platesOf(view, seenShips(view), 'middle').filter((plate) => plate.ship.id === ship.id)
  const needed = grown(
    boxAround([baseBox(ship, topOf(view)), ...named.map(({ box }) => box), ...courses]),
    ROOM,
  )
  const here = middleOf(needed)
  const [wide, high] = [needed.right - needed.left, needed.bottom - needed.top]
  const [enemy] = seenShips(view)
    .filter(({ side }) => side !== ship.side)
    .map(({ pose }) => ({ x: mm(pose.x), y: topOf(view) - mm(pose.y) }))
    .toSorted((a, b) => Math.hypot(a.x - here.x, a.y - here.y) - Math.hypot(b.x - here.x, b.y - here.y))
  const towards = (from: number, to: number | undefined, most: number) =>
    to === undefined ? from : from + Math.max(-most, Math.min(most, (to - from) / 2))
  const [width, height] = [Math.max(IN_HAND.width, wide), Math.max(IN_HAND.height, high)]
  const middle = {
    x: towards(here.x, enemy?.x, (width - wide) / 2),
    y: towards(here.y, enemy?.y, (height - high) / 2),
  }
  return {
    x: middle.x - width / 2 + MARGIN,
    y: middle.y - height / 2 + MARGIN,
    width: width * (1 + BUTTONS.narrow),
    height,
  }
}

/** A ship and the courses before her, so that all of it can be brought into the window. */
export function aroundShip(planned: Planned, view: View, narrow: boolean): Box {
  if (narrow) return roundShip(planned, view)
  const { ship, courses } = planned
  return onSheet(grown(boxAround([baseBox(ship, topOf(view)), ...courses]), ROOM))
}

/** A part of the sea as a part of its sheet. */
function onSheet({ left, right, top, bottom }: CoveredBox): Box {
  return { x: left + MARGIN, y: top + MARGIN, width: right - left, height: bottom - top }
}

/**
 * The whole sea while it is laid, then the fleets with their names, and with the courses that lie before those that are
 * planned for; on a phone the first of these.
 */
export function firstView(view: View | undefined, narrow: boolean, planned: readonly Planned[]): Box {
  if (view === undefined) return { x: 0, y: 0, width: 100, height: 100 }
  const ships = view.phase === 'setup' ? [] : seenShips(view)
  const whole = { x: 0, y: 0, ...sizeOf(view, narrow) }
  const size = narrow ? 'narrow' : 'wide'
  if (ships.length === 0) return whole
  const [first] = planned
  if (narrow && first !== undefined) return roundShip(first, view)
  const boxes = [
    ...ships.map((ship) => baseBox(ship, topOf(view))),
    ...planned.flatMap(({ courses }) => courses),
    ...FIRST_SEEN_FROM[size].flatMap((distance) => [
      ...view.batteries.map((battery) => worksBox(battery, view.terrain, topOf(view), distance)),
      ...platesOf(view, ships, distance).map(({ box }) => box),
    ]),
  ]
  const around = boxAround(boxes)
  const left = around.left - AROUND
  const right = around.right + AROUND
  const top = around.top - AROUND
  const bottom = around.bottom + AROUND
  return {
    x: left + MARGIN,
    y: top + MARGIN,
    width: Math.min((right - left) * (1 + BUTTONS[size]), whole.width),
    height: Math.min((bottom - top) * (1 + DIAL[size]), whole.height),
  }
}
