import { findGames } from '@windward/find-games'
import { type ServeOptions, serve } from '@windward/server'
import { game } from '@windward/table/fixture'

/** A whole server in a process of its own, told by its first argument where to keep what and where to listen. */
const wishes: ServeOptions = JSON.parse(process.argv[2] ?? '{}')
const games = [
  { game, module: import.meta.resolve('@windward/table/fixture') },
  ...findGames().map(({ id, module }) => ({
    id,
    module,
    load: async () => (await import(module)).game,
  })),
]
const usual = { logLevel: 'silent', rateLimit: 0, streamsEach: 10_000 } as const
const { address } = await serve({ ...usual, games, ...wishes })
process.once('disconnect', () => process.exit())
process.send?.(address)
