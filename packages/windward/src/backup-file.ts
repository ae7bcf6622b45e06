import { statSync } from 'node:fs'
import { Fault, messageOf, UsageFault } from './fault.ts'
import { field } from './games.ts'

/** Whoever names no file at all hears of it before anything is touched. */
export function mustBeFile(path: string): void {
  let isFile: boolean
  try {
    isFile = statSync(path).isFile()
  } catch (trouble) {
    throw new UsageFault(`${path} cannot be read: ${messageOf(trouble)}`, { cause: trouble })
  }
  if (!isFile) throw new UsageFault(`${path} is not a file.`)
}

/** Why a file cannot be read as a backup, where what was thrown says nothing to a person; else as it was thrown. */
export function notABackup(path: string, trouble: unknown): unknown {
  switch (field(trouble, 'code')) {
    case 'Z_DATA_ERROR':
      return new Fault(`${path} is not a backup that “windward admin backup” has written.`, {
        cause: trouble,
      })
    case 'Z_BUF_ERROR':
      return new Fault(`${path} is only a part of a backup: its end is missing.`, { cause: trouble })
    default:
      return trouble
  }
}
