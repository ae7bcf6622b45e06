import { createECDH, createHash } from 'node:crypto'
import { z } from 'zod'
import { Problem } from '../../api/problem.ts'
import type { KeyValueStore, PersonId } from '../../storage/storage.ts'
import { peopleRefusals } from '../refusals.en.ts'
import type { Message } from './words.en.ts'

/** As a browser's `PushSubscription.toJSON()` gives it. */
export const pushSubscription = z.object({
  endpoint: z.url().max(2000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}=*$/),
    auth: z.string().regex(/^[\w-]{20,30}=*$/),
  }),
})
export type PushSubscription = z.infer<typeof pushSubscription>

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

export type PushOptions = Readonly<{
  keyValues: KeyValueStore
  /** `mailto:` or a web address under which push services reach the operator. */
  contact: string
  /** Hosts notices may be sent to; `.example.org` stands for everything under it. Nobody chooses whom we connect to. */
  services: readonly string[]
}>

const MOST_BROWSERS = 10
const KEPT_SECONDS = 24 * 60 * 60
const PATIENCE_MS = 20_000

const scopeOf = (person: PersonId): string => `person:${person}`
const keyOf = (endpoint: string): string => `push:${createHash('sha256').update(endpoint).digest('hex')}`

const isServedBy = (endpoint: string, services: readonly string[]): boolean => {
  const { host, protocol } = new URL(endpoint)
  const known = services.some((service) =>
    service.startsWith('.') ? host.endsWith(service) : service === host || service === `${protocol}//${host}`,
  )
  return known && (protocol === 'https:' || services.includes(`${protocol}//${host}`))
}

/** RFC 8292 3.2: a pair on the curve P-256. */
const newKeys = (): z.infer<typeof vapidKeys> => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** Web push: the browsers of a person are told, through the services their makers run. */
export class Push {
  readonly publicKey: string
  readonly #privateKey: string
  readonly #options: PushOptions

  private constructor(options: PushOptions, keys: z.infer<typeof vapidKeys>) {
    this.#options = options
    this.publicKey = keys.publicKey
    this.#privateKey = keys.privateKey
  }

  /** The keys are made at the first start and kept, since browsers subscribe to one key. */
  static async open(options: PushOptions): Promise<Push> {
    const kept = await options.keyValues.putOnce('server', 'vapid', newKeys())
    return new Push(options, vapidKeys.parse(kept))
  }

  async subscribe(person: PersonId, subscription: PushSubscription): Promise<void> {
    if (!isServedBy(subscription.endpoint, this.#options.services)) {
      throw new Problem(422, peopleRefusals.noPushService)
    }
    const key = keyOf(subscription.endpoint)
    const known = await this.#subscriptions(person)
    if (known.size >= MOST_BROWSERS && !known.has(key)) {
      throw new Problem(409, peopleRefusals.browsersFull(MOST_BROWSERS))
    }
    await this.#options.keyValues.put(scopeOf(person), key, subscription)
  }

  async unsubscribe(person: PersonId, endpoint: string): Promise<void> {
    await this.#options.keyValues.remove(scopeOf(person), keyOf(endpoint))
  }

  /** Tells every browser of the person; those that are no longer subscribed are struck off. */
  async send(person: PersonId, message: Message & Readonly<{ link: string; topic: string }>): Promise<void> {
    const subscriptions = await this.#subscriptions(person)
    const outcomes = await Promise.allSettled(
      [...subscriptions].map(([key, subscription]) => this.#sendTo(person, key, subscription, message)),
    )
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed !== undefined && outcomes.every(({ status }) => status === 'rejected')) throw failed.reason
  }

  async #subscriptions(person: PersonId): Promise<ReadonlyMap<string, PushSubscription>> {
    const kept = Object.entries(await this.#options.keyValues.all(scopeOf(person)))
    const found = new Map<string, PushSubscription>()
    for (const [key, value] of kept) {
      const subscription = key.startsWith('push:') ? pushSubscription.safeParse(value) : undefined
      if (subscription?.success) found.set(key, subscription.data)
    }
    return found
  }

  async #sendTo(
    person: PersonId,
    key: string,
    subscription: PushSubscription,
    { subject, text, link, topic }: Message & Readonly<{ link: string; topic: string }>,
  ): Promise<void> {
    const { default: webPush } = await import('web-push')
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify({ title: subject, body: text, link }),
      {
        vapidDetails: {
          subject: this.#options.contact,
          publicKey: this.publicKey,
          privateKey: this.#privateKey,
        },
        TTL: KEPT_SECONDS,
        // A browser that was off meanwhile gets the newest of one topic only.
        topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
        contentEncoding: 'aes128gcm',
      },
    )
    const response = await fetch(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) {
      await this.#options.keyValues.remove(scopeOf(person), key)
    } else if (!response.ok) {
      throw new Error(`The push service answered ${response.status}.`)
    }
  }
}
