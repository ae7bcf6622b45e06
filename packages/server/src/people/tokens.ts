import { z } from 'zod'
import { Problem } from '../api/problem.ts'
import type { Accounts } from './accounts.ts'
import { orAway } from './accounts-unreachable.ts'
import { type Doorkeeper, SCOPE_GROUP } from './identify.ts'
import { isScope, type PersonId, type Scope } from './identity.ts'
import { peopleRefusals } from './refusals.en.ts'

export const TokenName = z.string().trim().min(1).max(60)

/** A personal token as its owner sees it: never the token itself, which is kept as a hash. */
export type TokenShown = Readonly<{
  id: string
  name: string
  scopes: Scope[]
  begins: string
  created: string
  expires: string | null
}>

export type NewToken = Readonly<{ name: string; scopes: readonly Scope[]; days?: number | undefined }>

const MOST_TOKENS = 50
const DAY_SECONDS = 24 * 60 * 60

type Key = Readonly<{
  id: string
  name: string | null
  start: string | null
  createdAt: Date
  expiresAt: Date | null
  permissions?: unknown
}>

const permissionsOf = (permissions: unknown): Scope[] => {
  const read: unknown = typeof permissions === 'string' ? JSON.parse(permissions) : permissions
  const group: unknown =
    typeof read === 'object' && read !== null ? Reflect.get(read, SCOPE_GROUP) : undefined
  return Array.isArray(group) ? group.filter(isScope) : []
}

const shown = ({ id, name, start, createdAt, expiresAt, permissions }: Key): TokenShown => ({
  id,
  name: name ?? '',
  scopes: permissionsOf(permissions),
  begins: start ?? '',
  created: new Date(createdAt).toISOString(),
  expires: expiresAt === null ? null : new Date(expiresAt).toISOString(),
})

/** Personal tokens, as better-auth's keys with our scopes among their permissions. */
export class Tokens {
  readonly #accounts: () => Promise<Accounts>
  readonly #doorkeeper: Pick<Doorkeeper, 'forgetPerson'>

  constructor(accounts: () => Promise<Accounts>, doorkeeper: Pick<Doorkeeper, 'forgetPerson'>) {
    this.#accounts = accounts
    this.#doorkeeper = doorkeeper
  }

  async of(person: PersonId): Promise<TokenShown[]> {
    return (await this.#keysOf(person)).map(shown)
  }

  async make(person: PersonId, { name, scopes, days }: NewToken): Promise<TokenShown & { token: string }> {
    if ((await this.#keysOf(person)).length >= MOST_TOKENS) {
      throw new Problem(409, peopleRefusals.tokensFull(MOST_TOKENS))
    }
    const { api } = await this.#accounts()
    const body = {
      userId: person,
      name,
      permissions: { [SCOPE_GROUP]: [...new Set(scopes)] },
      ...(days === undefined ? {} : { expiresIn: days * DAY_SECONDS }),
    }
    const made = await orAway(
      () => api.createApiKey({ body }),
      () => false,
    )
    return { ...shown(made), token: made.key }
  }

  async remove(person: PersonId, id: string): Promise<void> {
    const { adapter } = await (await this.#accounts()).$context
    const where = [
      { field: 'id', value: id },
      { field: 'referenceId', value: person },
    ]
    const gone = await adapter.deleteMany({ model: 'apikey', where })
    if (gone === 0) throw new Problem(404, peopleRefusals.noToken)
    this.#doorkeeper.forgetPerson(person)
  }

  async removeAll(person: PersonId): Promise<void> {
    const { adapter } = await (await this.#accounts()).$context
    await adapter.deleteMany({ model: 'apikey', where: [{ field: 'referenceId', value: person }] })
    this.#doorkeeper.forgetPerson(person)
  }

  /** A guest's tokens become the person's. */
  async move(guest: PersonId, person: PersonId): Promise<void> {
    const { adapter } = await (await this.#accounts()).$context
    const where = [{ field: 'referenceId', value: guest }]
    await adapter.updateMany({ model: 'apikey', where, update: { referenceId: person } })
  }

  async #keysOf(person: PersonId): Promise<Key[]> {
    const { adapter } = await (await this.#accounts()).$context
    return adapter.findMany<Key>({ model: 'apikey', where: [{ field: 'referenceId', value: person }] })
  }
}
