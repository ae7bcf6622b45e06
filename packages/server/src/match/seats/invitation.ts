import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Storage } from '../../storage/storage.ts'

/** The secrets in the links by which people are invited: made from a key of the server, so that none is kept. */
export class Invitations {
  readonly #key: Buffer

  private constructor(key: Buffer) {
    this.#key = key
  }

  static async open({ keyValues }: Storage): Promise<Invitations> {
    const key = await keyValues.putOnce('server', 'invitations', randomBytes(32).toString('hex'))
    if (typeof key !== 'string') throw new Error('The key of the invitations is not a text.')
    return new Invitations(Buffer.from(key, 'hex'))
  }

  of(match: string): string {
    return createHmac('sha256', this.#key).update(match).digest('base64url').slice(0, 22)
  }

  fits(match: string, given: string | undefined): boolean {
    if (given === undefined) return false
    const [known, shown] = [Buffer.from(this.of(match)), Buffer.from(given)]
    return known.length === shown.length && timingSafeEqual(known, shown)
  }
}
