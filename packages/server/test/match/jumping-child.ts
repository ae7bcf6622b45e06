import { type ServeOptions, serve } from '@windward/server'
import { game } from '@windward/table/fixture'

/** A server whose clock is set by a message; its timers go on as they were, like those of a machine that slept. */
const now = Date.now.bind(Date)
let ahead = 0
Date.now = () => now() + ahead
process.on('message', (milliseconds) => {
  ahead += Number(milliseconds)
})
process.once('disconnect', () => process.exit())

const wishes: ServeOptions = JSON.parse(process.argv[2] ?? '{}')
const games = [{ game, module: import.meta.resolve('@windward/table/fixture') }]
const { address } = await serve({ logLevel: 'silent', rateLimit: 0, port: 0, games, ...wishes })
process.send?.(address)
