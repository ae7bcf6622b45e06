import type { Side } from '@windward/sails-of-war/facts'
import { type Spot, sideSpot } from './hex.ts'

/*
 * Every kind of piece has its own place on a hex, so that none lies over another. A Realm has from above its name, a
 * row with its value, Heroes and the building between them and its counter, then one or two armies, then what was found
 * there. What happens to it stands at its corners, and its Ports at its sides.
 */

/** Where something is drawn about the middle of a hex, and how large. */
export interface Berth extends Spot {
  readonly scale: number
}

export const placed = ({ x, y, scale }: Berth): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})${scale === 1 ? '' : ` scale(${scale})`}`

/** The row below the name. */
export const VALUE: Berth = { x: -36, y: -10, scale: 1 }
export const COUNTER: Berth = { x: 36, y: -10, scale: 1 }
export const BUILDING: Berth = { x: 0, y: -8, scale: 1 }

/** In the corners to both sides, where no Port can be. */
export const FIRE: Berth = { x: -51, y: 8, scale: 1 }
export const BATTLE: Berth = { x: 51, y: 8, scale: 1 }

const HERO_ROW = -9
/** At both sides, where a building leaves them room, or as many as there are between the towers of a Home Realm. */
const HEROES = {
  apart: { at: [22, -22, 7.5, -7.5], scale: 1 },
  beside: { at: [17, -17, 25, -25], scale: 0.66 },
  many: { at: [24.9, -24.9, 16.6, -16.6, 8.3, -8.3, 0], scale: 0.68 },
}

/** Where so many Heroes stand; more than there is room for crowd in the last place. */
export function heroBerths(count: number, on: 'open' | 'built' | 'home'): readonly Berth[] {
  if (on === 'home' && count < 5)
    return Array.from({ length: count }, (_, index) => ({
      x: (index - (count - 1) / 2) * 14,
      y: HERO_ROW,
      scale: 1,
    }))
  const { at, scale } = on === 'built' && count > 2 ? HEROES.beside : count > 4 ? HEROES.many : HEROES.apart
  return Array.from({ length: count }, (_, index) => ({ x: at[index] ?? at.at(-1) ?? 0, y: HERO_ROW, scale }))
}

/** One army below the row of Heroes, two below each other, more beside each other. */
export function armyBerths(count: number): readonly Berth[] {
  if (count === 1) return [{ x: 0, y: 11, scale: 1 }]
  if (count === 2) return [0, 1].map((row) => ({ x: 0, y: 7.6 + row * 14.8, scale: 0.9 }))
  return Array.from({ length: count }, (_, index) => ({
    x: index % 2 === 0 ? -19 : 19,
    y: 6 + Math.floor(index / 2) * 13,
    scale: 0.8,
  }))
}

/** On the side it faces. */
export function portBerth(side: Side): Berth {
  return { ...sideSpot(side, 52), scale: 0.9 }
}

/** Before the Port; several lie beside each other along its side. */
export function quayBerths(side: Side, count: number): readonly Berth[] {
  const { x, y } = sideSpot(side, 74)
  const along = (side * 60 * Math.PI) / 180
  const step = count < 3 ? 22 : 44 / (count - 1)
  const scale = count === 1 ? 0.8 : Math.min(0.7, step / 31)
  return Array.from({ length: count }, (_, index) => {
    const off = (index - (count - 1) / 2) * step
    return { x: x + off * Math.cos(along), y: y + off * Math.sin(along), scale }
  })
}

/** At sea one beside the other in rows, above where a Serpent swims as long as they are few. */
export function seaBerths(count: number): readonly Berth[] {
  const across = count < 5 ? Math.min(count, 2) : 3
  const rows = Math.ceil(count / across)
  const scale = rows < 3 && across < 3 ? 1 : rows < 3 ? 0.85 : 0.7
  const [wide, high] = [across < 3 ? 36 : 29, rows < 3 ? 30 : 21]
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across)
    const inRow = Math.min(across, count - row * across)
    return {
      x: ((index % across) - (inRow - 1) / 2) * wide,
      y: (row - (rows - 1) / 2) * high - 6,
      scale,
    }
  })
}
