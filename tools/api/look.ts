import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Everything that is looked over: the types in this folder, the schemas of the games, the papers of the API. */
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')))
const papers = fileURLToPath(new URL('../../packages/server/scripts/papers.ts', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))

const run = (...words: readonly string[]): boolean =>
  spawnSync(process.execPath, words, { cwd: here, stdio: 'inherit' }).status === 0

function papersAreGood(): boolean {
  const made = spawnSync(process.execPath, [papers], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (made.status !== 0) return false
  const folder = mkdtempSync(join(tmpdir(), 'windward-papers-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, made.stdout)
  const good = run('papers.js', file)
  rmSync(folder, { recursive: true })
  return good
}

const results = [run(compiler, '--project', '.'), run('schemas.ts', '--check'), papersAreGood()]
process.exitCode = results.every(Boolean) ? 0 : 1
