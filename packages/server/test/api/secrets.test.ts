import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SPECTATOR } from '@windward/table'
import { marked } from './marked.ts'
import { playSeat } from './player.ts'
import { begun } from './table.ts'
import { FIXTURE, serverFor } from './test-server.ts'
import { idShape, Visitor } from './visitor.ts'

test('no byte that a seat receives holds a secret of another, nor the seed', async (t) => {
  const { game, planted, isShown } = marked(FIXTURE.game)
  const server = await serverFor(t, { games: [{ ...FIXTURE, game }] })
  const seats = ['amber', 'blue', 'copper', 'dusk']
  const laid = await begun(server, seats, { options: { turns: 6 }, spectators: true })
  const onlooker = new Visitor(server.address, 'guest onlooker')
  const stop = new AbortController()
  const looking = (async () => {
    for await (const _ of onlooker.follow(`${laid.path}/stream`, stop));
  })()
  await Promise.all([...laid.players].map(([seat, player]) => playSeat(player, laid.path, seat)))
  for (const [seat, player] of laid.players) {
    await player.ask('GET', `${laid.path}/position`)
    await player.ask('GET', `${laid.path}/lines`)
    await player.ask('GET', laid.path)
    await player.ask('POST', `${laid.path}/seats/${seat}/questions/9%231`, { answer: [0, 0, 0] })
  }
  stop.abort()
  await looking

  const rows = await server.storage.matches.find(laid.id)
  assert.ok(rows !== undefined)
  let searched = 0
  for (const [viewer, reader] of [...laid.players, [SPECTATOR, onlooker] as const]) {
    const bytes = reader.received.join('\n')
    assert.ok(!bytes.includes(rows.match.seed), `${viewer} was sent the seed`)
    for (const { owner, all } of planted.values()) {
      if (owner === viewer) continue
      for (const mark of all) {
        searched += 1
        if (bytes.includes(mark))
          assert.ok(isShown(mark, viewer), `${viewer} was sent a secret of ${owner}: ${mark}`)
      }
    }
  }
  assert.ok(searched > 100, `${searched} marks were searched for`)
})

test('what others are sent when a seat seals does not depend on what it sealed', async (t) => {
  const server = await serverFor(t)
  const seen: string[] = []
  for (const answer of [
    [0, 14, 28],
    [7, 15, 29],
  ]) {
    const laid = await begun(server, ['amber', 'blue'], { options: { turns: 2 } })
    const [amber, blue] = [...laid.players.values()]
    assert.ok(amber && blue)
    const stop = new AbortController()
    let text = ''
    for await (const { event, id, data } of blue.follow(`${laid.path}/stream`, stop)) {
      if (event === 'clock' && text === '') {
        const question = `${laid.path}/seats/amber/questions/1%231`
        const { status } = await amber.ask('POST', question, { answer })
        assert.equal(status, 200)
        text = 'sealed'
      } else if (text !== '') {
        text = `${event} ${id} ${JSON.stringify(data)}`
        stop.abort()
      }
    }
    seen.push(text)
  }
  assert.equal(seen[0], seen[1])
  assert.match(seen[0] ?? '', /^awaited /)
})

test('a changed answer is told to nobody else', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 2 } })
  const [amber, blue] = [...laid.players.values()]
  assert.ok(amber && blue)
  const question = `${laid.path}/seats/amber/questions/1%231`
  await amber.get(idShape.partial(), 'POST', question, { answer: [0, 14, 28] })
  const before = await blue.ask('GET', `${laid.path}/position`)
  await amber.get(idShape.partial(), 'POST', question, { answer: [7, 14, 28] })
  const after = await blue.ask('GET', `${laid.path}/position`)
  assert.deepEqual(after.body, before.body)
})

test('looking back, what others see does not depend on what a seat has sealed, nor on how often it changed its mind', async (t) => {
  const server = await serverFor(t)
  const seen: string[] = []
  for (const answers of [
    [],
    [[0, 14, 28]],
    [
      [7, 15, 29],
      [0, 14, 28],
      [7, 14, 28],
    ],
  ]) {
    const laid = await begun(server, ['amber', 'blue'], { options: { turns: 2 }, spectators: true })
    const [amber, blue] = [...laid.players.values()]
    assert.ok(amber && blue)
    for (const answer of answers)
      await amber.get(idShape.partial(), 'POST', `${laid.path}/seats/amber/questions/1%231`, { answer })
    const looked = await Promise.all([
      blue.ask('GET', `${laid.path}/moments`),
      new Visitor(server.address, '').ask('GET', `${laid.path}/moments`),
    ])
    const bodies = looked.map(({ status, body }) => [status, Object(body).last, Object(body).moments.length])
    seen.push(JSON.stringify(bodies))
    const rows = await server.storage.matches.find(laid.id)
    const bytes = JSON.stringify(looked.map(({ body }) => body))
    assert.ok(rows !== undefined && !bytes.includes(rows.match.seed))
    assert.ok(!/"(?:answer|entries|sealed|questions|awaited|seed)":/.test(bytes))
  }
  assert.deepEqual(new Set(seen).size, 1)
  assert.match(seen[0] ?? '', /^\[\[200,0,1\],\[200,0,1\]\]$/)
})
