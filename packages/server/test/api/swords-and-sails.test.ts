import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game } from '@windward/swords-and-sails'
import { z } from 'zod'
import { serverFor } from './harbour.ts'
import { marked } from './marked.ts'
import { playSeat } from './player.ts'
import { begun } from './table.ts'

const MODULE = import.meta.resolve('@windward/swords-and-sails')
const detail = z.looseObject({ status: z.string(), outcome: z.unknown() })

test('Swords & Sails is played to its end over HTTP, and nobody is sent a secret of another', async (t) => {
  const any = { max: 1e9, timeWindow: 60_000 }
  const rates = { usual: any, answers: any, tables: any, talk: any, streams: any }
  const { game: withMarks, planted, isShown } = marked(game)
  const server = await serverFor(t, { games: [{ game: withMarks, module: MODULE }], rates })
  const seats = game.seats.choose(game.seats.fewest, game.options.parse({}))
  const options = { seasonLimit: 2 }
  const laid = await begun(server, seats, { game: game.id, options })
  await Promise.all([...laid.players].map(([seat, player]) => playSeat(player, laid.path, seat)))
  const rows = await server.storage.matches.find(laid.id)
  const [first] = laid.players.values()
  assert.ok(rows !== undefined && first !== undefined)
  assert.equal((await first.get(detail, 'GET', laid.path)).status, 'over')
  for (const [viewer, { received }] of laid.players) {
    const bytes = received.join('\n')
    assert.ok(!bytes.includes(rows.match.seed))
    for (const { owner, all } of planted.values()) {
      const leaked = all.find((mark) => owner !== viewer && bytes.includes(mark) && !isShown(mark, viewer))
      assert.equal(leaked, undefined, `${viewer} was sent a secret of ${owner}`)
    }
  }
})
