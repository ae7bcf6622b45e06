/** Numbers from 0 to 1 that look like chance and are the same everywhere: a drawing never changes by itself. */
export function chance(seed: number): () => number {
  let state = Math.imul(seed + 77, 2654435761) >>> 0 || 1
  const next = () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
  for (let warm = 0; warm < 9; warm += 1) next()
  return next
}
