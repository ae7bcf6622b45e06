/** A fixed scramble of two lattice coordinates into [0, 1): the same on every machine and every day. */
function scramble(x: number, y: number, salt: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(salt, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number): number => t * t * (3 - 2 * t)

/** Smooth noise in [0, 1) that changes over about `wavelength`. */
export function noise(x: number, y: number, wavelength: number, salt: number): number {
  const u = x / wavelength
  const v = y / wavelength
  const i = Math.floor(u)
  const j = Math.floor(v)
  const s = ease(u - i)
  const t = ease(v - j)
  const top = scramble(i, j, salt) * (1 - s) + scramble(i + 1, j, salt) * s
  const bottom = scramble(i, j + 1, salt) * (1 - s) + scramble(i + 1, j + 1, salt) * s
  return top * (1 - t) + bottom * t
}
