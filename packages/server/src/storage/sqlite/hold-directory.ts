import { readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { CannotOpen } from '../cannot-open.ts'
import { cannotOpen } from './file-trouble.ts'
import { openPrivately } from './private-file.ts'

const LOCK = 'windward.lock'
const HOLDER = 'windward.holder.json'
const PRIVATE = 0o600

/** Read by people and by the next who comes: it says who holds the directory, and does not hold it. */
const holderShape = z.object({ process: z.int(), machine: z.string(), since: z.iso.datetime() })

/**
 * Takes the directory of a database file for one server alone, until it is let go of. What holds it is a lock of the
 * operating system on a small file: it ends with its process, however that ends. Returns what lets go.
 */
export function holdDirectoryOf(file: string): () => void {
  const directory = dirname(file)
  const path = join(directory, LOCK)
  const lock = openPrivately(path, { timeout: 0 }, '')
  try {
    lock.exec('begin exclusive')
  } catch (trouble) {
    lock.close()
    if (!isBusy(trouble)) throw cannotOpen(path, trouble)
    throw new CannotOpen(
      `The table in ${directory} is in use${holderOf(directory)}. One directory has one server: stop that one, give this one a directory of its own (--data), or use PostgreSQL, which several can share.`,
      { cause: trouble },
    )
  }
  const holder = { process: process.pid, machine: hostname(), since: new Date().toISOString() }
  writeFileSync(join(directory, HOLDER), `${JSON.stringify(holder)}\n`, { mode: PRIVATE })
  return () => {
    if (lock.isOpen) lock.close()
  }
}

const SQLITE_BUSY = 5

function isBusy(trouble: unknown): boolean {
  return trouble instanceof Error && 'errcode' in trouble && Number(trouble.errcode) % 256 === SQLITE_BUSY
}

/** Whoever has just taken it may not have said so yet. */
function holderOf(directory: string): string {
  try {
    const { process, machine, since } = holderShape.parse(
      JSON.parse(readFileSync(join(directory, HOLDER), 'utf8')),
    )
    return ` by process ${process} on ${machine} since ${since.replace('T', ' ').replace(/\..*$/, '')} UTC`
  } catch {
    return ' by another server'
  }
}
