import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const packages = fileURLToPath(new URL('../../', import.meta.url))

const SOURCES = [
  'web/{app,public,scripts}/**/*',
  'web/*.{html,ts,json}',
  '{table,client,swords-and-sails,sails-of-war,sails-of-glory}/{src/**/*,rules.md,package.json}',
]

const changed = (pattern: string | readonly string[]): number =>
  Math.max(0, ...globSync(pattern, { cwd: packages }).map((file) => statSync(`${packages}/${file}`).mtimeMs))

/** Builds the page when something it is made of is newer than what was built last. */
if (changed('web/dist/index.html') <= changed(SOURCES)) {
  process.stderr.write('Windward: building the page.\n')
  await build({ configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)), logLevel: 'warn' })
}
