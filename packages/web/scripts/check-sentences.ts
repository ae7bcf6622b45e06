import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sentencesIn } from './sentences.ts'

/** Names every sentence of the page, the kit and the boards that does not stand in a catalogue (`….en.ts`). */
const packages = fileURLToPath(new URL('../../', import.meta.url))

const faults = globSync(['web/app/**/*.{ts,tsx}', 'kit/src/**/*.{ts,tsx}', 'games/*/board/**/*.{ts,tsx}'], {
  cwd: packages,
})
  .filter((file) => !file.endsWith('.en.ts') && !file.endsWith('.d.ts'))
  .toSorted()
  .flatMap((file) =>
    sentencesIn(file, readFileSync(join(packages, file), 'utf8')).map(
      ({ line, text }) => `packages/${file}:${line}: “${text}” belongs into a catalogue`,
    ),
  )

for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
