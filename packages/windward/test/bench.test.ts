import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGames } from '@windward/find-games'
import type { AnyGame } from '@windward/table'
import { game } from '@windward/table/fixture'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js'
import { skirmish } from '../bench/boardgameio/skirmish.ts'
import { playTheirs } from '../bench/boardgameio/theirs.ts'
import { benchBots } from '../bench/bots.ts'
import { framesCost } from '../bench/frames.ts'
import { randomMatches } from '../bench/game-speed.ts'
import { benchImagine } from '../bench/imagine.ts'
import { median } from '../bench/median.ts'
import { playOurs, storedAfter } from '../bench/ours.ts'
import { inTurns } from '../bench/processor-time.ts'
import { benchGame } from '../bench/server/game.ts'
import { benchServer } from '../bench/server/index.ts'
import { type Orders, SEATS, wandering } from '../bench/skirmish-orders.ts'

const fixture: AnyGame = game
const rules = skirmish(SEATS, 1, 'test')
const reduce = CreateGameReducer({ game: rules, isClient: false })
const begin = () => InitializeGame({ game: rules, numPlayers: SEATS })

function order(state: ReturnType<typeof begin>, seat: number, orders: Orders) {
  return reduce(state, {
    type: 'MAKE_MOVE',
    payload: { type: 'order', args: [orders], playerID: `${seat}` },
  })
}

test('what is measured against keeps orders sealed until the last one, then resolves them', () => {
  let state = begin()
  for (let seat = 0; seat < SEATS; seat += 1) {
    assert.equal(state.G.turn, 1)
    assert.deepEqual(
      state.G.units.map(({ area }) => area),
      state.G.units.map(({ home }) => home),
    )
    state = order(state, seat, wandering(state.G.units, seat, 1))
  }
  assert.equal(state.G.turn, 2)
  assert(state.G.news.some(({ what }) => what === 'moved'))
  assert(state.ctx.gameover !== undefined)
})

test('what is measured against hides orders and the strengths of others', () => {
  const { G } = order(begin(), 0, wandering(begin().G.units, 0, 1))
  const seen = JSON.stringify(rules.playerView({ G, playerID: '1' }))
  assert.match(seen, /"secret":null/)
  assert.equal(seen.match(/"strength":\d/g)?.length, 3)
})

test('what is measured against refuses orders for units of others and for areas out of reach', () => {
  for (const orders of [wandering(begin().G.units, 1, 1), [20, 20, 20]]) {
    const state = order(begin(), 0, orders)
    assert(state.transients !== undefined)
    assert.equal(state.G.secret.orders[0], null)
  }
})

test('both sides accept every order the bench writes', () => {
  playOurs(20, 1)()
  playTheirs(20, 1, 'order')()
})

test('the record to be opened has exactly the answers wanted, and a checkpoint', () => {
  const record = storedAfter(50).record()
  assert.equal(record.entries.length, 50)
  assert.equal(record.checkpoint?.entries, 49)
})

test('the median is the middle, or between the two in the middle', () => {
  assert.equal(median([5, 1, 3]), 3)
  assert.equal(median([4, 1, 3, 2]), 2.5)
})

test('things are measured in turns, a speed for each round once they are warm', () => {
  const busy = (steps: number) => () => () => {
    for (let n = 0; n < 100_000; n += 1) Math.sqrt(n)
    return steps
  }
  const shares: number[] = []
  const timing = { rounds: 3, roundMs: 5, warmUpMs: 5 }
  const speeds = inTurns([busy(1), busy(2)], timing, (share) => shares.push(share))
  assert.deepEqual(
    speeds.map((each) => each.length),
    [3, 3],
  )
  assert.equal(shares.at(-1), 1)
})

test('a match of random seats of every game is measured to its end, each decision once', async () => {
  for (const { id, module } of findGames()) {
    const { game: found } = await import(module)
    const play = randomMatches(found, found.trials?.short ?? { options: {} })(1)
    assert.ok(play() >= found.seats.fewest, id)
  }
})

test('what it takes to show a turn line by line is measured from played turns', () => {
  const { ms, kB } = framesCost(fixture, { seats: 7, options: { turns: 6 } })
  assert.ok(ms > 0 && kB > 0.1, `${ms} ms, ${kB} kB`)
})

test('the server is measured against the other in turns, with many matches, and idle', async () => {
  const { server, large } = await benchServer(() => undefined, {
    versus: { matches: 2, warmUpRounds: 1, againRounds: 1, rounds: 2, parts: 2 },
    large: { matches: 3, warmUpRounds: 1, rounds: 2, parts: 2, paced: { everySeconds: 0.2, rounds: 2 } },
    idle: { seconds: 0, first: 2, further: 3 },
  })
  for (const each of [server.ours, server.boardgameio, server.colyseus, server.colyseusTogether]) {
    assert.ok(each.perCpuSecond > 0)
    assert.ok(each.p50 > 0 && each.p99 >= each.p50)
  }
  assert.ok(server.ratio > 0)
  assert.ok(server.ratioColyseus > 0)
  assert.ok(server.ratioColyseusTogether > 0)
  assert.ok(large.p50 > 0)
  assert.ok(large.paced.p50 > 0 && large.paced.p99 >= large.paced.p50)
  assert.ok(server.idleMb > 0)
})

test('a game is put under load by all its seats, one match after the other', async () => {
  const extent = { matches: 2, warmUpAnswers: 50, answers: 300, idle: { first: 1, further: 2 } }
  const { game, ...figures } = await benchGame('fixture', () => undefined, extent)
  assert.equal(game, 'fixture')
  assert.ok(figures.perCpuSecond > 0 && figures.p50 > 0 && figures.p99 >= figures.p50)
  assert.ok(figures.bytesPerAnswer > 200, `${figures.bytesPerAnswer} bytes to all streams for each answer`)
})

test('what games imagine of what is hidden comes nearer to the truth than what they draw by a view alone', async () => {
  const { games } = await benchImagine(() => undefined, 2)
  assert.ok(Object.keys(games).length > 0)
  for (const [game, { drawMs, ...figures }] of Object.entries(games)) {
    assert.ok(drawMs, `${game} was measured`)
    for (const [name, { resample, imagine }] of Object.entries(figures))
      assert.ok(imagine <= resample, `${game}, ${name}: ${resample} and ${imagine}`)
  }
})

test('every level of a game is asked the same questions, and those that are thought about are counted apart', async () => {
  const [{ id } = assert.fail('there is no game')] = findGames()
  const { games } = await benchBots(() => undefined, id, { thoughts: 1, effort: 2 })
  const [table] = games[id] ?? []
  assert.ok(table !== undefined && table.easyTurnsPerSecond > 0)
  const { easy, usual, strong } = table.levels
  assert.ok(Object.keys(strong).length > 1)
  for (const [kind, { answers, p50, p99 }] of Object.entries(strong)) {
    assert.ok(answers > 0 && p99 >= p50, kind)
    for (const other of [easy, usual]) assert.equal(other[kind]?.answers, answers, kind)
  }
})
