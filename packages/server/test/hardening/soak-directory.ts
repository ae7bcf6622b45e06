import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contested } from './contested.ts'

/** Servers that want one directory: `--servers N` at once, `--rounds N`. */
const { values } = parseArgs({
  options: { servers: { type: 'string', default: '4' }, rounds: { type: 'string', default: '20' } },
})
const data = mkdtempSync(join(tmpdir(), 'windward-contested-'))
try {
  const refused = await contested(data, Number(values.servers), Number(values.rounds))
  process.stdout.write(`${JSON.stringify({ ...values, refused })}\n`)
} finally {
  rmSync(data, { recursive: true, force: true })
}
