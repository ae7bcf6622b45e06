import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import { answerOnce, playSeat } from '../api/player.ts'
import { begun, playerAt } from '../api/table.ts'
import { openServer, serverFor } from '../api/test-server.ts'
import { type Heard, positionShape, Visitor } from '../api/visitor.ts'

const linesShape = z.array(z.looseObject({ n: z.number() }))

/** What a reader has put together from all the pieces of a stream. */
class Reading {
  after = ''
  over = false
  readonly lines: number[] = []
  readonly sequences: number[] = []

  take({ event, id, data }: Heard): void {
    this.after = id
    if (event === 'lines') this.lines.push(...linesShape.parse(data).map(({ n }) => n))
    if (event !== 'position' && event !== 'awaited') return
    const position = positionShape.partial().parse(data)
    this.sequences.push(position.sequence ?? 0)
    this.over ||= position.outcome !== undefined
  }
}

test('a stream cut off again and again is taken up without a gap and without a repetition', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue', 'copper'], { options: { turns: 12 } })
  const reading = new Reading()
  const watching = (async () => {
    const reader = new Visitor(server.address, 'person amber')
    for (let cut = 0; !reading.over; cut += 1) {
      const stop = new AbortController()
      let left = 1 + (cut % 4)
      for await (const heard of reader.follow(
        `${laid.path}/stream?seat=amber&after=${reading.after}`,
        stop,
      )) {
        reading.take(heard)
        left -= 1
        if (left === 0 || reading.over) stop.abort()
      }
    }
  })()
  await Promise.all([...laid.players].map(([seat, player]) => playSeat(player, laid.path, seat)))
  await watching
  assert.deepEqual(
    reading.lines,
    reading.lines.map((_, index) => index + 1),
  )
  assert.ok(reading.lines.length > 12)
  assert.deepEqual(
    reading.sequences,
    [...new Set(reading.sequences)].sort((a, b) => a - b),
  )
})

test('after a restart a reader goes on where it was, with the same numbers', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'windward-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'table.sqlite')
  const first = await openServer({ file })
  const laid = await begun(first, ['amber', 'blue'], { options: { turns: 40 } })
  for (let turn = 0; turn < 25; turn += 1)
    for (const [seat, player] of laid.players) await answerOnce(player, laid.path, seat)
  const blue = playerAt(laid, 'blue')
  const before = await blue.ask('GET', `${laid.path}/position`)
  const lines = await blue.ask('GET', `${laid.path}/lines`)
  await first.close()

  const second = await openServer({ file })
  t.after(second.close)
  const again = new Visitor(second.address, 'person blue')
  assert.deepEqual((await again.ask('GET', `${laid.path}/position`)).body, before.body)
  assert.deepEqual((await again.ask('GET', `${laid.path}/lines`)).body, lines.body)
})
