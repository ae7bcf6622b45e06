import { _SHA256 } from '@noble/hashes/sha2.js'

const BLOCK = 64
const BYTES_OF_LENGTH = 8
const BITS_A_BYTE = 8

/**
 * SHA-256 of short messages that are written into the same room again and again: padded where they lie and read out as
 * words. The streams of dice make thousands of these, and copying would cost them as much as hashing.
 */
export class BlockHash extends _SHA256 {
  readonly #begin = super.get()
  readonly #message: Uint8Array
  readonly #room: DataView

  /** The room must hold the longest message and 72 bytes more. */
  constructor(message: Uint8Array) {
    super()
    this.#message = message
    this.#room = new DataView(message.buffer, message.byteOffset, message.byteLength)
  }

  /** The eight words of the hash of the first `length` bytes in the room, as whole numbers with a sign. */
  wordsOf(length: number): readonly number[] {
    const end = Math.ceil((length + 1 + BYTES_OF_LENGTH) / BLOCK) * BLOCK
    this.#message[length] = 0x80
    for (let at = length + 1; at < end - BYTES_OF_LENGTH / 2; at += 1) this.#message[at] = 0
    this.#room.setUint32(end - BYTES_OF_LENGTH / 2, length * BITS_A_BYTE)
    this.set(...this.#begin)
    for (let block = 0; block < end; block += BLOCK) this.process(this.#room, block)
    return [this.A, this.B, this.C, this.D, this.E, this.F, this.G, this.H]
  }
}
