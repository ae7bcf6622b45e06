import type { Side } from '@windward/sails-of-war/facts'
import { type Spot, sideSpot } from './hex.ts'

/*
 * Every kind of piece has its own place on a hex. A Realm is seen from its back to its front: what is built and what was
 * found there stands before the scenery, Heroes beside it, an army before all of them, and its name lowest. Its value and
 * its counter lie at the two points to the sides, where nothing else fits, and its Ports on the sides themselves.
 */

/** Where something is drawn about the middle of a hex, and how large. */
export interface Berth extends Spot {
  readonly scale: number
}

export const placed = ({ x, y, scale }: Berth): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})${scale === 1 ? '' : ` scale(${scale})`}`

export const VALUE: Berth = { x: -77, y: 0, scale: 1 }
export const COUNTER: Berth = { x: 77, y: 0, scale: 1 }

/** Where Ports cannot be: above the middle, between its upper corners and the points. */
export const FIRE: Berth = { x: -72, y: -40, scale: 1.7 }
export const BATTLE: Berth = { x: 72, y: -40, scale: 1.7 }

/** What is built stands farther back where an army is before it. */
const FOOT = { open: 12, guarded: -14 }
const foot = (armies: number): number => (armies === 0 ? FOOT.open : FOOT.guarded)
export const buildingBerth = (armies: number): Berth => ({ x: 0, y: foot(armies), scale: 1 })
/** What was found is beside what was built, if anything was. */
export const foundBerth = (armies: number, built: boolean): Berth =>
  built ? { x: -46, y: foot(armies) + 8, scale: 0.66 } : { x: 0, y: foot(armies), scale: 0.92 }

/** Heroes stand to both sides of the middle, the first to the right; the more they are, the smaller. */
const HEROES = [48, -46, 26, -24, 62, -60, 4]
export function heroBerths(count: number): readonly Berth[] {
  const scale = count < 3 ? 0.72 : count < 5 ? 0.58 : 0.46
  return Array.from({ length: count }, (_, index) => ({
    x: HEROES[index] ?? HEROES.at(-1) ?? 0,
    y: index < 2 ? -8 : -14,
    scale,
  }))
}

/** One army in front, two behind each other, more as their numbers beside each other. */
export function armyBerths(count: number): readonly Berth[] {
  if (count === 1) return [{ x: 0, y: 25, scale: 1 }]
  if (count === 2)
    return [
      { x: 0, y: -20, scale: 0.86 },
      { x: 0, y: 30, scale: 0.86 },
    ]
  return Array.from({ length: count }, (_, index) => ({
    x: index % 2 === 0 ? -32 : 32,
    y: -22 + Math.floor(index / 2) * 32,
    scale: 0.86,
  }))
}

/** On the side it faces. */
export function portBerth(side: Side): Berth {
  return { ...sideSpot(side, 90), scale: 0.95 }
}

/** Before the Port; several lie beside each other along its side. */
export function quayBerths(side: Side, count: number): readonly Berth[] {
  const { x, y } = sideSpot(side, 136)
  const along = (side * 60 * Math.PI) / 180
  const step = count < 3 ? 50 : 92 / (count - 1)
  const scale = count === 1 ? 0.62 : Math.min(0.5, step / 98)
  return Array.from({ length: count }, (_, index) => {
    const off = (index - (count - 1) / 2) * step
    return { x: x + off * Math.cos(along), y: y + off * Math.sin(along) + 16, scale }
  })
}

/** At sea in rows, inside their zone; where a Serpent swims it has the lower half of it. */
export function seaBerths(count: number, serpent: boolean): readonly Berth[] {
  if (count === 1) return [serpent ? { x: -6, y: -14, scale: 0.66 } : { x: 0, y: 30, scale: 1 }]
  const across = count < 5 ? 2 : 3
  const rows = Math.ceil(count / across)
  const scale = serpent ? 0.42 : rows === 1 ? 0.76 : across === 2 ? 0.66 : 0.5
  const [wide, high] = [108 * scale, 84 * scale]
  const lowest = serpent ? -6 : rows === 1 ? 26 : 10 + (rows - 1) * high * 0.5
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across)
    const inRow = Math.min(across, count - row * across)
    return {
      x: ((index % across) - (inRow - 1) / 2) * wide,
      y: lowest + 12 - (rows - 1 - row) * high,
      scale,
    }
  })
}

/** A Serpent has its zone for itself, or its lower half; of half a hex there is only the upper one. */
export function serpentBerth(half: boolean, company: boolean): Berth {
  if (half) return { x: 0, y: -42, scale: 0.8 }
  return company ? { x: 0, y: 44, scale: 0.72 } : { x: 0, y: 10, scale: 1 }
}
