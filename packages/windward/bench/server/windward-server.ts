import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveBackMemory, serve } from '@windward/server'
import { games, loadGame } from '../../src/games.ts'
import { serveBench } from './child.ts'

/** As `windward serve` opens it, on disk, short of the limits that hold one person back. */
const data = mkdtempSync(join(tmpdir(), 'windward-bench-'))
process.on('exit', () => rmSync(data, { recursive: true, force: true }))

const served = await Promise.all(
  games.map(async (known) => ({ game: await loadGame(known), module: known.module })),
)
const { address, close } = await serve({
  data,
  port: 0,
  logLevel: 'silent',
  rateLimit: 0,
  streamsEach: 100_000,
  games: served,
})
process.on('SIGTERM', () => void close().then(() => process.exit()))
giveBackMemory()
serveBench(address, giveBackMemory)
