import { cloth, driver, furled, holes, jibs, type Square, seams, squaresOn } from './canvas.ts'
import { awash, battered, flames, wreckage } from './damage.ts'
import { type Deck, deckOf } from './deck.ts'
import { ensign, pendant } from './flags.ts'
import { beak, galleries, gapOf, outline, sides } from './hull.ts'
import { type HullLines, linesOf } from './lines.ts'
import type { ShipLook } from './look.ts'
import { at, fine, type Spot, seedOf, turned } from './pen.ts'
import {
  channels,
  goneMasts,
  jibBoom,
  type Rigged,
  rigged,
  rigging,
  tops,
  type Wind,
  windOn,
  yard,
} from './rig.ts'

/** One stroke of the pen: what it draws, which its colours go by, and where. */
export interface Mark {
  readonly kind: string
  readonly d: string
  readonly transform?: string
  /** Guns and ports are a dashed line along the side. */
  readonly dashes?: string
  readonly offset?: string
}

/** The light falls from the upper left of the screen, whichever way she heads. */
const LIGHT: Spot = { x: 1.5, y: 2.3 }
const STRAKE = { first: 0.72, next: 1.02 }

/** A ship from above, back to front. */
export function drawingOf(look: ShipLook): readonly Mark[] {
  const lines = linesOf(look.id)
  const wind = windOn(look.heading, look.wind)
  const light = turned(LIGHT, -look.heading)
  return [
    ...hullMarks(lines, look, light),
    ...rigMarks(lines, look, wind, light),
    ...colours(lines, look, wind),
    ...fires(lines, look, wind),
  ]
}

interface Fixed {
  readonly whole: string
  readonly rows: string
  readonly rail: string
  readonly bulwark: string
  readonly deckGuns: string
  readonly deck: Deck
  readonly beak: ReturnType<typeof beak>
  readonly galleries: string
  readonly channels: string
}

const fixed = new Map<HullLines, Fixed>()

/** What is alike on all ships of her lines, whatever befalls them. */
function fixedOf(lines: HullLines): Fixed {
  const found = fixed.get(lines)
  if (found !== undefined) return found
  const rail = STRAKE.first + (lines.rows - 1) * STRAKE.next + 0.75
  const inner = rail + 0.62
  const made = {
    whole: outline(lines),
    rows: Array.from({ length: lines.rows }, (_, row) => sides(lines, STRAKE.first + row * STRAKE.next)).join(
      '',
    ),
    rail: outline(lines, rail),
    bulwark: outline(lines, inner),
    deckGuns: sides(lines, inner + 0.9),
    deck: deckOf(lines, inner),
    beak: beak(lines),
    galleries: galleries(lines),
    channels: channels(lines),
  }
  fixed.set(lines, made)
  return made
}

function hullMarks(lines: HullLines, look: ShipLook, light: Spot): readonly Mark[] {
  const { whole, rows, rail, bulwark, deckGuns, deck, ...outside } = fixedOf(lines)
  const gap = gapOf(lines)
  const dashed = (long: number) => ({
    dashes: `${fine(long)} ${fine(gap - long)}`,
    offset: `-${fine(gap / 2)}`,
  })
  const shaded = light.x > 0 ? 1 : -1
  const { stern, bow, beam, transom, length } = lines
  const half = beam / 2
  const middle = (bow + stern) / 2
  const low = sides(lines, 0.3, [shaded > 0 ? 'starboard' : 'port']).replace('M', 'L')
  return [
    { kind: 'shadow', d: whole, transform: `translate(${at(light.x * 0.8, light.y * 0.8)})` },
    ...(look.runOut.length > 0
      ? [{ kind: 'barrels', d: sides(lines, -0.75, look.runOut), ...dashed(0.85) }]
      : []),
    { kind: 'channels', d: outside.channels },
    { kind: 'knee', d: outside.beak.knee },
    { kind: 'rails', d: outside.beak.rails },
    { kind: 'hull', d: whole },
    { kind: lines.rows === 1 ? 'strake-one' : 'strake', d: rows },
    { kind: lines.rows === 1 ? 'ports-one' : 'ports', d: rows, ...dashed(0.9) },
    { kind: 'gallery', d: outside.galleries },
    { kind: 'rail', d: rail },
    { kind: 'deck', d: bulwark },
    { kind: 'guns', d: deckGuns, ...dashed(0.62) },
    { kind: 'planks', d: deck.planks },
    { kind: 'waist', d: deck.waist },
    { kind: 'boats', d: deck.boats },
    { kind: 'thwarts', d: deck.thwarts },
    { kind: 'breaks', d: deck.breaks },
    { kind: 'hatches', d: deck.hatches },
    { kind: 'wheel', d: deck.wheel },
    {
      kind: 'shade',
      d: `M0 ${fine(bow)}${low}L${at(transom * half * shaded, stern)}L${at(half * 0.5 * shaded, stern)}C${at(half * 0.72 * shaded, middle + length * 0.1)} ${at(half * 0.7 * shaded, middle - length * 0.2)} 0 ${fine(bow)}Z`,
    },
    {
      kind: 'taffrail',
      d: `M${at(-transom * half, stern - 0.3)}Q0 ${fine(stern + 0.028 * length)} ${at(transom * half, stern - 0.3)}`,
    },
    { kind: 'lanterns', d: deck.lanterns },
    ...(look.damage.hull > 0
      ? [{ kind: 'shot-holes', d: battered(lines, look.damage.hull, seedOf(look.id)) }]
      : []),
    ...(look.damage.leaks > 0 ? [{ kind: 'awash', d: awash(lines, look.damage.leaks, lowSide(look)) }] : []),
  ]
}

