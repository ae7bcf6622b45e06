import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepCompiled } from '../../bin/compiled.js'
import { serveBench } from './child.ts'

// As the program itself does: what was compiled before is not compiled again, which takes memory too.
keepCompiled()
const { giveBackMemory, giveBackMemorySoon, serve } = await import('@windward/server')
const { toServe } = await import('../../src/games.ts')

/** As `windward serve` opens it, on disk, short of the limits that hold one person back. */
const data = mkdtempSync(join(tmpdir(), 'windward-bench-'))
process.on('exit', () => rmSync(data, { recursive: true, force: true }))

const { address, close } = await serve({
  data,
  port: 0,
  logLevel: 'silent',
  rateLimit: 0,
  streamsEach: 100_000,
  games: toServe(giveBackMemorySoon),
})
process.on('SIGTERM', () => void close().then(() => process.exit()))
giveBackMemory()
serveBench(address, giveBackMemory)
