import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Whole matches and long journeys are run by `npm run test:long` and by nothing else. */
const LONG = '.long.test.ts'

const filesOf = (globs: readonly string[]) => globSync(globs, { cwd: root }).toSorted()

const shortOnes = (...globs: readonly string[]) => filesOf(globs).filter((file) => !file.endsWith(LONG))

/** Rules keep nothing outside a match, so that all their tests can share one process, which saves starting several hundred of them. */
const RULES = [
  '--test-isolation=none',
  ...shortOnes(
    'packages/table/test/**/*.test.ts',
    'packages/games/*/test/*.test.ts',
    'packages/games/*/test/!(browser|command-line)/**/*.test.ts',
  ),
]

/** What opens ports, files, browsers and databases has a process for each file; they wait a good deal, so that two go on at a time. */
const REAL_PARTS = [
  '--test-concurrency=2',
  ...shortOnes(
    'packages/{client,find-games,kit,search,server,web}/test/**/*.test.ts',
    'packages/windward/test/*.test.ts',
    'packages/windward/test/browser/!(smooth).test.ts',
    'packages/games/*/test/browser/!(smooth).test.ts',
    'packages/games/*/test/command-line/*.test.ts',
    'scripts/**/*.test.ts',
  ),
]

/** What watches every frame of a page goes alone. */
const FRAMES = [
  '--test-concurrency=1',
  ...shortOnes('packages/{windward,games/*}/test/browser/smooth.test.ts'),
]

const LONG_ONES = [
  '--test-concurrency=1',
  ...filesOf([`packages/{*,games/*}/test/**/*${LONG}`, `scripts/**/*${LONG}`]),
]

/** So many files at most are tried again: if more fail, it is not for want of time. */
const FEW = 3

/** What was compiled once need not be compiled again in every process. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }

const scratch = mkdtempSync(join(tmpdir(), 'windward-tests-'))

const say = (sentence: string) => process.stdout.write(`\n${sentence}\n\n`)

/** Runs test files; answers with the files that failed, or with undefined if the runner itself did. */
function run(words: readonly string[]): readonly string[] | undefined {
  const list = join(mkdtempSync(join(scratch, 'run-')), 'failed')
  const reports = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${join(root, 'scripts', 'failed-files.ts')}`, `--test-reporter-destination=${list}`],
  ]
  const { status } = spawnSync(process.execPath, ['--test', ...reports, ...words], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  const failed = readFileSync(list, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((file) => relative(root, file))
  return status !== 0 && failed.length === 0 ? undefined : failed
}

/**
 * Browsers and databases on a busy machine now and then take longer than anybody waits for them. A few files that failed are
 * tried once more, one at a time; what passes only then is named, so that somebody sees to it.
 */
function passes(words: readonly string[]): boolean {
  const failed = run(words)
  if (failed === undefined || failed.length > FEW) return false
  if (failed.length === 0) return true
  say(`Tried again, alone: ${failed.join(', ')}`)
  const again = run(['--test-concurrency=1', ...failed])
  if (again?.length !== 0) return false
  say(`Unsteady, passed only when tried again: ${failed.join(', ')}`)
  return true
}

const results = process.argv.includes('--long')
  ? [passes(LONG_ONES)]
  : [run(RULES)?.length === 0, passes(REAL_PARTS), passes(FRAMES)]
rmSync(scratch, { recursive: true })
process.exitCode = results.every(Boolean) ? 0 : 1
