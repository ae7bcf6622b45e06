import { chacha20 } from '@noble/ciphers/chacha.js'
import { type Dice, diceOn } from './dice.ts'

/** One number drawn: from which stream, below which limit, and what came. */
export interface Drawn {
  readonly stream: string
  readonly limit: number
  readonly value: number
}

export type Witness = (drawn: Drawn) => void

const NONCE = new Uint8Array(12)
const FIRST_BLOCKS = 4
const LATER_BLOCKS = 16
const BYTES_A_BLOCK = 64
const WORDS = 2 ** 32

/**
 * Dice from the key stream of ChaCha20: nobody who has seen any number of rolls can tell the next.
 * The key is derived only when a first roll is asked, for most flows never roll.
 */
export function keyedDice(key: () => Uint8Array, stream: string, witness?: Witness): Dice {
  const next = words(key)
  return diceOn((limit) => {
    const value = uniform(limit, next)
    witness?.({ stream, limit, value })
    return value
  })
}

/** Without modulo bias: words past the last whole multiple of the limit are thrown away. */
function uniform(limit: number, next: () => number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > WORDS) {
    throw new RangeError(`No die has ${limit} sides.`)
  }
  const fair = WORDS - (WORDS % limit)
  let word = next()
  while (word >= fair) word = next()
  return word % limit
}

function words(key: () => Uint8Array): () => number {
  let derived: Uint8Array | undefined
  let blocks = 0
  let bytes = new DataView(new ArrayBuffer(0))
  let at = 0
  return () => {
    if (at === bytes.byteLength) {
      derived ??= key()
      const count = blocks === 0 ? FIRST_BLOCKS : LATER_BLOCKS
      const stream = chacha20(derived, NONCE, new Uint8Array(count * BYTES_A_BLOCK), undefined, blocks)
      bytes = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
      blocks += count
      at = 0
    }
    const word = bytes.getUint32(at, true)
    at += 4
    return word
  }
}
