import { type AreaId, isLandId } from '../../src/data/area-ids.ts'
import { nameOf } from '../../src/data/map.ts'
import type { Label } from '../../src/data/map-shapes-schema.ts'
import { labelExtent } from '../../src/data/map-sizes.ts'
import { collide, type Thing } from './collide.ts'
import type { Point } from './frame.ts'
import { clearance, type Ground, isOpenSea, type Spot } from './ground.ts'

const LAND_SIZES = [16, 15, 14, 13, 12, 11, 10, 9.5, 9, 8.5]
const SEA_SIZES = [19, 17.5, 16, 14.5, 13, 12, 11, 10, 9]
const LAND_TURNS = [0, -15, 15, -30, 30, -45, 45, -60, 60]
const SEA_TURNS = [0, -12, 12, -25, 25, -40, 40, -60, 60]
const CHOICES = 40
/** Letters smaller than this are a makeshift. */
const LEGIBLE = 10.5
/** Once so many level choices are found, smaller letters are not tried. */
const ENOUGH = 60
/** Names of lands below this many square units may reach over the coast or stand beside it. */
const SMALL = 4500

export const boxOf = (label: Label): Thing => ({ at: label.at, turn: label.turn, ...labelExtent(label) })

/** What stands in brackets explains a name; it is not written on the board. */
export const boardName = (id: AreaId): string => nameOf(id).replace(/ \(.*\)$/, '')

/** A name on one line, or broken where a word ends so that the lines are about as long as each other. */
function settings(name: string): string[][] {
  const words = name.split(' ')
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))
  const best = breaks.toSorted((a, b) => longest(a) - longest(b))[0]
  return best === undefined ? [[name]] : [[name], best]
}

/** Points all over a box and a little beyond, close enough that nothing of note slips between them. */
export function* samples(
  { at, width, height, turn }: Extract<Thing, { turn: number }>,
  margin: number,
): Generator<Point> {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [w, h] = [width / 2 + margin, height / 2 + margin]
  const [columns, rows] = [Math.ceil(w / 1.5), Math.ceil(h / 1.5)]
  for (let i = -columns; i <= columns; i++) {
    for (let j = -rows; j <= rows; j++) {
      const [x, y] = [(i / columns) * w, (j / rows) * h]
      yield [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos]
    }
  }
}

/** Inside the area altogether; over its own coast; or, for an island, on the sea beside it. */
type Seat = 'inside' | 'overhanging' | 'beside'
const SEAT_COST: Readonly<Record<Seat, number>> = { inside: 0, overhanging: 9, beside: 16 }

function seatOf(
  ground: Ground,
  id: AreaId,
  box: Extract<Thing, { turn: number }>,
  isSmall: boolean,
): Seat | undefined {
  const needed = Math.min(box.height, box.width) * 0.72
  const half = Math.max(0, box.width / 2 - box.height / 2)
  const steps = Math.ceil((2 * half) / box.height) || 1
  const [cos, sin] = [Math.cos((box.turn * Math.PI) / 180), Math.sin((box.turn * Math.PI) / 180)]
  let isInside = true
  for (let i = 0; i <= steps && (isInside || isSmall); i++) {
    const t = -half + (2 * half * i) / steps
    const along: Point = [box.at[0] + t * cos, box.at[1] + t * sin]
    const here = ground.areaAt(along)
    isInside &&= here === id && clearance(ground.spotAt(along)) >= needed
    if (here !== id && !isOpenSea(here)) return undefined
  }
  if (isInside) return 'inside'
  if (!isLandId(id) || !isSmall) return undefined
  const isHome = ground.areaAt(box.at) === id
  for (const sample of samples(box, 1.5)) {
    const here = ground.areaAt(sample)
    if (!isOpenSea(here) && !(isHome && here === id)) return undefined
  }
  return isHome ? 'overhanging' : 'beside'
}

const middleOf = (spots: readonly Spot[]): Point => [
  spots.reduce((sum, { at }) => sum + at[0], 0) / spots.length,
  spots.reduce((sum, { at }) => sum + at[1], 0) / spots.length,
]

/** Sea around a small land where its name may stand. */
function shallows(ground: Ground, id: AreaId): Spot[] {
  const near = new Map<string, Spot>()
  for (const { at } of ground.spotsOf(id)) {
    for (const [dx, dy] of [
      [0, 22],
      [0, -22],
      [34, 0],
      [-34, 0],
      [26, 16],
      [-26, 16],
      [26, -16],
      [-26, -16],
    ] as const) {
      const spot = ground.spotAt([at[0] + dx, at[1] + dy])
      if (isOpenSea(ground.areaAt(spot.at))) near.set(String(spot.at), spot)
    }
  }
  return [...near.values()]
}

/** About so many of the spots, evenly picked. */
const thin = (spots: readonly Spot[], count: number): Spot[] => {
  const every = Math.max(1, Math.floor(spots.length / count))
  return spots.filter((_, i) => i % every === 0)
}

export interface Choice {
  readonly label: Label
  readonly score: number
}

const isLike = (one: Label, other: Label): boolean =>
  one.size === other.size && Math.hypot(other.at[0] - one.at[0], other.at[1] - one.at[1]) < 7

/** The best choices, no two of them nearly the same. */
function pick(choices: readonly Choice[]): Choice[] {
  const chosen: Choice[] = []
  for (const choice of choices.toSorted((a, b) => b.score - a.score)) {
    if (chosen.length >= CHOICES) break
    if (!chosen.some((other) => isLike(choice.label, other.label))) chosen.push(choice)
  }
  return chosen
}

/** Ways to write an area's name on the board, the best first. */
export function letterings(ground: Ground, id: AreaId, taken: readonly Thing[]): Choice[] {
  const isLand = isLandId(id)
  const home = ground.spotsOf(id)
  const middle = middleOf(home)
  const isSmall = ground.sizeOf(id) < SMALL
  const largest = Math.max(Math.sqrt(ground.sizeOf(id)) / (isLand ? 5.2 : 6), 10)
  const spots = isLand && isSmall ? [...thin(home, 300), ...thin(shallows(ground, id), 300)] : thin(home, 500)
  const choices: Choice[] = []
  const sizes = (isLand ? LAND_SIZES : SEA_SIZES).filter((size) => size <= largest)
  for (const size of sizes) {
    if (choices.filter(({ label }) => label.turn === 0).length > ENOUGH) break
    for (const lines of settings(boardName(id))) {
      const { width, height } = labelExtent({ lines, size })
      for (const turn of isLand ? LAND_TURNS : SEA_TURNS) {
        for (const spot of spots) {
          const label: Label = { at: spot.at, size, turn, lines }
          const box = { at: spot.at, turn, width, height }
          const seat = seatOf(ground, id, box, isSmall)
          if (seat === undefined || taken.some((thing) => collide(box, thing, 2))) continue
          const off = Math.hypot(spot.at[0] - middle[0], spot.at[1] - middle[1])
          const room = Math.min(clearance(spot), size * 1.5)
          const cost =
            SEAT_COST[seat] +
            Math.abs(turn) * 0.5 +
            off * 0.12 +
            (lines.length - 1) * 3 +
            Math.max(0, LEGIBLE - size) * 5
          choices.push({ label, score: size * 4 + room * 0.3 - cost })
        }
      }
    }
  }
  return pick(choices)
}
