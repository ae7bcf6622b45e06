import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPILED, keepCompiled } from '../bin/compiled.js'

/**
 * Opens a table nobody comes to, loads every game, and closes it again: Node keeps what it compiled for that. Otherwise
 * the first start would have to, and what takes the types off the code would stay in its memory until the second.
 */
keepCompiled()
await import('../src/cli.ts')
const { games, loadGame } = await import('../src/games.ts')
const { serve } = await import('@windward/server')
const { readSettings } = await import('@windward/server/settings')
const { close } = await serve({ ...readSettings({ port: '0', data: ':memory:' }), games: [] })
for (const game of games) await loadGame(game)
await close()
// Whoever keeps what is compiled elsewhere (NODE_COMPILE_CACHE) has no folder there yet.
mkdirSync(COMPILED, { recursive: true })
writeFileSync(join(COMPILED, '.complete'), '')
