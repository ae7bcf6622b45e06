import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type DataLocation, NOWHERE } from './data-location.ts'

const OURS = /^windward[.-]/

/** Notes what lies in a directory now. Afterwards, what was put there since can be swept away, and the directory too. */
export const beforehand = async ({
  data,
  databaseUrl,
}: DataLocation): Promise<{ sweep: () => Promise<void> }> => {
  if (databaseUrl !== undefined || data === NOWHERE) return { sweep: async () => undefined }
  if (!existsSync(data)) return { sweep: () => rm(data, { recursive: true, force: true }) }
  const before = new Set(await readdir(data))
  return {
    sweep: async () => {
      for (const file of await readdir(data))
        if (OURS.test(file) && !before.has(file)) await rm(join(data, file), { force: true })
    },
  }
}
