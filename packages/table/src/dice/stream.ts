import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type Dice, diceOn } from './dice.ts'

/** One number drawn: from which stream, below which limit, and what came. */
export interface Drawn {
  readonly stream: string
  readonly limit: number
  readonly value: number
}

export type Witness = (drawn: Drawn) => void

const WORDS = 2 ** 32
const BYTES_A_WORD = 4

/**
 * Dice from blocks of SHA-256 over a secret root, the stream's name and the block's number: nobody who has seen any
 * number of rolls can tell the next, and everybody who knows the root can work out all of them.
 */
export function hashedDice(root: Uint8Array, stream: string, witness?: Witness): Dice {
  const next = words(root, stream)
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

/** The words of the blocks one after another; a block is made only when its first word is wanted. */
function words(root: Uint8Array, stream: string): () => number {
  let message: DataView | undefined
  let block = new DataView(new ArrayBuffer(0))
  let number = 0
  let at = 0
  return () => {
    if (at === block.byteLength) {
      message ??= messageFor(root, stream)
      message.setUint32(message.byteLength - BYTES_A_WORD, number)
      const hash = sha256(new Uint8Array(message.buffer))
      block = new DataView(hash.buffer, hash.byteOffset, hash.byteLength)
      number += 1
      at = 0
    }
    const word = block.getUint32(at)
    at += BYTES_A_WORD
    return word
  }
}

/** Root and name, and room for the number of the block. */
function messageFor(root: Uint8Array, stream: string): DataView {
  const name = utf8ToBytes(stream)
  const bytes = new Uint8Array(root.length + name.length + BYTES_A_WORD)
  bytes.set(root)
  bytes.set(name, root.length)
  return new DataView(bytes.buffer)
}
