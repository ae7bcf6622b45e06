import { authorityTopic } from '../live/authority.ts'
import { depart } from '../people/delete-person.ts'
import { type Enrolled, peopleCalled, setBanned } from '../people/list-people.ts'
import { openPeople, type People } from '../people/people.ts'
import { restore } from '../storage/restore.ts'
import type { MatchStatus, ReportRow, Storage, TableRows } from '../storage/storage.ts'
import { matchRows, mustBeBackup, restoreAccounts, writeBackup } from './backup.ts'
import { type DataLocation, hold, mustBeThere, openDataLocation, whereIs } from './data-location.ts'
import { noteOutsideChange } from './outside-changes.ts'
import { beforehand } from './remove-new-files.ts'

export { type MatchCheck, type Totals, totalsInWords } from '../match/upgrade/check-matches.ts'
export { NoTableThere } from './data-location.ts'
export { checkUpgrade } from './upgrade-check.ts'

/** What an operator reads of a match: nothing that would spoil it. */
export type MatchShown = Readonly<{
  id: string
  game: string
  status: MatchStatus
  access: string
  seats: readonly string[]
  created: string
}>

const shown = ({ match: { id, game, status, access, created }, seats }: TableRows): MatchShown => ({
  id,
  game,
  status,
  access,
  seats: seats.map(
    ({ seat, name, person, bot }) => `${seat}: ${person === null && bot === null ? 'nobody' : name}`,
  ),
  created: new Date(created).toISOString(),
})

const TRIES = 5

/** The operator's hands: they work on the database itself, whether or not a server is running. */
export class Admin {
  readonly #storage: Storage
  readonly #people: People

  private constructor(storage: Storage, people: People) {
    this.#storage = storage
    this.#people = people
  }

  static async open(location: DataLocation): Promise<Admin> {
    mustBeThere(location)
    const storage = await openDataLocation(location)
    const people = await openPeople({
      storage,
      mail: { from: '', outbox: undefined },
      push: { contact: '', services: [] },
      log: () => undefined,
    })
    return new Admin(storage, people)
  }

  async close(): Promise<void> {
    await this.#people.close()
    await this.#storage.close()
  }

  /** Everything into one file. */
  async backup(file: string): Promise<void> {
    await writeBackup(this.#storage, await this.#people.accounts(), file)
  }

  /** Reads a backup of either engine into a database that is empty. What fails leaves nothing behind. */
  static async restore(location: DataLocation, file: string): Promise<void> {
    const litter = await beforehand(location)
    const where = await whereIs(location)
    const letGo = hold(where)
    try {
      await mustBeBackup(file)
      const undo = await restore(where, matchRows(file))
      await Admin.#restoreAccounts(location, file).catch(async (fault: unknown) => {
        await undo()
        throw fault
      })
    } catch (fault) {
      await litter.sweep()
      throw fault
    } finally {
      letGo()
    }
  }

  static async #restoreAccounts(location: DataLocation, file: string): Promise<void> {
    const admin = await Admin.open(location)
    try {
      await restoreAccounts(await admin.#people.accounts(), file)
    } finally {
      await admin.close()
    }
  }

  /** Newest first. */
  async matches(status: readonly MatchStatus[], limit: number): Promise<MatchShown[]> {
    const { rows } = await this.#storage.matches.list(status.length === 0 ? {} : { status }, limit)
    return rows.map(shown)
  }

  /** Puts a match away for good, whatever its state; false if there is none. Its record stays. */
  async closeMatch(id: string): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.#storage.matches.find(id)
      if (table === undefined) return false
      const { revision, status, ended, more } = table.match
      if (status === 'archived') return true
      const match = {
        status: 'archived',
        ended: ended ?? Date.now(),
        more: { ...more, closed: 'operator' },
      } as const
      if ((await this.#storage.matches.change(id, revision, { match })) === 'kept') {
        await noteOutsideChange(this.#storage, `match:${id}`)
        return true
      }
    }
    throw new Error(`Match ${id} keeps changing. Try again.`)
  }

  async people(text: string | undefined, limit: number): Promise<Enrolled[]> {
    return peopleCalled(await this.#people.accounts(), text, limit)
  }

  /** Servers notice within a second, and end the streams of whoever is kept out. Bots go with their owner. */
  async ban(person: string, banned: boolean): Promise<boolean> {
    const accounts = await this.#people.accounts()
    const bots = await this.#people.bots.of(person)
    const known = await setBanned(accounts, person, banned)
    if (known) await this.#curtailed(person)
    for (const bot of bots)
      if (await setBanned(accounts, bot.person, banned)) await this.#curtailed(bot.person)
    return known
  }

  /** As if the person had asked for it themselves; false if there is no such person. */
  async forget(person: string): Promise<boolean> {
    const { internalAdapter } = await (await this.#people.accounts()).$context
    if ((await internalAdapter.findUserById(person)) === null) return false
    const { tables } = await this.#storage.people.exportPerson(person)
    await depart(this.#people, person)
    for (const { match } of tables) await noteOutsideChange(this.#storage, `match:${match.id}`)
    await this.#curtailed(person)
    return true
  }

  /** Word goes out with the others of this tick, so this program must not have ended before it has. */
  async #curtailed(person: string): Promise<void> {
    this.#people.curtailed(person)
    await noteOutsideChange(this.#storage, authorityTopic(person))
    await new Promise((resolve) => setImmediate(resolve))
  }

  reports(all: boolean): Promise<readonly ReportRow[]> {
    return this.#storage.people.reports(all)
  }

  /** False if there is no such report that is open. */
  closeReport(id: string, outcome: string): Promise<boolean> {
    return this.#storage.people.closeReport(id, Date.now(), outcome)
  }
}
