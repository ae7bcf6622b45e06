/**
 * Numbers from 0 up to 1 for statistics: quick and repeatable, and nothing that a match is ever decided by. A counter
 * that steps by the golden ratio, each of its values stirred twice by a multiplication.
 */
export function randomFrom(seed: string): () => number {
  let state = 0
  for (const letter of seed) state = stirred(state ^ (letter.codePointAt(0) ?? 0))
  return () => {
    state = (state + 0x9e3779b9) | 0
    return (stirred(state) >>> 0) / 2 ** 32
  }
}

function stirred(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return mixed ^ (mixed >>> 15)
}
