import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Rules keep nothing outside a match, so that all their tests can share one process, which saves starting several hundred
 * of them. What opens ports, files, browsers and databases has a process for each file; they wait a good deal, so that two
 * go on at a time. What watches every frame of a page goes alone.
 */
const RUNS = [
  [
    '--test-isolation=none',
    'packages/{table,swords-and-sails,sails-of-war,sails-of-glory}/test/**/*.test.ts',
  ],
  [
    '--test-concurrency=2',
    'packages/{client,server,web}/test/**/*.test.ts',
    'packages/windward/test/*.test.ts',
    'packages/windward/test/browser/!(smooth).test.ts',
    'scripts/**/*.test.ts',
  ],
  ['packages/windward/test/browser/smooth.test.ts'],
] as const

/** What was compiled once need not be compiled again in every process. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }

const failed = RUNS.filter((run) => {
  const { status } = spawnSync(process.execPath, ['--test', ...run], { cwd: root, env, stdio: 'inherit' })
  return status !== 0
})

process.exitCode = failed.length > 0 ? 1 : 0
