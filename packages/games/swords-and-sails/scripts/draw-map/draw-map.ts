import { readFileSync, writeFileSync } from 'node:fs'
import { draw } from './draw.ts'
import { write } from './write.ts'

/** Draws the board anew; with `--check`, only says whether the drawing kept is still the one that comes out. */
const kept = new URL('../../src/data/map-shapes.json', import.meta.url)
const drawn = write(draw())
if (!process.argv.includes('--check')) writeFileSync(kept, drawn)
else if (readFileSync(kept, 'utf8') !== drawn) {
  process.stderr.write('The drawing has changed: draw the map anew and keep it.\n')
  process.exitCode = 1
}
