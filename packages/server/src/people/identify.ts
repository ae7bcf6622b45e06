import { Problem } from '../api/problem.ts'
import type { Accounts } from './accounts.ts'
import { orAway } from './accounts-unreachable.ts'
import { type Asking, type Identify, type Identity, isScope, nobody } from './identity.ts'
import { peopleRefusals } from './refusals.en.ts'

/** How long a session or token that was good is believed, in this process, without asking the database again. */
const BELIEVED_MS = 10_000
/** And for how long after that, while the database cannot be asked. */
const BELIEVED_UNASKED_MS = 120_000
const REMEMBERED = 20_000

/** Time that only ever goes forward: a clock that is set back must not make anybody believed for longer. */
const elapsed = (): number => performance.now()

/** Nothing longer than this was ever handed out, so nothing longer is looked up. */
const LONGEST_CREDENTIAL = 4096

type Remembered = Readonly<{ identity: Identity; until: number }>

const bearer = (authorization: string | undefined): string | undefined =>
  /^Bearer +(ww_[A-Za-z]{64})$/i.exec(authorization ?? '')?.[1]

const cookieCalled = (name: string, cookies: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The group under which our scopes stand among the permissions of a key. */
export const SCOPE_GROUP = 'table'

type User = Readonly<{
  id: string
  name: string
  isAnonymous?: boolean | null | undefined
  banned?: boolean | null | undefined
}>

const whoIs = ({ id, name, isAnonymous, banned }: User): Identity => {
  if (banned) return nobody
  return { kind: isAnonymous ? 'guest' : 'person', id, name }
}

/** Asks better-auth once for each session or token in a while; to ask on every request costs a millisecond. */
export class Doorkeeper {
  readonly #accounts: () => Promise<Accounts>
  readonly #cookieName: string
  readonly #now: () => number
  readonly #remembered = new Map<string, Remembered>()
  /** Questions that are under way: a bot at many tables sends a hundred requests at once, and one answer does for all. */
  readonly #asked = new Map<string, Promise<Identity>>()

  constructor(accounts: () => Promise<Accounts>, cookieName: string, now: () => number = elapsed) {
    this.#accounts = accounts
    this.#cookieName = cookieName
    this.#now = now
  }

  readonly identify: Identify = async (request) => {
    const credential = this.#credentialOf(request)
    if (credential === undefined) return nobody
    const remembered = this.#remembered.get(credential)
    if (remembered !== undefined && remembered.until > this.#now()) return remembered.identity
    try {
      return await this.#askOnce(credential, request)
    } catch {
      if (remembered !== undefined && remembered.until + BELIEVED_UNASKED_MS > this.#now())
        return remembered.identity
      throw new Problem(503, peopleRefusals.unrecognised, { retryAfter: 1 })
    }
  }

  /** After signing out, and whenever what somebody may do has changed. */
  forget({ headers }: Asking): void {
    const credential = this.#credentialOf({ headers })
    if (credential === undefined) return
    this.#remembered.delete(credential)
    this.#asked.delete(credential)
  }

  /** Signs somebody out of this process's memory, whichever way they came. */
  forgetPerson(id: string): void {
    this.#asked.clear()
    for (const [credential, { identity }] of this.#remembered) {
      if (identity.kind !== 'nobody' && identity.id === id) this.#remembered.delete(credential)
    }
  }

  /** A header that names a token is believed or not; it never falls back on the cookie beside it. */
  #credentialOf({ headers }: Asking): string | undefined {
    if (headers.authorization !== undefined) return bearer(headers.authorization)
    const cookie = cookieCalled(this.#cookieName, headers.cookie ?? '')
    return cookie === undefined || cookie.length > LONGEST_CREDENTIAL ? undefined : `cookie ${cookie}`
  }

  #askOnce(credential: string, request: Asking): Promise<Identity> {
    const known = this.#asked.get(credential)
    if (known !== undefined) return known
    const asked = this.#ask(credential, request)
      .then((identity) => {
        if (this.#asked.get(credential) === asked) this.#remember(credential, identity)
        return identity
      })
      .finally(() => {
        if (this.#asked.get(credential) === asked) this.#asked.delete(credential)
      })
    this.#asked.set(credential, asked)
    return asked
  }

  async #ask(credential: string, { headers }: Asking): Promise<Identity> {
    if (headers.authorization !== undefined) return this.#tokenOf(credential)
    const { api } = await this.#accounts()
    const cookie = new Headers({ cookie: headers.cookie ?? '' })
    const query = { disableRefresh: true }
    const session = await orAway(
      () => api.getSession({ headers: cookie, query }),
      (found) => found === null,
    )
    return session === null ? nobody : whoIs(session.user)
  }

  async #tokenOf(key: string): Promise<Identity> {
    const { $context, api } = await this.#accounts()
    const { internalAdapter } = await $context
    const { valid, key: found } = await orAway(
      () => api.verifyApiKey({ body: { key } }),
      (verified) => !verified.valid,
    )
    if (!valid || found === null) return nobody
    const user = await internalAdapter.findUserById(found.referenceId)
    if (user === null || whoIs(user).kind === 'nobody') return nobody
    const scopes = new Set((found.permissions?.[SCOPE_GROUP] ?? []).filter(isScope))
    return { kind: 'token', id: user.id, name: user.name, scopes }
  }

  #remember(credential: string, identity: Identity): void {
    if (identity.kind === 'nobody') {
      this.#remembered.delete(credential)
      return
    }
    if (this.#remembered.size >= REMEMBERED) {
      const oldest = this.#remembered.keys().next().value
      if (oldest !== undefined) this.#remembered.delete(oldest)
    }
    this.#remembered.set(credential, { identity, until: this.#now() + BELIEVED_MS })
  }
}
