import type { Page } from 'playwright-core'
import type { Moment } from './moment.ts'

/** Who sits at a match that is kept in the browser: bots, but at the moment's own seat and at those named here. */
interface Sitting {
  readonly bot: string
  readonly here?: readonly string[]
  readonly over?: boolean
  readonly turn?: number
}

/** Keeps a match in the browser and sits down to it where it stands, against bots. */
export async function sitDownAt(
  page: Page,
  address: string,
  moment: Moment,
  bot = 'random',
): Promise<string> {
  // Away from any other table, whose question would be taken for the one that is waited for.
  await page.goto(`${address}#/settings`)
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  const id = await keepLocally(page, moment, { bot })
  await page.goto(`${address}#/table/${id}`)
  await page.locator('#decision-title').waitFor()
  return id
}

/** The page must be one of the address the match is to be played at. */
export async function keepLocally(
  page: Page,
  { record, seat }: Moment,
  { bot, here = [], over = false, turn = 0 }: Sitting,
): Promise<string> {
  const { entries, checkpoint: _, ...rest } = record
  const seats = record.seats.map((each) =>
    each === seat || here.includes(each)
      ? { seat: each, by: 'here', name: 'You' }
      : { seat: each, by: 'bot', name: 'A bot', bot },
  )
  const now = Date.now()
  const id = crypto.randomUUID()
  const table = { id, game: record.game, seats, record: rest, begun: now, changed: now, turn, over }
  await page.evaluate(
    ([kept, steps]) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('windward', 2)
        asked.onerror = () => reject(asked.error)
        asked.onupgradeneeded = () => {
          asked.result.createObjectStore('tables', { keyPath: 'id' })
          for (const name of ['steps', 'checkpoints', 'drafts', 'settings'])
            asked.result.createObjectStore(name)
        }
        asked.onsuccess = () => {
          const writing = asked.result.transaction(['tables', 'steps'], 'readwrite')
          writing.objectStore('tables').put(kept)
          writing.objectStore('steps').put(steps, [kept.id, 1])
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            asked.result.close()
            resolve()
          }
        }
      }),
    [table, entries] as const,
  )
  return id
}
