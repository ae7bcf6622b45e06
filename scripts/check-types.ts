import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PROJECTS = [
  'packages/{*,games/*}/tsconfig.json',
  'packages/{*,games/*}/{album,app,app/service,test,test-kit,test/browser}/tsconfig.json',
  'scripts/tsconfig.json',
]

/** All of them, or those under a folder that was named. */
const [named = ''] = process.argv.slice(2)

const root = fileURLToPath(new URL('..', import.meta.url))
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')))

const failed = globSync(PROJECTS, { cwd: root })
  .filter((project) => project.startsWith(named))
  .toSorted()
  .filter((project) => {
    const { status } = spawnSync(process.execPath, [compiler, '--project', project], {
      cwd: root,
      stdio: 'inherit',
    })
    return status !== 0
  })

if (failed.length > 0) process.stderr.write(`Types do not fit in: ${failed.join(', ')}\n`)
process.exitCode = failed.length > 0 ? 1 : 0
