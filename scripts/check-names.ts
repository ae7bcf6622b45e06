import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findGames } from '../packages/find-games/src/find-games.ts'
import { gamesNamed } from './names.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ids = findGames().map(({ id }) => id)

/** All files of ours, those that git does not know yet among them. */
const LIST = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', LIST, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')

const faults = files
  .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
  .flatMap((file) =>
    gamesNamed(file, readFileSync(join(root, file), 'utf8'), ids).map(
      (id) => `${file} names ${id}: games are found in packages/games, and only their own folders name them`,
    ),
  )

for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
