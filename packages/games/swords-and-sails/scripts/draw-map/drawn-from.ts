import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const here = new URL('.', import.meta.url)
const data = new URL('../../src/data/', here)

/** What the drawing depends on besides this folder. */
const DATA = ['area-ids.ts', 'map.json', 'map.ts', 'map-lines.ts', 'map-shapes-schema.ts', 'map-sizes.ts']

/** A fingerprint of all that goes into the drawing, the same on every system whatever its line ends. */
export function drawnFrom(): string {
  const files = [
    ...readdirSync(here)
      .toSorted()
      .map((name) => new URL(name, here)),
    ...DATA.map((name) => new URL(name, data)),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  return hash.digest('hex')
}
