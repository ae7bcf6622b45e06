import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readRecord, SPECTATOR, verify } from '@windward/table'
import { z } from 'zod'
import { ratesFrom } from '../../src/api/rates.ts'
import { SHORT } from './found-games.ts'
import { markedViews } from './marked-views.ts'
import { playSeat } from './player.ts'
import { begun } from './table.ts'
import { serverFor } from './test-server.ts'
import { type Heard, Visitor } from './visitor.ts'

/** The same game marked, for threads that load it by themselves. */
function markedModule(module: string): string {
  const marked = new URL('./marked-module.ts', import.meta.url)
  marked.searchParams.set('of', module)
  return marked.href
}

const moments = z.looseObject({ last: z.number(), moments: z.array(z.looseObject({ n: z.number() })) })

/** Looks back at all of the match. */
async function lookBack(who: Visitor, path: string, viewer: string): Promise<void> {
  for (let from = 0; ; ) {
    const at = `${path}/moments?seat=${viewer}&from=${from}`
    const { last, moments: page } = await who.get(moments, 'GET', at)
    from += page.length
    if (from > last) return
    assert.ok(page.length > 0)
  }
}

const detail = z.looseObject({ status: z.string() })

for (const { game, module, seats, options } of SHORT.filter((tried) => tried.game.plant !== undefined))
  describe(game.name, () => {
    test('is played to its end, and no byte anybody receives holds a secret of another or the seed', async (t) => {
      const { game: marked, secretsIn, planted } = markedViews(game)
      const server = await serverFor(t, {
        games: [{ game: marked, module: markedModule(module) }],
        rates: ratesFrom(0),
      })
      const names = game.seats.choose(seats, game.options.parse(options))
      const laid = await begun(server, names, { game: game.id, options, spectators: true })
      const onlooker = new Visitor(server.address, 'guest onlooker')
      const stop = new AbortController()
      const everybody = [...laid.players, [SPECTATOR, onlooker] as const]
      const drawn = new Set<string>()
      const looking = everybody.map(async ([viewer, reader]) => {
        for await (const { event } of reader.follow(`${laid.path}/stream?seat=${viewer}&frames=1`, stop))
          if (event === 'frames') drawn.add(viewer)
      })
      let lookingBack: Promise<unknown> | undefined
      const inTheMiddle = ({ event, data }: Heard) => {
        if (event === 'position' && Object(data).turn > 1)
          lookingBack ??= Promise.all(
            everybody.map(([viewer, reader]) => lookBack(reader, laid.path, viewer)),
          )
      }
      await Promise.all(
        [...laid.players].map(([seat, player]) => playSeat(player, laid.path, seat, inTheMiddle)),
      )
      await lookingBack
      for (const [viewer, reader] of everybody) await lookBack(reader, laid.path, viewer)
      for (const [, reader] of everybody)
        for (const path of ['', '/position', '/lines', '/talk'])
          await reader.ask('GET', `${laid.path}${path}`)
      stop.abort()
      await Promise.all(looking)
      for (const [viewer] of everybody) assert.ok(drawn.has(viewer), `${viewer} saw it line by line`)

      const rows = await server.storage.matches.find(laid.id)
      assert.ok(rows !== undefined)
      for (const [viewer, { received }] of everybody) {
        const bytes = received.join('\n')
        assert.ok(bytes.length > 1000, `${viewer} was sent something`)
        assert.ok(!bytes.includes(rows.match.seed), `${viewer} was sent the seed`)
        assert.deepEqual([...new Set(secretsIn(bytes, viewer))], [], `${viewer} was sent secrets of others`)
        if (viewer !== SPECTATOR) assert.ok(secretsIn(bytes, SPECTATOR).length > 0, `${viewer} has secrets`)
      }
      assert.ok(lookingBack !== undefined, 'somebody looked back while it went on')
      assert.ok(planted() > 0, 'marks were planted')

      const [first] = laid.players.values()
      assert.ok(first !== undefined)
      assert.equal((await first.get(detail, 'GET', laid.path)).status, 'over')
      const record = readRecord(JSON.stringify((await first.ask('GET', `${laid.path}/record`)).body))
      assert.ok(record.ok && verify(marked, record.value).ok, 'the record is good')
    })
  })
