import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical, type Hash, hashOfText } from '../hash.ts'
import type { Dice } from './dice.ts'
import { hashedDice, type Witness } from './stream.ts'

/** 256 secret bits as 64 hexadecimal digits. Never leaves the table before the match has ended. */
export type Seed = string

/** What each seat said for the dice when it joined. */
export type Words = Readonly<Record<string, string>>

export const MOST_WORDS = 200

export function freshSeed(): Seed {
  return bytesToHex(randomBytes(32))
}

/** A seed that anybody can name again, for simulations and tests; never for a match between people. */
export function seedFrom(...names: readonly (string | number)[]): Seed {
  return hashOfText(canonical(['windward seed', ...names]))
}

/** TBL 4.4: the promise that goes into the record before anyone acts: the SHA-256 of the seed's bytes. */
export function commitmentTo(seed: Seed): Hash {
  return bytesToHex(sha256(hexToBytes(seed)))
}

/** The source of all dice streams of a match: neither the server nor a seat can choose it alone. */
export function diceRoot(seed: Seed, words: Words): Uint8Array {
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(canonical(['windward dice 1', words])))
}

/** TBL 4.5: the dice of one flow, known by its name, so that flows side by side never disturb each other's rolls. */
export function diceFor(root: Uint8Array, flow: string, witness?: Witness): Dice {
  return hashedDice(root, flow, witness)
}
