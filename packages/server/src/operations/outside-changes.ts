import type { Storage } from '../storage/storage.ts'

const SCOPE = 'touched'
const LOOK_MS = 300

/**
 * Another program, such as the operator's, has changed something that a running server may have in memory. Processes
 * on PostgreSQL hear of it anyway; one on a database file finds a note.
 */
export const noteOutsideChange = async ({ database, keyValues }: Storage, topic: string): Promise<void> => {
  if (database.engine === 'sqlite') await keyValues.put(SCOPE, topic, Date.now())
}

/** Reads such notes, whenever another program has written to our file at all. Returns what ends it. */
export const watchOutsideChanges = (storage: Storage, troubled: (error: unknown) => void): (() => void) => {
  const { database, keyValues, fanOut } = storage
  if (database.engine !== 'sqlite') return () => undefined
  const version = database.sqlite.prepare('pragma data_version')
  let seen = version.get()?.['data_version']
  const look = async (): Promise<void> => {
    const now = version.get()?.['data_version']
    if (now === seen) return
    seen = now
    for (const topic of Object.keys(await keyValues.all(SCOPE))) {
      fanOut.publish(topic)
      await keyValues.remove(SCOPE, topic)
    }
  }
  const timer = setInterval(() => void look().catch(troubled), LOOK_MS).unref()
  return () => clearInterval(timer)
}
