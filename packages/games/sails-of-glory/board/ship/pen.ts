export interface Spot {
  readonly x: number
  readonly y: number
}

const FINEST = 100

/** A number as a path wants it: no finer than is seen, and never minus nothing. */
export function fine(value: number): string {
  const rounded = Math.round(value * FINEST) / FINEST
  return `${rounded === 0 ? 0 : rounded}`
}

/** A point of a path. */
export const at = (x: number, y: number): string => `${fine(x)} ${fine(y)}`

const RADIAN = Math.PI / 180
const sine = (degrees: number): number => Math.sin(degrees * RADIAN)
const cosine = (degrees: number): number => Math.cos(degrees * RADIAN)

/** A point turned clockwise about the middle, as it is seen with y downwards. */
export function turned({ x, y }: Spot, degrees: number): Spot {
  return { x: x * cosine(degrees) - y * sine(degrees), y: x * sine(degrees) + y * cosine(degrees) }
}

/** Two headings seen from each other: from -180, to port, up to 180. */
export const off = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180

const MODULUS = 2_147_483_647
const FACTOR = 16_807

/** Numbers between 0 and 1 that are the same on every screen: a pen that shakes, but always alike. */
export function shaking(seed: number): () => number {
  let state = (Math.abs(Math.round(seed)) % (MODULUS - 1)) + 1
  return () => {
    state = (state * FACTOR) % MODULUS
    return state / MODULUS
  }
}

/** A number for a word, to shake the pen by. */
export const seedOf = (word: string): number =>
  [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7)

/** A whole circle as part of a path. */
export const round = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}a${fine(r)} ${fine(r)} 0 1 0 ${fine(2 * r)} 0a${fine(r)} ${fine(r)} 0 1 0 ${fine(-2 * r)} 0Z`

/** A smooth line through these points, to go on a path that has come to the first of them. */
export function through(spots: readonly Spot[]): string {
  return spots
    .slice(1)
    .map((to, index) => {
      const from = spots[index] ?? to
      const before = spots[index - 1] ?? from
      const after = spots[index + 2] ?? to
      const leaving = at(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6)
      const coming = at(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6)
      return `C${leaving} ${coming} ${at(to.x, to.y)}`
    })
    .join('')
}

/** A closed shape of straight lines. */
export const shape = (spots: readonly Spot[]): string => `M${spots.map(({ x, y }) => at(x, y)).join('L')}Z`
