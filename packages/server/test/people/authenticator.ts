import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** The few forms of CBOR (RFC 8949) a passkey needs. */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const whole = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

const PRESENT_AND_VERIFIED = 0b101
const WITH_CREDENTIAL = 0b1000000

/** A passkey as a phone or a key ring would hold it: W3C WebAuthn, ES256, without attestation. */
export class Authenticator {
  readonly #id = randomBytes(32)
  readonly #private: KeyObject
  readonly #point: Readonly<{ x: Buffer; y: Buffer }>
  readonly #origin: string
  #counter = 0

  constructor(address: string) {
    this.#origin = new URL(address).origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#private = privateKey
    this.#point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  /** Answers `navigator.credentials.create`. */
  register(challenge: string): object {
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#publicKey(),
    ])
    const authData = this.#authData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, attested)
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(authData)],
    )
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers `navigator.credentials.get`. */
  assert(challenge: string): object {
    const authData = this.#authData(PRESENT_AND_VERIFIED)
    const clientData = this.#clientData('webauthn.get', challenge)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#private)
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #credential(response: object): object {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #authData(flags: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter, more])
  }

  #publicKey(): Buffer {
    const { x, y } = this.#point
    return map(
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), bytes(x)],
      [whole(-3), bytes(y)],
    )
  }
}
