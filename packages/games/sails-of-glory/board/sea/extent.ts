import type { Box } from '@windward/kit/viewport/camera.ts'
import type { Distance } from '@windward/kit/viewport/lens.ts'
import type { SeenShip, View } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { baseBox, boxAround } from './boxes.ts'
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
  const { left, right, top, bottom } = boxAround(boxes)
  return { x: left + MARGIN, y: top + MARGIN, width: right - left, height: bottom - top }
}

/** So much of the window is taken by the buttons at its side. */
const BUTTONS = { wide: 0.1, narrow: 0.21 }

/** From how far the fleets may be seen at first, which decides how large their names are. */
const FIRST_SEEN_FROM = { wide: ['middle'], narrow: ['farther', 'far'] } as const

/** On a phone so much round the ship in hand is seen while a manoeuvre is planned, that she is large enough to be steered. */
const IN_HAND = { width: 400, height: 250, ahead: 50 }

/** Round a ship and where she goes next, drawn towards the nearest enemy as far as both have room. */
function roundShip(ship: SeenShip, view: View): Box {
  const { x, y, heading } = ship.pose
  const turned = (heading / 180_000) * Math.PI
  const here = {
    x: mm(x) + Math.sin(turned) * IN_HAND.ahead,
    y: topOf(view) - mm(y) - Math.cos(turned) * IN_HAND.ahead,
  }
  const [enemy] = seenShips(view)
    .filter(({ side }) => side !== ship.side)
    .map(({ pose }) => ({ x: mm(pose.x), y: topOf(view) - mm(pose.y) }))
    .toSorted((a, b) => Math.hypot(a.x - here.x, a.y - here.y) - Math.hypot(b.x - here.x, b.y - here.y))
  const towards = (from: number, to: number | undefined, most: number) =>
    to === undefined ? from : from + Math.max(-most, Math.min(most, (to - from) / 2))
  const middle = {
    x: towards(here.x, enemy?.x, IN_HAND.width / 2 - 90),
    y: towards(here.y, enemy?.y, IN_HAND.height / 2 - 80),
  }
  const { width, height } = IN_HAND
  return { x: middle.x - width / 2 + MARGIN, y: middle.y - height / 2 + MARGIN, width, height }
}

/** The whole sea while it is laid, then the fleets with their names; on a phone the ship that is planned for. */
export function firstView(view: View | undefined, narrow: boolean, seat?: string): Box {
  if (view === undefined) return { x: 0, y: 0, width: 100, height: 100 }
  const ships = view.phase === 'setup' ? [] : seenShips(view)
  const whole = { x: 0, y: 0, ...sizeOf(view, narrow) }
  const size = narrow ? 'narrow' : 'wide'
  if (ships.length === 0) return whole
  const own = ships.find(({ captain, fate }) => captain !== null && captain === seat && fate === 'afloat')
  if (narrow && view.phase === 'planning' && own !== undefined) return roundShip(own, view)
  const boxes = [
    ...ships.map((ship) => baseBox(ship, topOf(view))),
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
