import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AnyGame,
  company,
  type GameTypes,
  layTable,
  Match,
  playOut,
  randomBot,
  SPECTATOR,
  seedFrom,
} from '@windward/table'
import { game as skirmish } from '@windward/table/fixture'
import { withFrames } from '../../app/host/drawn-lines.ts'
import { forLog, LocalFrames } from '../../app/host/local/local-frames.ts'

const game: AnyGame = skirmish

function begun() {
  const laid = layTable(game, { options: {}, seats: game.seats.all, seed: seedFrom('frames') })
  assert.ok(laid.ok)
  const frames = new LocalFrames(game)
  const opened = Match.open(game, laid.value, { keep: (checkpoint) => frames.keep(checkpoint) })
  assert.ok(opened.ok)
  const bots = company<GameTypes>(opened.value.seats, [randomBot], seedFrom('bots'))
  return { frames, match: opened.value, play: (decisions: number) => playOut(opened.value, bots, decisions) }
}

/** What changes with the lines; the turn is counted after the last of them. */
const unitsIn = (view: object | undefined): unknown => Object(view).units

test('whoever looks again is shown what happened since, line by line', () => {
  const { frames, match, play } = begun()
  assert.deepEqual(frames.since(match, 'amber'), [], 'who looks for the first time sees how it stands')
  for (const decisions of [1, 3, 7, 15, 2, 30]) {
    const [before, read] = [match.view('amber'), match.ledger('amber').length]
    play(decisions)
    const since = frames.since(match, 'amber')
    const told = match.ledger('amber').length - read
    assert.equal(since.length, told)
    const drawn = withFrames(new Map(), before, read, since)
    assert.deepEqual(
      [...drawn.keys()],
      Array.from({ length: told }, (_, i) => read + i + 1),
    )
    if (told > 0) assert.deepEqual(unitsIn(drawn.get(read + told)), unitsIn(match.view('amber')))
  }
})

test('each pair of eyes is told from when it last looked', () => {
  const { frames, match, play } = begun()
  for (const viewer of ['amber', 'blue', SPECTATOR]) frames.since(match, viewer)
  const [before, read] = [match.view('blue'), match.ledger('blue').length]
  for (let turn = 0; turn < 3; turn += 1) {
    play(8)
    frames.since(match, 'amber')
  }
  const since = frames.since(match, 'blue')
  assert.equal(since.length, match.ledger('blue').length - read)
  const drawn = withFrames(new Map(), before, read, since)
  assert.deepEqual(unitsIn([...drawn.values()].at(-1)), unitsIn(match.view('blue')))
})

test('who has not looked for too many turns sees how it stands', () => {
  const { frames, match, play } = begun()
  frames.since(match, 'blue')
  play(7 * 10)
  frames.since(match, 'amber')
  assert.deepEqual(frames.since(match, 'blue'), [])
})

test('lines that stand in the log alone change nothing', () => {
  const line = (key: string) => ({
    turn: 1,
    clause: 'FIX 1.1' as const,
    private: false,
    what: { key, fields: {} },
  })
  const [one, placed, two] = [line('one'), line('placed'), line('two')]
  const [first, second] = [{ a: [1] }, { a: [2] }]
  assert.deepEqual(forLog([one, placed, two], [one, two], [first, second]), [first, null, second])
  assert.deepEqual(forLog([one, placed], [one, two], []), [])
})

test('frames that fit nothing leave what stands', () => {
  assert.equal(withFrames(new Map(), {}, 0, [{ a: { b: [1] } }]).size, 0)
})
