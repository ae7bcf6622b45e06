import { utf8ToBytes } from '@noble/hashes/utils.js'
import { BlockHash } from './block-hash.ts'
import { type Dice, DiceFromWords } from './dice.ts'

/** One number drawn: from which stream, below which limit, and what came. */
export interface Drawn {
  readonly stream: string
  readonly limit: number
  readonly value: number
}

export type Witness = (drawn: Drawn) => void

/**
 * Dice from blocks of SHA-256 over a secret root, the stream's name and the block's number: nobody who has seen any
 * number of rolls can tell the next, and everybody who knows the root can work out all of them.
 */
export function hashedDice(root: Uint8Array, stream: string, witness?: Witness): Dice {
  return new HashedDice(root, stream, witness)
}

class HashedDice extends DiceFromWords {
  readonly #root: Uint8Array
  readonly #stream: string
  readonly #witness: Witness | undefined
  #words: readonly number[] = []
  #blocks = 0
  #at = 0

  constructor(root: Uint8Array, stream: string, witness: Witness | undefined) {
    super()
    this.#root = root
    this.#stream = stream
    this.#witness = witness
  }

  override below(limit: number): number {
    const value = super.below(limit)
    this.#witness?.({ stream: this.#stream, limit, value })
    return value
  }

  /** A block is made only when its first word is wanted: most flows never roll. */
  protected override word(): number {
    let word = this.#words[this.#at]
    if (word === undefined) {
      this.#words = blockOf(this.#root, this.#stream, this.#blocks)
      this.#blocks += 1
      this.#at = 0
      word = this.#words[0] ?? 0
    }
    this.#at += 1
    return word >>> 0
  }
}

/** Room that is used again for every block: fresh buffers would cost more than the hash itself. */
const message = new Uint8Array(1024)
const hashing = new BlockHash(message)
const BYTES_A_NUMBER = 4

/** The eight words of SHA-256(root, name, number of the block). */
function blockOf(root: Uint8Array, stream: string, number: number): readonly number[] {
  message.set(root)
  const end = root.length + putText(stream, root.length)
  message[end] = number >>> 24
  message[end + 1] = number >>> 16
  message[end + 2] = number >>> 8
  message[end + 3] = number
  return hashing.wordsOf(end + BYTES_A_NUMBER)
}

/** Writes the text as UTF-8 and says how many bytes that took; plain letters go the short way. */
function putText(text: string, start: number): number {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 0x7f) {
      const bytes = utf8ToBytes(text)
      message.set(bytes, start)
      return bytes.length
    }
    message[start + at] = code
  }
  return text.length
}
