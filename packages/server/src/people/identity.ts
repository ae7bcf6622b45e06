import type { IncomingHttpHeaders } from 'node:http'
import type { PersonId } from '../storage/matches.ts'

export type { PersonId }

/** What a personal token may be good for; whoever comes with a session may do all of it. */
/** All a program needs that plays. */
export const PLAYING = ['match:read', 'match:play', 'match:create', 'talk'] as const

/** By this an account is given to somebody else for a bot, and by nothing less. */
export const HAND_OVER = 'account:hand-over'

export const SCOPES = [...PLAYING, HAND_OVER] as const
export type Scope = (typeof SCOPES)[number]

export const isScope = (word: unknown): word is Scope => SCOPES.some((scope) => scope === word)

/** Somebody with an account. */
export type Person = Readonly<{ kind: 'person'; id: PersonId; name: string }>

/** Somebody who came without one: known by the session alone. */
export type Guest = Readonly<{ kind: 'guest'; id: PersonId; name: string }>

/** A program that acts for a person, as far as the scopes of its token go. */
type Token = Readonly<{ kind: 'token'; id: PersonId; name: string; scopes: ReadonlySet<Scope> }>

/** No session and no token: may look at what is open to all. */
export type Nobody = Readonly<{ kind: 'nobody' }>

/** On whose behalf a request comes. `id` is the person's, whichever way they came. */
export type Identity = Person | Guest | Token | Nobody

export const nobody: Nobody = { kind: 'nobody' }

/** All that is needed to tell who somebody is. */
export type Asking = Readonly<{ headers: IncomingHttpHeaders }>

/** Never throws for what a stranger sent: a session or token that is no good is `nobody`. */
export type Identify = (request: Asking) => Promise<Identity>

export const personOf = (identity: Identity): PersonId | undefined =>
  identity.kind === 'nobody' ? undefined : identity.id

/** Whether somebody may act in this way at all; whether they may at this match is the match's to say. */
export const may = (identity: Identity, scope: Scope): boolean => {
  if (identity.kind === 'nobody') return false
  return identity.kind !== 'token' || identity.scopes.has(scope)
}
