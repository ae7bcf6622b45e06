import { randomUUID } from 'node:crypto'
import { Problem } from '../api/problem.ts'
import type { Taking } from '../match/seats/challenge.ts'
import type { BotRow, Storage } from '../storage/storage.ts'
import type { Accounts } from './accounts.ts'
import { depart } from './delete-person.ts'
import type { Doorkeeper } from './identify.ts'
import { HAND_OVER, type Person, type PersonId, PLAYING } from './identity.ts'
import { readableName } from './names.ts'
import { peopleRefusals } from './refusals.en.ts'
import type { Tokens } from './tokens.ts'

const MOST_BOTS = 20

/** What its owner says of a bot. */
export type BotWish = Readonly<{ takes: readonly Taking[]; tablesAtOnce: number }>

export type BotsOptions = Readonly<{
  storage: Storage
  accounts: () => Promise<Accounts>
  tokens: Tokens
  doorkeeper: Doorkeeper
}>

/** Accounts that are played by programs. Nobody signs in with one: its owner sees to it, and it comes with a token. */
export class Bots {
  readonly #house: BotsOptions

  constructor(house: BotsOptions) {
    this.#house = house
  }

  /** An account of its own for a bot, and the token it comes with. */
  async make(owner: Person, name: string, wish: BotWish): Promise<{ bot: BotRow; token: string }> {
    const readable = readableName(name)
    if (readable === undefined) throw new Problem(422, peopleRefusals.nameUnreadable)
    await this.#mustHaveRoom(owner.id)
    const { internalAdapter } = await (await this.#house.accounts()).$context
    const user = { name: readable, email: unusedAddress(), emailVerified: false }
    const { id } = await internalAdapter.createUser(user, { method: 'anonymous' })
    return this.#mark(owner, id, readable, wish)
  }

  /**
   * An account that is there already becomes a bot of whoever its holder has given a token for that. Nobody can sign in with
   * it from then on: passwords, sessions, its address and letters under way end.
   */
  async adopt(owner: Person, token: string, wish: BotWish): Promise<{ bot: BotRow; token: string }> {
    const { storage, accounts, tokens, doorkeeper } = this.#house
    const identity = await doorkeeper.identify({ headers: { authorization: `Bearer ${token}` } })
    if (identity.kind !== 'token') throw new Problem(422, peopleRefusals.noAccountToken)
    if (!identity.scopes.has(HAND_OVER)) throw new Problem(403, peopleRefusals.notGivenAway(HAND_OVER))
    const { id, name } = identity
    if (id === owner.id) throw new Problem(422, peopleRefusals.ownBot)
    if ((await storage.bots.find(id)) !== undefined) throw new Problem(409, peopleRefusals.botAlready(name))
    if ((await storage.bots.of(id)).length > 0) throw new Problem(409, peopleRefusals.hasBots(name))
    await this.#mustHaveRoom(owner.id)
    const { adapter, internalAdapter } = await (await accounts()).$context
    for (const [model, field] of [
      ['account', 'userId'],
      ['passkey', 'userId'],
    ] as const)
      await adapter.deleteMany({ model, where: [{ field, value: id }] })
    await internalAdapter.deleteUserSessions(id)
    await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: id }] })
    await internalAdapter.updateUser(id, { isAnonymous: false, email: unusedAddress(), emailVerified: false })
    await tokens.removeAll(id)
    return this.#mark(owner, id, name, wish)
  }

  /** Bots of one's own. */
  of(owner: PersonId): Promise<readonly BotRow[]> {
    return this.#house.storage.bots.of(owner)
  }

  async change(bot: BotRow, { takes, tablesAtOnce }: BotWish): Promise<BotRow> {
    const changed = { ...bot, takes: takes.map((each) => ({ ...each })), tablesAtOnce }
    await this.#house.storage.bots.put(changed)
    return changed
  }

  /** Another token for it; those it had are good no longer. */
  async renewToken({ person }: BotRow): Promise<string> {
    await this.#house.tokens.removeAll(person)
    return this.#tokenFor(person)
  }

  /** It leaves as people leave. */
  async remove({ person }: BotRow): Promise<void> {
    await depart(this.#house, person)
  }

  async #mark(owner: Person, person: PersonId, name: string, wish: BotWish) {
    const marked = { person, name, owner: owner.id, ownerName: owner.name, made: Date.now(), takes: [] }
    const bot = await this.change({ ...marked, tablesAtOnce: wish.tablesAtOnce }, wish)
    return { bot, token: await this.#tokenFor(person) }
  }

  async #tokenFor(person: PersonId): Promise<string> {
    return (await this.#house.tokens.make(person, { name: 'bot', scopes: PLAYING })).token
  }

  async #mustHaveRoom(owner: PersonId): Promise<void> {
    if ((await this.of(owner)).length >= MOST_BOTS) throw new Problem(409, peopleRefusals.botsFull(MOST_BOTS))
  }
}

/** Where no letter ever goes. */
function unusedAddress(): string {
  return `${randomUUID()}@bots.invalid`
}
