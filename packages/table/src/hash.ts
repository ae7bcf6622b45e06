import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import canonicalize from 'canonicalize'

/** 64 hexadecimal digits. */
export type Hash = string

/** The one way to write plain data down: the same data gives the same bytes on every machine (RFC 8785). */
export function canonical(value: unknown): string {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('Only plain data has a canonical form.')
  return text
}

export function hashOf(value: unknown): Hash {
  return hashOfText(canonical(value))
}

export function hashOfText(text: string): Hash {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
