import { statSync } from 'node:fs'
import { messageOf, UsageFault } from './fault.ts'

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
