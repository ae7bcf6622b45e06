import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type AnyGame, canonical, FrameMaker, type GameTypes, Match, readRecord } from '@windward/table'
import { applyPatch } from '@windward/table/patch'
import { z } from 'zod'
import { ratesFrom } from '../../src/api/rates.ts'
import { SHORT } from '../api/found-games.ts'
import { playSeat } from '../api/player.ts'
import { begun, playerAt } from '../api/table.ts'
import { serverFor } from '../api/test-server.ts'
import { type Heard, positionShape, Visitor } from '../api/visitor.ts'

const framesShape = z.strictObject({
  from: z.int(),
  sequence: z.int(),
  after: z.int(),
  frames: z.array(z.unknown()),
})
const linesShape = z.array(z.looseObject({ n: z.int() }))

/** What somebody was shown line by line, by the numbers of the lines. */
class Drawn {
  readonly seen = new Map<number, string>()
  /** How many lines came while it was followed, and of how many nothing more was said. */
  lines = 0
  silent = 0
  #views = new Map<number, unknown>()
  #view: unknown
  #waits: number[] = []

  hear({ event, data }: Heard): void {
    if (event === 'position' || event === 'awaited') {
      const { sequence, view } = Object(data)
      this.#view = view ?? this.#view
      this.#views.set(sequence, this.#view)
    }
    if (event === 'lines' && this.#view !== undefined) {
      const { length } = linesShape.parse(data)
      this.lines += length
      this.#waits.push(length)
    }
    if (event === 'frames') this.#draw(framesShape.parse(data))
  }

  get isComplete(): boolean {
    return this.#waits.length === 0
  }

  #draw({ from, sequence, after, frames }: z.infer<typeof framesShape>): void {
    const told = this.#waits.shift()
    if (frames.length === 0) {
      this.silent += told ?? 0
      return
    }
    assert.equal(frames.length, told, 'there is one for each line')
    assert.ok(this.#views.has(sequence), 'they come after the position')
    let view = this.#views.get(from)
    assert.ok(view !== undefined, 'what they begin with was sent')
    for (const [place, frame] of frames.entries()) {
      if (frame !== null) view = applyPatch(frame, view)
      this.seen.set(after + place + 1, canonical(view))
    }
  }
}

/** What each viewer saw right after each of its lines, from the record. */
function fromRecord(game: AnyGame, text: string, viewer: string): ReadonlyMap<number, string> {
  const record = readRecord(text)
  assert.ok(record.ok)
  const { result: _, checkpoint: __, ...bare } = record.value
  const maker = FrameMaker.open<GameTypes>(game, bare, 0)
  assert.ok(maker.ok)
  const seen = new Map<number, string>()
  let view: unknown = maker.value.match.view(viewer)
  // What was told while the table was laid came before anybody looked.
  const laid = Match.replay<GameTypes>(game, bare, {}, 0)
  assert.ok(laid.ok)
  let n = laid.value.ledger(viewer).length
  for (const entry of bare.entries) {
    const made = maker.value.follow([entry], [viewer])
    assert.ok(made.ok)
    const frames = made.value[0] ?? []
    for (const [place, frame] of frames.entries()) {
      if (frame !== null) view = applyPatch(frame, view)
      if (place < frames.length - 1) seen.set(n + place + 1, canonical(view))
    }
    n += frames.length - 1
  }
  return seen
}

for (const { game, module, seats: count, options } of SHORT)
  describe(game.name, () => {
    test('who asks for frames is sent what was seen at each line, and nobody else is', async (t) => {
      const server = await serverFor(t, { games: [{ game, module }], rates: ratesFrom(0) })
      const seats = game.seats.choose(count, game.options.parse(options))
      const laid = await begun(server, seats, { game: game.id, options, spectators: true })
      const stop = new AbortController()
      const others: string[] = []
      const watching: Promise<void>[] = []
      const drawn = [...seats, 'spectator'].map((viewer) => {
        const frames = new Drawn()
        const who = laid.players.get(viewer) ?? new Visitor(server.address, 'guest onlooker')
        watching.push(
          (async () => {
            for await (const heard of who.follow(`${laid.path}/stream?seat=${viewer}&frames=1`, stop))
              frames.hear(heard)
          })(),
        )
        return { viewer, frames }
      })
      await Promise.all(
        [...laid.players].map(([seat, player]) =>
          playSeat(player, laid.path, seat, ({ event }) => others.push(event)),
        ),
      )
      const last = await playerAt(laid, seats[0] ?? '').get(positionShape, 'GET', `${laid.path}/position`)
      assert.ok(last.outcome !== undefined)
      const record = await playerAt(laid, seats[0] ?? '').ask('GET', `${laid.path}/record`)
      for (const { viewer, frames } of drawn) {
        while (!frames.isComplete) await new Promise((resolve) => setTimeout(resolve, 10))
        const truth = fromRecord(game, JSON.stringify(record.body), viewer)
        for (const [n, view] of frames.seen) assert.ok(view === truth.get(n), `line ${n} of ${viewer}`)
        assert.ok(frames.silent < frames.lines / 2, `${frames.silent} of ${frames.lines} lines came without`)
      }
      assert.ok(!others.includes('frames'))
      stop.abort()
      await Promise.all(watching)
    })
  })
