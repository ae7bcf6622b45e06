import type { KeyValueStore, PersonId } from '../../storage/storage.ts'
import { type NoticeSettings, noticeSettings, QUIET } from './notice.ts'

const KEY = 'notices'
const BELIEVED_MS = 30_000
const REMEMBERED = 20_000

/** What each person wants to be told. It is asked at every move of everybody, so it is remembered for a while. */
export class SettingsOfPeople {
  readonly #keyValues: KeyValueStore
  readonly #remembered = new Map<PersonId, { readonly settings: NoticeSettings; readonly until: number }>()

  constructor(keyValues: KeyValueStore) {
    this.#keyValues = keyValues
  }

  /** As far as it is remembered. */
  known(person: PersonId): NoticeSettings | undefined {
    const remembered = this.#remembered.get(person)
    return remembered !== undefined && remembered.until > performance.now() ? remembered.settings : undefined
  }

  async of(person: PersonId): Promise<NoticeSettings> {
    const known = this.known(person)
    if (known !== undefined) return known
    const settings = noticeSettings.safeParse(await this.#keyValues.get(`person:${person}`, KEY))
    return this.#remember(person, settings.success ? settings.data : QUIET)
  }

  async set(person: PersonId, settings: NoticeSettings): Promise<void> {
    await this.#keyValues.put(`person:${person}`, KEY, settings)
    this.#remember(person, settings)
  }

  #remember(person: PersonId, settings: NoticeSettings): NoticeSettings {
    if (this.#remembered.size >= REMEMBERED) this.#remembered.clear()
    this.#remembered.set(person, { settings, until: performance.now() + BELIEVED_MS })
    return settings
  }
}
