import type { Storage } from '../storage/storage.ts'

const SCOPE = 'touched'
const LOOK_MS = 300

/**
 * Another program, such as the operator's, has changed something that a running server may have in memory. Processes
 * on PostgreSQL hear of it anyway; one on a database file finds a note.
 */
export const noteTouched = async ({ database, papers }: Storage, topic: string): Promise<void> => {
  if (database.engine === 'sqlite') await papers.put(SCOPE, topic, Date.now())
}

/** Reads such notes, whenever another program has written to our file at all. Returns what ends it. */
export const watchTouched = (storage: Storage, troubled: (error: unknown) => void): (() => void) => {
  const { database, papers, fanOut } = storage
  if (database.engine !== 'sqlite') return () => undefined
  const version = database.sqlite.prepare('pragma data_version')
  let seen = version.get()?.['data_version']
  const look = async (): Promise<void> => {
    const now = version.get()?.['data_version']
    if (now === seen) return
    seen = now
    for (const topic of Object.keys(await papers.all(SCOPE))) {
      fanOut.publish(topic)
      await papers.remove(SCOPE, topic)
    }
  }
  const timer = setInterval(() => void look().catch(troubled), LOOK_MS).unref()
  return () => clearInterval(timer)
}
