import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { answerOnce } from '../api/player.ts'
import { begun } from '../api/table.ts'
import { serverFor } from '../api/test-server.ts'
import { Visitor } from '../api/visitor.ts'

const move = z.object({ match: z.string(), game: z.string(), seats: z.array(z.string()) })

test('a bot plays by its own stream alone: it hears of every move, and when a match is over', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 5 } })
  const heard = await Promise.all(
    [...laid.players].map(async ([seat, player]) => {
      const events: string[] = []
      const stop = new AbortController()
      for await (const { event, data } of new Visitor(server.address, `person ${seat}`).follow(
        '/stream',
        stop,
      )) {
        events.push(event)
        if (event === 'your-move') {
          assert.deepEqual(move.parse(data), { match: laid.id, game: 'fixture', seats: [seat] })
          await answerOnce(player, laid.path, seat)
        }
        if (event === 'match-ended') stop.abort()
      }
      return events
    }),
  )
  for (const events of heard) {
    assert.equal(events[0], 'match-started')
    assert.equal(events.at(-1), 'match-ended')
    assert.ok(events.includes('your-move'))
  }
})
