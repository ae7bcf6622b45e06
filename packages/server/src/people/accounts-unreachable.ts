import { AsyncLocalStorage } from 'node:async_hooks'
import { SHORT_PATIENCE_MS } from '../storage/postgres/connection-trouble.ts'

interface Asked {
  readonly began: number
  fault?: unknown
}

/** What became of the database while one thing was asked of the accounts. */
const asking = new AsyncLocalStorage<Asked>()

/** However often the database is asked for one thing, it is waited for once. */
export const patienceLeft = (): number =>
  SHORT_PATIENCE_MS - (performance.now() - (asking.getStore()?.began ?? performance.now()))

/** The database of the people could not be reached or could not do what was asked. */
export const noteAway = (fault: unknown): void => {
  const asked = asking.getStore()
  if (asked !== undefined) asked.fault ??= fault
}

/** Why the database was not to be had for this very piece of work, if it was not. */
export const awayMeanwhile = (): unknown => asking.getStore()?.fault

/**
 * Asks something of better-auth, which answers with a refusal of its own (“no such token”, “the user could not be
 * created”) when it could not look. What really was the matter is thrown instead.
 */
export const orAway = <T>(work: () => Promise<T>, isRefusal: (result: T) => boolean): Promise<T> => {
  const asked: Asked = { began: performance.now() }
  return asking.run(asked, async () => {
    try {
      const result = await work()
      if (asked.fault !== undefined && isRefusal(result)) throw asked.fault
      return result
    } catch (fault) {
      throw asked.fault ?? fault
    }
  })
}
