import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sentencesIn } from './sentences.ts'

/**
 * Names every sentence that does not stand in a catalogue (`….en.ts`): of the page, the kit and the boards all, of the server
 * those it refuses something with. What it says of itself in the papers of the API stands with the routes.
 */
const packages = fileURLToPath(new URL('../../', import.meta.url))
const PAGE = ['web/app/**/*.{ts,tsx}', 'kit/src/**/*.{ts,tsx}', 'games/*/board/**/*.{ts,tsx}']
const SERVER = ['server/src/**/*.ts']
const REFUSING = new Set(['Problem', 'refused', 'sentence'])

function faultsIn(files: readonly string[], given?: ReadonlySet<string>): readonly string[] {
  return globSync(files, { cwd: packages })
    .filter((file) => !file.endsWith('.en.ts') && !file.endsWith('.d.ts'))
    .toSorted()
    .flatMap((file) =>
      sentencesIn(file, readFileSync(join(packages, file), 'utf8'), given).map(
        ({ line, text }) => `packages/${file}:${line}: “${text}” belongs into a catalogue`,
      ),
    )
}

const faults = [...faultsIn(PAGE), ...faultsIn(SERVER, REFUSING)]
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
