import { randomBytes } from 'node:crypto'
import type { Json } from '@windward/table'
import type { PersonId } from '../storage/matches.ts'
import type { KeyValueStore } from '../storage/people.ts'

const TITLE = 'record '
const OWNERS = 'records'

export type RecordId = string

/** What was handed over: the record, and how its seats are to be called. */
export interface Handed {
  readonly record: Json
  readonly names: Readonly<Record<string, string>>
}

const scopeOf = (person: PersonId): string => `person:${person}`

/**
 * Records of matches played elsewhere, kept for those who have their address. They lie among their owner's stored values, so
 * that they are exported with them and gone when their owner has gone.
 */
export class HandedRecords {
  readonly #keyValues: KeyValueStore

  constructor(keyValues: KeyValueStore) {
    this.#keyValues = keyValues
  }

  async count(person: PersonId): Promise<number> {
    return (await this.#of(person)).length
  }

  async keep(person: PersonId, handed: Handed): Promise<RecordId> {
    const id = randomBytes(16).toString('base64url')
    const { record, names } = handed
    await this.#keyValues.put(scopeOf(person), `${TITLE}${id}`, { record, names })
    await this.#keyValues.put(OWNERS, id, person)
    return id
  }

  async get(id: RecordId): Promise<Json | undefined> {
    const owner = await this.#keyValues.get(OWNERS, id)
    return typeof owner === 'string' ? this.#keyValues.get(scopeOf(owner), `${TITLE}${id}`) : undefined
  }

  /** False if this person has no such record. */
  async remove(person: PersonId, id: RecordId): Promise<boolean> {
    const title = `${TITLE}${id}`
    if ((await this.#keyValues.get(scopeOf(person), title)) === undefined) return false
    await this.#keyValues.remove(OWNERS, id)
    await this.#keyValues.remove(scopeOf(person), title)
    return true
  }

  /** A guest's values have become this person's: their records are found there from now on. */
  async moved(person: PersonId): Promise<void> {
    for (const id of await this.#of(person)) await this.#keyValues.put(OWNERS, id, person)
  }

  async #of(person: PersonId): Promise<readonly RecordId[]> {
    return Object.keys(await this.#keyValues.all(scopeOf(person)))
      .filter((title) => title.startsWith(TITLE))
      .map((title) => title.slice(TITLE.length))
  }
}
