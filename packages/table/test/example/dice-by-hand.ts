import { createHash, createHmac } from 'node:crypto'

interface Promised {
  readonly commitment: string
  readonly seed: string
  readonly words: Readonly<Record<string, string>>
}

/** Whether the seed is the one whose hash was fixed before the match. */
export function isKept({ seed, commitment }: Promised): boolean {
  return createHash('sha256').update(seed, 'hex').digest('hex') === commitment
}

/** The first numbers of a stream, each below its limit. */
export function numbers({ seed, words }: Promised, stream: string, limits: readonly number[]): number[] {
  const sorted = Object.fromEntries(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)))
  const said = JSON.stringify(['windward dice 1', sorted])
  const root = createHmac('sha256', Buffer.from(seed, 'hex')).update(said).digest()
  let drawnSoFar = 0
  const word = () => {
    const block = Buffer.alloc(4)
    block.writeUInt32BE(Math.floor(drawnSoFar / 8))
    const hash = createHash('sha256').update(root).update(stream).update(block).digest()
    drawnSoFar += 1
    return hash.readUInt32BE(((drawnSoFar - 1) % 8) * 4)
  }
  return limits.map((limit) => {
    const fair = 2 ** 32 - (2 ** 32 % limit)
    let drawn = word()
    while (drawn >= fair) drawn = word()
    return drawn % limit
  })
}
