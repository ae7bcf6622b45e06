import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game } from '@windward/swords-and-sails'
import { readRecord, verify } from '@windward/table'
import { z } from 'zod'
import { ratesFrom } from '../../src/api/rates.ts'
import { serverFor } from './harbour.ts'
import { marked } from './marked.ts'
import { playSeat, Stuck } from './player.ts'
import { begun } from './table.ts'

const MODULE = import.meta.resolve('@windward/swords-and-sails')
const detail = z.looseObject({ status: z.string(), outcome: z.unknown() })

const rates = ratesFrom(0)

test('Swords & Sails is played to its end over HTTP', async (t) => {
  const server = await serverFor(t, { games: [{ game, module: MODULE }], rates })
  const seats = game.seats.choose(4, game.options.parse({}))
  const laid = await begun(server, seats, { game: game.id, options: { seasonLimit: 2 } })
  await Promise.all([...laid.players].map(([seat, player]) => playSeat(player, laid.path, seat)))
  const rows = await server.storage.matches.find(laid.id)
  const [first] = laid.players.values()
  assert.ok(rows !== undefined && first !== undefined)
  for (const { received } of laid.players.values()) assert.ok(!received.join('\n').includes(rows.match.seed))
  assert.equal((await first.get(detail, 'GET', laid.path)).status, 'over')
  const record = readRecord(JSON.stringify((await first.ask('GET', `${laid.path}/record`)).body))
  assert.ok(record.ok)
  assert.ok(verify(game, record.value).ok)
})

test('nobody at Swords & Sails is sent a secret of another', async (t) => {
  const { game: withMarks, planted, isShown } = marked(game)
  const server = await serverFor(t, { games: [{ game: withMarks, module: MODULE }], rates })
  const seats = game.seats.choose(3, game.options.parse({}))
  const laid = await begun(server, seats, { game: game.id, options: { seasonLimit: 2 } })
  const stop = new AbortController()
  const playing = [...laid.players].map(async ([seat, player]) => {
    try {
      await playSeat(player, laid.path, seat, undefined, stop)
    } catch (trouble) {
      if (!(trouble instanceof Stuck)) throw trouble
    } finally {
      stop.abort()
    }
  })
  await Promise.all(playing)
  assert.ok(planted.size > 0)
  for (const [viewer, { received }] of laid.players) {
    const bytes = received.join('\n')
    for (const { owner, all } of planted.values()) {
      const leaked = all.find((mark) => owner !== viewer && bytes.includes(mark) && !isShown(mark, viewer))
      assert.equal(leaked, undefined, `${viewer} was sent a secret of ${owner}`)
    }
  }
})
