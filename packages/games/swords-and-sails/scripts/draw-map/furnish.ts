import { type AreaId, isLandId, type LandId } from '../../src/data/area-ids.ts'
import { isCoastal, landOf } from '../../src/data/map.ts'
import type { Label, Places } from '../../src/data/map-shapes-schema.ts'
import { CAPITAL_RADIUS, CITY_RADIUS, PIECE_RADIUS, PORT_RADIUS } from '../../src/data/map-sizes.ts'
import { collide, reachOf, type Thing } from './collide.ts'
import { HEIGHT, type Point, WIDTH } from './frame.ts'
import { clearance, type Ground, type Spot } from './ground.ts'
import { boxOf, letterings } from './letter.ts'
import { noise } from './noise.ts'

/** Every land can show as many cities as the rulebook's table of prices has steps. */
const CITIES = 6
const ARMIES = 3
const FLEETS = 5
const SCALES = [1, 0.92, 0.85, 0.78, 0.7]
const GAP = 1.2
/** What it costs to draw everything smaller, weighed against a worse place for the name. */
const SHRINKING = 75

interface Wish {
  readonly radius: number
  readonly fits: (spot: Spot) => boolean
  readonly score: (spot: Spot, placed: readonly Point[]) => number
}

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The best free spot for one thing. */
function best(
  spots: readonly Spot[],
  wish: Wish,
  taken: readonly Thing[],
  placed: readonly Point[],
): Point | undefined {
  let found: Point | undefined
  let high = Number.NEGATIVE_INFINITY
  for (const spot of spots) {
    if (!wish.fits(spot)) continue
    const score = wish.score(spot, placed)
    if (score <= high) continue
    const disc = { at: spot.at, radius: wish.radius }
    if (taken.some((thing) => collide(disc, thing, GAP))) continue
    found = spot.at
    high = score
  }
  return found
}

/** Places things one after another around what is there already; says nothing if one finds no room. */
class Table {
  readonly things: Thing[]
  readonly #spots: readonly Spot[]
  readonly #taken: readonly Thing[]

  constructor(spots: readonly Spot[], taken: readonly Thing[], label: Label) {
    this.#spots = spots
    this.#taken = taken
    this.things = [boxOf(label)]
  }

  put(wish: Wish, count: number): Point[] | undefined {
    const placed: Point[] = []
    while (placed.length < count) {
      const at = best(this.#spots, wish, [...this.#taken, ...this.things], placed)
      if (at === undefined) return undefined
      placed.push(at)
      this.things.push({ at, radius: wish.radius })
    }
    return placed
  }
}

const pieceWish = (label: Label, scale: number, overCoast: number): Wish => {
  const radius = PIECE_RADIUS * scale
  return {
    radius,
    fits: ({ toBorder, toCoast }) => toBorder >= radius + 0.7 && toCoast >= radius * overCoast + 0.7,
    score: (spot, placed) => {
      const near = placed.at(-1)
      const together = near === undefined ? 0 : 0.4 * far(spot.at, near)
      return 1.6 * Math.min(clearance(spot), radius + 5) - 0.22 * far(spot.at, label.at) - together
    },
  }
}

const portWish = (label: Label, scale: number): Wish => {
  const radius = PORT_RADIUS * scale
  return {
    radius,
    fits: ({ toBorder, toCoast }) =>
      toBorder >= radius && toCoast >= 0.2 * radius + 0.5 && toCoast <= 0.7 * radius + 1,
    score: ({ at, toBorder }) => 0.5 * Math.min(toBorder, 24) - 0.1 * far(at, label.at),
  }
}

const capitalWish = (label: Label, scale: number): Wish => {
  const radius = CAPITAL_RADIUS * scale
  return {
    radius,
    fits: (spot) => clearance(spot) >= radius,
    score: (spot) => Math.min(clearance(spot), 14) - 0.3 * far(spot.at, label.at),
  }
}

/** Cities lie scattered, not in rows. */
const cityWish = (scale: number): Wish => {
  const radius = CITY_RADIUS * scale
  return {
    radius,
    fits: (spot) => clearance(spot) >= radius + 0.5,
    score: (spot, placed) => {
      const nearest = Math.min(40, ...placed.map((other) => far(spot.at, other)))
      return nearest * 0.5 + Math.min(clearance(spot), 9) + 14 * noise(spot.at[0], spot.at[1], 9, 31)
    },
  }
}

interface Furnished {
  readonly places: Places
  readonly things: readonly Thing[]
}

function furnishLand(id: LandId, table: Table, label: Label, scale: number): Furnished | undefined {
  const port = isCoastal(id) ? table.put(portWish(label, scale), 1) : []
  const pieces = table.put(pieceWish(label, scale, 0.45), ARMIES)
  const capital = landOf(id).capitalOf === null ? [] : table.put(capitalWish(label, scale), 1)
  const cities = table.put(cityWish(scale), CITIES)
  if (port === undefined || pieces === undefined || capital === undefined || cities === undefined)
    return undefined
  const [dock] = port
  const [crown] = capital
  const places: Places = {
    label,
    scale,
    pieces,
    cities,
    ...(crown === undefined ? {} : { capital: crown }),
    ...(dock === undefined ? {} : { port: dock }),
  }
  return { places, things: table.things }
}

function furnishSea(table: Table, label: Label, scale: number): Furnished | undefined {
  for (const fleets of [FLEETS, 4, 3]) {
    const trial = [...table.things]
    const pieces = table.put(pieceWish(label, scale, 1), fleets)
    if (pieces !== undefined) return { places: { label, scale, pieces, cities: [] }, things: table.things }
    table.things.splice(0, table.things.length, ...trial)
  }
  return undefined
}

/** Names of small lands may stand this far off. */
const OFFING = 70

/** What stands so near an area that it could be in its way. */
function nearTo(spots: readonly Spot[], taken: readonly Thing[]): Thing[] {
  let [left, top, right, bottom] = [WIDTH, HEIGHT, 0, 0]
  for (const { at } of spots) {
    left = Math.min(left, at[0] - OFFING)
    right = Math.max(right, at[0] + OFFING)
    top = Math.min(top, at[1] - OFFING)
    bottom = Math.max(bottom, at[1] + OFFING)
  }
  return taken.filter((thing) => {
    const [[x, y], reach] = [thing.at, reachOf(thing)]
    return x + reach > left && x - reach < right && y + reach > top && y - reach < bottom
  })
}

/** Finds room for the name and everything else an area may hold. */
export function furnish(ground: Ground, id: AreaId, taken: readonly Thing[]): Furnished | undefined {
  const spots = ground.spotsOf(id)
  const near = nearTo(spots, taken)
  const trials = letterings(ground, id, near).flatMap(({ label, score }) =>
    SCALES.map((scale) => ({ label, scale, score: score - (1 - scale) * SHRINKING })),
  )
  for (const { label, scale } of trials.toSorted((a, b) => b.score - a.score)) {
    const table = new Table(spots, near, label)
    const furnished = isLandId(id) ? furnishLand(id, table, label, scale) : furnishSea(table, label, scale)
    if (furnished !== undefined) return furnished
  }
  return undefined
}
