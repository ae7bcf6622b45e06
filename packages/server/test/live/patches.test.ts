import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { canonical } from '@windward/table'
import { ratesFrom } from '../../src/api/rates.ts'
import { SHORT } from '../api/found-games.ts'
import { answerOnce, playSeat } from '../api/player.ts'
import { begun, playerAt } from '../api/table.ts'
import { serverFor } from '../api/test-server.ts'
import { type Heard, positionShape, Visitor } from '../api/visitor.ts'

/** By number, every whole position of a stream. */
class Positions {
  readonly seen = new Map<number, string>()

  hear({ event, data }: Heard): void {
    if (event !== 'position') return
    const { sequence } = positionShape.parse(data)
    this.seen.set(sequence, canonical(Object(data)))
  }

  async follow(who: Visitor, path: string, stop: AbortController): Promise<void> {
    for await (const heard of who.follow(path, stop)) this.hear(heard)
  }
}

for (const { game, module, seats: count, options } of SHORT)
  describe(game.name, () => {
    test('what a reader puts together from patches is what another is sent whole', async (t) => {
      const server = await serverFor(t, { games: [{ game, module }], rates: ratesFrom(0) })
      const seats = game.seats.choose(count, game.options.parse(options))
      const laid = await begun(server, seats, { game: game.id, options, spectators: true })
      const stop = new AbortController()
      const watching: Promise<void>[] = []
      const pairs = [...seats, 'spectator'].map((viewer) => {
        const [patched, whole] = [new Positions(), new Positions()]
        const who = laid.players.get(viewer) ?? new Visitor(server.address, 'guest onlooker')
        const path = `${laid.path}/stream?seat=${viewer}`
        watching.push(whole.follow(who, `${path}&positions=whole`, stop))
        watching.push(patched.follow(who, path, stop))
        return { viewer, patched, whole }
      })
      await Promise.all([...laid.players].map(([seat, player]) => playSeat(player, laid.path, seat)))
      for (const { viewer, patched, whole } of pairs) {
        const last = await new Visitor(
          server.address,
          viewer === 'spectator' ? 'guest onlooker' : `person ${viewer}`,
        ).get(positionShape, 'GET', `${laid.path}/position?seat=${viewer}`)
        while (!patched.seen.has(last.sequence) || !whole.seen.has(last.sequence))
          await new Promise((resolve) => setTimeout(resolve, 10))
        assert.equal(patched.seen.get(last.sequence), canonical(last))
        let compared = 0
        for (const [sequence, position] of patched.seen) {
          const sent = whole.seen.get(sequence)
          if (sent === undefined) continue
          assert.equal(position, sent, `position ${sequence} of ${viewer}`)
          compared += 1
        }
        assert.ok(compared > 3, `${compared} positions of ${viewer} were compared`)
      }
      stop.abort()
      await Promise.all(watching)
    })
  })

async function eventsOf(who: Visitor, path: string, until: (heard: Heard) => boolean): Promise<Heard[]> {
  const heard: Heard[] = []
  const stop = new AbortController()
  for await (const each of who.followAsSent(path, stop)) {
    heard.push(each)
    if (until(each)) stop.abort()
  }
  return heard
}

const isMove = ({ event }: Heard) => event === 'position' || event === 'patch' || event === 'awaited'

test('a stream begins with a whole position and goes on with patches that are far smaller', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 9 } })
  const blue = playerAt(laid, 'blue')
  let turns = 0
  const heard = await eventsOf(blue, `${laid.path}/stream`, (each) => {
    if (each.event === 'clock' || (each.event === 'patch' && Object(each.data).changes.turn !== undefined)) {
      turns += 1
      for (const [seat, player] of laid.players)
        void answerOnce(player, laid.path, seat).catch(() => undefined)
    }
    return turns === 4
  })
  const [first, ...rest] = heard.filter(isMove)
  assert.equal(first?.event, 'position')
  assert.ok(rest.length > 2)
  for (const { event, data } of rest) {
    assert.equal(event, 'patch')
    assert.ok(JSON.stringify(data).length < JSON.stringify(first?.data).length)
  }
})

test('who asks for whole positions gets no patch', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 9 } })
  const heard = await eventsOf(playerAt(laid, 'blue'), `${laid.path}/stream?positions=whole`, (each) => {
    if (each.event === 'clock')
      for (const [seat, player] of laid.players) void answerOnce(player, laid.path, seat)
    return each.event === 'position' && Object(each.data).turn === 2
  })
  const moves = heard.filter(isMove)
  assert.ok(moves.length > 1)
  for (const { event } of moves) assert.notEqual(event, 'patch')
})

test('after a gap the next position is whole, and where there was none nothing comes twice', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 9 } })
  const blue = playerAt(laid, 'blue')
  const [last] = (await eventsOf(blue, `${laid.path}/stream`, ({ event }) => event === 'clock')).slice(-1)
  const answer = () => answerOnce(playerAt(laid, 'amber'), laid.path, 'amber')
  const same = await eventsOf(blue, `${laid.path}/stream?after=${last?.id}`, (each) => {
    if (each.event === 'clock') void answer()
    return isMove(each)
  })
  assert.deepEqual(
    same.filter(isMove).map(({ event }) => event),
    ['position'],
  )
  const later = await eventsOf(blue, `${laid.path}/stream?after=${last?.id}`, isMove)
  assert.deepEqual(
    later.filter(isMove).map(({ event }) => event),
    ['position'],
  )
})

test('what is neither of the two ways to send positions is refused', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'])
  const { status } = await playerAt(laid, 'blue').ask('GET', `${laid.path}/stream?positions=half`)
  assert.equal(status, 400)
})