/** The side she lists to: that which the wind presses down. */
const lowSide = ({ heading, wind }: ShipLook): 1 | -1 => (windOn(heading, wind).lee.x >= 0 ? 1 : -1)

function rigMarks(lines: HullLines, look: ShipLook, wind: Wind, light: Spot): readonly Mark[] {
  const gone = goneMasts(look.damage.masts)
  const masts = rigged(lines, look.sails, wind, gone)
  const isBare = look.sails === 'struck'
  const lee = lowSide(look)
  const boom = jibBoom(lines)
  const hasFore = !gone.includes(0)
  const skew = Math.max(-0.14, Math.min(0.14, wind.lee.x * 0.16))
  /* She heels with what she carries: upper sails stand further to leeward, and aft with the rake of her masts. */
  const lean = (level: number): Spot => ({
    x: wind.lee.x * 0.85 * level,
    y: wind.lee.y * 0.35 * level + 0.35 * level,
  })
  return [
    { kind: 'spar', d: `M0 ${fine(lines.bow + 4)}V${fine(boom)}` },
    { kind: 'spar-lit', d: `M0 ${fine(lines.bow + 4)}V${fine(boom)}M-3.1 ${fine(lines.bow - 5.4)}H3.1` },
    { kind: 'ropes', d: rigging(lines, masts, hasFore) },
    ...masts.flatMap((mast) => castBy(mast, wind, skew, light)),
    ...(isBare || !hasFore ? [] : [{ kind: 'jib', d: jibs(lines, lee, look.sails === 'backing' ? 1 : 2) }]),
    ...(gone.includes(2) ? [] : driverMarks(lines, look, wind, lee)),
    ...masts.flatMap((mast) => mastMarks(mast, look, wind, skew, lean)),
    { kind: 'tops', d: tops(masts, lean(1)) },
    ...gone.flatMap((mast) => wreckMarks(lines, mast, lee)),
  ]
}

const flip = ({ reversed }: Rigged): string => (reversed ? ' scale(1 -1)' : '')

/** The shadow of the largest sail on each mast. */
function castBy(mast: Rigged, wind: Wind, skew: number, light: Spot): readonly Mark[] {
  const [largest] = squaresOn(mast, wind.aback)
  if (largest === undefined) return []
  const place = `translate(${at(light.x * 1.15, mast.y + light.y * 1.15)}) rotate(${fine(mast.turn)})${flip(mast)}`
  return [{ kind: 'cast', d: cloth(largest, skew), transform: place }]
}

function driverMarks(lines: HullLines, look: ShipLook, wind: Wind, lee: 1 | -1): readonly Mark[] {
  const { cloth: sail, boom } = driver(lines, lee)
  const isSet = look.sails === 'full' || look.sails === 'battle'
  const swung =
    look.sails === 'struck' ? 0 : 8 + Math.abs(wind.brace) * 0.2 + (Math.abs(wind.off) > 120 ? 16 : 0)
  const transform = `translate(0 ${fine(lines.masts[2].y)}) rotate(${fine(-lee * Math.min(34, swung))})`
  return [...(isSet ? [{ kind: 'jib', d: sail, transform }] : []), { kind: 'boom', d: boom, transform }]
}

