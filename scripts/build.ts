import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const RULES = '{table,client,games/*}'

/** The folder of the games changes when one is added or taken away. */
const GAMES = 'packages/games'

const STEPS = [
  {
    saying: 'Windward: building the page.',
    script: 'packages/web/scripts/build.ts',
    makes: 'packages/web/dist/index.html',
    from: [
      GAMES,
      'packages/web/{app,public,scripts}/**/*',
      'packages/{kit,find-games,search}/src/**/*',
      'packages/web/*.{html,ts,json}',
      `packages/${RULES}/{src/**/*,board/**/*,rules.md,about.en.ts,picture.svg,package.json}`,
    ],
  },
  {
    saying: 'Windward: compiling the server.',
    script: 'packages/windward/scripts/compile.ts',
    makes: 'node_modules/.cache/compiled/.complete',
    from: [
      GAMES,
      'packages/{server,windward}/{src,bin,scripts}/**/*',
      `packages/${RULES}/src/**/*`,
      'package-lock.json',
    ],
  },
]

const changed = (pattern: string | readonly string[]): number =>
  Math.max(0, ...globSync(pattern, { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs))

/** Each is made when something it is made of is newer than what was made last. */
for (const { saying, script, makes, from } of STEPS) {
  if (changed(makes) > changed(from)) continue
  process.stderr.write(`${saying}\n`)
  const { status } = spawnSync(process.execPath, [join(root, script)], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
