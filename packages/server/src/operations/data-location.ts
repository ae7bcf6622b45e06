import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openStorage, type Where } from '../storage/open.ts'
import { cannotOpen } from '../storage/sqlite/file-trouble.ts'
import { holdDirectoryOf } from '../storage/sqlite/hold-directory.ts'
import type { Storage } from '../storage/storage.ts'
import type { Settings } from './settings.ts'

/** Where everything is kept. */
export type DataLocation = Pick<Settings, 'data' | 'databaseUrl'>

const FILE = 'windward.sqlite'

/** For a table that leaves nothing behind. */
export const NOWHERE = ':memory:'

/** PostgreSQL if an address is given; else a file in the data directory, which only its owner may read. */
export const whereIs = async ({ data, databaseUrl }: DataLocation): Promise<Where> => {
  if (databaseUrl !== undefined) return { url: databaseUrl }
  if (data === NOWHERE) return { file: NOWHERE }
  try {
    await mkdir(data, { recursive: true, mode: 0o700 })
  } catch (trouble) {
    throw cannotOpen(data, trouble)
  }
  return { file: join(data, FILE) }
}

/** Where letters are left while there is no mail server; nowhere, if nothing is to be left behind. */
export const outboxOf = ({ outbox, data }: Pick<Settings, 'data' | 'outbox'>): string | undefined =>
  outbox ?? (data === NOWHERE ? undefined : join(data, 'outbox'))

/** Somebody looks for a table where there is none. */
export class NoTableThere extends Error {}

/** An operator who has mistyped the directory should hear of it, not look after a new and empty table. */
export const mustBeThere = ({ data, databaseUrl }: DataLocation): void => {
  if (databaseUrl === undefined && !existsSync(join(data, FILE)))
    throw new NoTableThere(`There is no table in ${data}: it holds no ${FILE}.`)
}

/** Takes a directory for this process alone, as far as there is one. Returns what lets go of it. */
export const hold = (where: Where): (() => void) =>
  'file' in where && where.file !== NOWHERE ? holdDirectoryOf(where.file) : () => undefined

/** For a server, of which a directory has but one; an operator's commands work beside it. */
export const occupyDataLocation = async (location: DataLocation): Promise<Storage> => {
  const where = await whereIs(location)
  const letGo = hold(where)
  try {
    const storage = await openStorage(where)
    const close = async () => {
      await storage.close()
      letGo()
    }
    return { ...storage, close }
  } catch (fault) {
    letGo()
    throw fault
  }
}

export const openDataLocation = async (location: DataLocation): Promise<Storage> =>
  openStorage(await whereIs(location))