function mastMarks(
  mast: Rigged,
  look: ShipLook,
  wind: Wind,
  skew: number,
  lean: (level: number) => Spot,
): readonly Mark[] {
  const place = `translate(0 ${fine(mast.y)}) rotate(${fine(mast.turn)})${flip(mast)}`
  const squares = squaresOn(mast, wind.aback)
  const blown = mast.reversed ? 0 : skew
  const hits = look.damage.sails
  const seed = seedOf(look.id) + mast.index * 31
  const shifted = ({ level }: Square) => {
    const { x, y } = turned(lean(level), -mast.turn)
    return level === 0 ? place : `${place} translate(${at(x, mast.reversed ? -y : y)})`
  }
  const [largest] = squares
  return [
    { kind: 'yard', d: yard(mast.yard + 0.8, 1), transform: place },
    ...(!mast.course && mast.index < 2
      ? [{ kind: 'furled', d: furled(mast.yard, 0.95), transform: place }]
      : []),
    ...squares.flatMap((square) => [
      {
        kind: mast.reversed ? 'canvas-back' : 'canvas',
        d: cloth(square, blown, hits > square.level + mast.index ? seed + square.level : 0),
        transform: shifted(square),
      },
      { kind: 'seams', d: seams(square, blown), transform: shifted(square) },
    ]),
    ...(mast.topsail ? [] : [{ kind: 'furled', d: furled(mast.yard * 0.75, 0.85, 1.1), transform: place }]),
    ...(hits > 0 && largest !== undefined
      ? [
          {
            kind: 'torn',
            d: holes(largest, Math.min(7, 1 + hits * 2), seed + hits),
            transform: shifted(largest),
          },
        ]
      : []),
  ]
}

function wreckMarks(lines: HullLines, mast: number, lee: 1 | -1): readonly Mark[] {
  const { y, stump, spar, ropes, cloth: sail, yard: broken, over } = wreckage(lines, mast)
  const lies = over(lee)
  return [
    { kind: 'stump', d: stump, transform: `translate(0 ${fine(y)})` },
    { kind: 'fallen', d: spar, transform: lies.spar },
    { kind: 'canvas', d: sail, transform: lies.cloth },
    { kind: 'boom', d: broken, transform: lies.cloth },
    { kind: 'ropes', d: ropes, transform: lies.spar },
  ]
}

const CLOTH = { 1: 0.86, 2: 0.94, 3: 1.02 } as const

/** Ensign and pendant fly down the wind, whatever her heading: every ship is a vane. Who has surrendered hauls them down. */
function colours(lines: HullLines, look: ShipLook, wind: Wind): readonly Mark[] {
  const flown = wind.off + 90
  const size = CLOTH[lines.rows]
  const [, main] = lines.masts
  const lowered = look.surrendered
  const place = lowered
    ? `translate(0 ${fine(lines.stern + 1)}) rotate(${fine(wind.off + 180 - 14)}) scale(.62 1)`
    : `translate(0 ${fine(lines.stern + 0.6)}) rotate(${fine(flown)})`
  return [
    ...ensign(look.side, size).map(({ colour, d }) => ({ kind: `flag-${colour}`, d, transform: place })),
    ...(lowered || goneMasts(look.damage.masts).includes(1)
      ? []
      : [
          {
            kind: 'pendant',
            d: pendant(size * 0.94),
            transform: `translate(${at(wind.lee.x * 1.7, main.y + wind.lee.y * 0.7 + 0.7)}) rotate(${fine(flown)})`,
          },
        ]),
  ]
}

function fires(lines: HullLines, look: ShipLook, wind: Wind): readonly Mark[] {
  const { fires: count } = look.damage
  if (count === 0 || look.surrendered) return []
  const [outer, middle, heart] = flames(lines, count, look.heading, wind.lee, seedOf(look.id))
  return [
    { kind: 'flame', d: outer },
    { kind: 'flame-mid', d: middle },
    { kind: 'flame-heart', d: heart },
  ]
}
