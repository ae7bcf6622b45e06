import type { Broadside } from '@windward/sails-of-glory/facts'
import { breadth, down } from '../../ship/hull.ts'
import type { HullLines } from '../../ship/lines.ts'
import { at, round, type Spot, shaking, turned } from '../../ship/pen.ts'

/** The muzzles of one side, bow to stern, in the ship's own frame. */
export function muzzles(lines: HullLines, side: Broadside): readonly Spot[] {
  const hand = side === 'starboard' ? 1 : -1
  return Array.from({ length: lines.ports }, (_, port) => {
    const along = 0.15 + (0.76 * (port + 0.5)) / lines.ports
    return { x: hand * (breadth(lines, along) + 1.6), y: down(lines, along) }
  })
}

/** Tongues of fire at some muzzles, outer and heart, in the ship's own frame. */
export function tongues(
  spots: readonly Spot[],
  hand: 1 | -1,
  seed: number,
): readonly [outer: string, heart: string] {
  const shake = shaking(seed)
  const each = spots.map((spot) => ({
    spot,
    long: 6.4 + shake() * 4.4,
    wide: 1.3 + shake() * 0.5,
    turn: (shake() - 0.5) * 16,
  }))
  const drawn = (part: number, thin: number) =>
    each
      .map(({ spot, long, wide, turn }) => {
        const [l, w] = [long * part, wide * thin]
        const q = (x: number, y: number) => {
          const there = turned({ x, y }, turn)
          return at(spot.x + hand * there.x, spot.y + there.y)
        }
        return `M${q(0, -w * 0.35)}Q${q(l * 0.35, -w * 1.25)} ${q(l * 0.62, -w * 0.5)}L${q(l * 0.72, -w)}L${q(l, 0)}L${q(l * 0.7, w * 0.9)}L${q(l * 0.6, w * 0.45)}Q${q(l * 0.3, w * 1.2)} ${q(0, w * 0.35)}Z`
      })
      .join('')
  return [drawn(1, 1), drawn(0.55, 0.62)]
}

/** Puffs of powder before some muzzles: all of them, their lit part, and the engraver's curls. */
export function puffs(spots: readonly Spot[], seed: number, size: number) {
  const shake = shaking(seed)
  const each = spots.map(({ x, y }) => ({
    x: x + (shake() - 0.5) * 6,
    y: y + (shake() - 0.5) * 6,
    r: size * (0.7 + shake() * 0.6),
  }))
  return {
    all: each.map(({ x, y, r }) => round(x, y, r)).join(''),
    lit: each.map(({ x, y, r }) => round(x - r * 0.18, y - r * 0.2, r * 0.72)).join(''),
    curls: each
      .filter((_, place) => place % 2 === 0)
      .map(
        ({ x, y, r }) =>
          `M${at(x + r * 0.8, y - r * 0.1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${at(x + r * 0.1, y + r * 0.8)}`,
      )
      .join(''),
  }
}

/** Where shot falls into the sea: rings, and a crown of water. */
export function splashes(spots: readonly Spot[]): { readonly rings: string; readonly crowns: string } {
  const ellipse = ({ x, y }: Spot, r: number) =>
    `M${at(x - r, y)}a${r} ${(r * 0.64).toFixed(1)} 0 1 0 ${2 * r} 0a${r} ${(r * 0.64).toFixed(1)} 0 1 0 ${-2 * r} 0Z`
  return {
    rings: spots.map((spot) => ellipse(spot, 6) + ellipse(spot, 8.4)).join(''),
    crowns: spots
      .map(
        ({ x, y }) =>
          `M${at(x - 3, y + 1)}L${at(x - 4.6, y - 4)}L${at(x - 1.7, y - 1.6)}L${at(x, y - 9)}L${at(x + 1.7, y - 1.6)}L${at(x + 4.6, y - 4)}L${at(x + 3, y + 1)}Q${at(x, y + 3)} ${at(x - 3, y + 1)}Z`,
      )
      .join(''),
  }
}

const RAYS = 12

/** Where shot strikes: a star of splinters for every hit. */
export function splinters(spots: readonly Spot[], seed: number): string {
  const shake = shaking(seed)
  return spots
    .map(({ x, y }) => {
      const corners = Array.from({ length: RAYS }, (_, ray) => {
        const far = ray % 2 === 0 ? 3.6 + shake() * 2.6 : 1.5
        const angle = (ray / RAYS) * 2 * Math.PI
        return at(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
      })
      return `M${corners.join('L')}Z`
    })
    .join('')
}
