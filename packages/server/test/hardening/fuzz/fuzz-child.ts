import { serve } from '@windward/server'
import { marked } from '../../api/marked.ts'
import { FIXTURE } from '../../api/test-server.ts'

/**
 * A whole server in a process of its own, with marks in everybody's secrets: `fuzz-child.ts DATA [DATABASE_URL]`. Asked for `bytes` it says
 * how large its heap is when all is swept; asked for `marks`, whose secrets they are.
 */
const { game, planted } = marked(FIXTURE.game)
const { address } = await serve({
  games: [{ ...FIXTURE, game }],
  data: process.argv[2],
  databaseUrl: process.argv[3],
  port: 0,
  logLevel: 'silent',
  rateLimit: 0,
  streams: 1_000_000,
  streamsEach: 1_000_000,
  roomIdle: 1,
})
process.on('message', (asked) => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  if (asked === 'bytes') process.send?.(heapUsed + external)
  else process.send?.([...planted].map(([owner, { all }]) => ({ owner, all })))
})
process.once('disconnect', () => process.exit())
process.send?.(address)
