import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import {
  type AccountRow,
  archiveAccounts,
  forgetAccounts,
  hasAccounts,
  restoreAccount,
} from '../people/account-backup.ts'
import type { Accounts } from '../people/accounts.ts'
import { archive } from '../storage/archive.ts'
import type { ArchiveRow } from '../storage/archive-rows.ts'
import type { Storage } from '../storage/storage.ts'

/** Why a backup cannot be read, as a sentence. */
class BadBackup extends Error {}

const columns = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
const line = z.union([
  z.strictObject({ table: z.string(), row: columns }),
  z.strictObject({ model: z.string(), row: z.record(z.string(), z.unknown()) }),
])

async function* linesOf(storage: Storage, accounts: Accounts): AsyncGenerator<string> {
  for await (const row of archive(storage)) yield `${JSON.stringify(row)}\n`
  for await (const row of archiveAccounts(accounts)) yield `${JSON.stringify(row)}\n`
}

/**
 * Everything there is, as lines of JSON, pressed. It holds seeds, sealed answers and sessions, so nobody else may read
 * the file; and it is only called by its name once all of it is on disk.
 */
export const writeBackup = async (storage: Storage, accounts: Accounts, file: string): Promise<void> => {
  const unfinished = `${file}.unfinished`
  // One that was left by somebody else may be read by others.
  await rm(unfinished, { force: true })
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    const out = handle.createWriteStream({ flush: true })
    await pipeline(linesOf(storage, accounts), createGzip(), out)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

const isCutOff = (trouble: unknown): boolean =>
  trouble instanceof Error && 'code' in trouble && trouble.code === 'Z_BUF_ERROR'

async function* textLines(file: string): AsyncGenerator<string> {
  const handle = await open(file).catch((trouble: unknown) => {
    throw new BadBackup(`${file} cannot be read. Is it there, and may you read it?`, { cause: trouble })
  })
  let rest = ''
  const unpressed = handle.createReadStream().pipe(createGunzip()).setEncoding('utf8')
  try {
    for await (const chunk of unpressed) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (trouble) {
    if (trouble instanceof BadBackup) throw trouble
    const why = isCutOff(trouble)
      ? 'is only a part of a backup: its end is missing.'
      : 'is not a backup that “windward admin backup” has written, or it is damaged.'
    throw new BadBackup(`${file} ${why}`, { cause: trouble })
  } finally {
    await handle.close()
  }
  if (rest !== '') throw new BadBackup(`${file} ends in the middle of a line.`)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* read(file: string): AsyncGenerator<z.infer<typeof line>> {
  let n = 0
  for await (const text of textLines(file)) {
    n += 1
    const read = line.safeParse(parsed(text))
    if (!read.success) throw new BadBackup(`Line ${n} of ${file} is none of a backup.`)
    yield read.data
  }
}

/** Reads all of it once, so that a wrong or damaged file is known before anything is touched. */
export const mustBeBackup = async (file: string): Promise<void> => {
  let lines = 0
  for await (const _ of read(file)) lines += 1
  if (lines === 0) throw new BadBackup(`${file} is empty.`)
}

/** Matches and everything about them; accounts come last in the file, and are read on their own. */
export async function* matchRows(file: string): AsyncGenerator<ArchiveRow> {
  for await (const each of read(file)) if ('table' in each) yield each
}

const accountRows = async function* (file: string): AsyncGenerator<AccountRow> {
  for await (const each of read(file)) if ('model' in each) yield each
}

export const restoreAccounts = async (accounts: Accounts, file: string): Promise<void> => {
  if (await hasAccounts(accounts))
    throw new BadBackup('There are people here already: restore into an empty database.')
  try {
    for await (const row of accountRows(file)) await restoreAccount(accounts, row)
  } catch (fault) {
    await forgetAccounts(accounts)
    throw fault
  }
}
