import { colourAt, isNeutral, type RealmId, SIDES, type Side } from '@windward/sails-of-war/facts'
import { at, type Spot, sideSpot } from '../hex.ts'

export const COLOURS = ['b', 'r', 'y'] as const
type Colour = (typeof COLOURS)[number]

/** A tile as it lies: its Realm, how it is turned and where its middle is. */
export interface Lying {
  readonly realm: RealmId
  readonly turned: Side
  readonly about: Spot
}

/** Half of the line along a side, and how far inside it lies. */
const LINE = { half: 38, inside: 2.2 }

/**
 * SOW 2.3.2: of every side of one colour a thin line and half a mark inside the tile, a disc, a diamond or a square: two
 * sides that agree close to a whole one, so that those see it, too, who see no colours.
 */
export function sidesOf(tiles: readonly Lying[], colour: Colour, size: number) {
  const sides = tiles.flatMap(({ realm, turned, about }) =>
    isNeutral(realm)
      ? SIDES.filter((side) => colourAt(realm, turned, side) === colour).map((side) => ({ side, about }))
      : [],
  )
  return {
    lines: sides
      .map(({ side, about }) => {
        const p = upon(side, about)
        return `M${p(-LINE.half, LINE.inside)}L${p(LINE.half, LINE.inside)}`
      })
      .join(''),
    marks: sides.map(({ side, about }) => HALVES[colour](upon(side, about), size)).join(''),
  }
}

/** A point so far along a side from its middle, and so far inside. */
type Upon = (along: number, inside: number) => string

function upon(side: Side, { x, y }: Spot): Upon {
  const middle = sideSpot(side)
  const reach = Math.hypot(middle.x, middle.y)
  const turn = (side * Math.PI) / 3
  return (along, inside) =>
    at({
      x: x + middle.x * (1 - inside / reach) + Math.cos(turn) * along,
      y: y + middle.y * (1 - inside / reach) + Math.sin(turn) * along,
    })
}

const HALVES: Readonly<Record<Colour, (p: Upon, size: number) => string>> = {
  b: (p, k) => `M${p(-k, 0)}A${k} ${k} 0 0 0 ${p(k, 0)}Z`,
  r: (p, k) => `M${p(-k, 0)}L${p(0, k * 1.15)}L${p(k, 0)}Z`,
  y: (p, k) => `M${p(-k * 0.85, 0)}L${p(-k * 0.85, k * 0.82)}L${p(k * 0.85, k * 0.82)}L${p(k * 0.85, 0)}Z`,
}
