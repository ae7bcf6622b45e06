import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AnyGame,
  company,
  FrameMaker,
  framesOf,
  type GameTypes,
  type Match,
  playOut,
  randomBot,
  SPECTATOR,
  seedFrom,
} from '../src/index.ts'
import { applyPatch } from '../src/patch.ts'
import { given, opened } from './at-the-table.ts'
import { game as skirmish } from './fixture/game.ts'
import { game as parley } from './parley/game.ts'

const games: readonly AnyGame[] = [skirmish, parley]

/** What somebody sees line by line, and at last when the rules have come to rest. */
function drawn(before: unknown, frames: readonly unknown[]): unknown[] {
  let view = before
  return frames.map((frame) => {
    view = frame === null ? view : applyPatch(frame, view)
    return view
  })
}

for (const game of games)
  test(`a frame is what was seen at the very moment a line was told, in ${game.name}`, () => {
    const looked = new Map<string, object[]>()
    let live: Match<GameTypes> | undefined
    const told = ({ to }: { readonly to: 'all' | readonly string[] }) => {
      for (const [viewer, views] of looked)
        if (live !== undefined && (to === 'all' || to.includes(viewer))) views.push(...live.views([viewer]))
    }
    const match = opened(game, { seed: 'frames' }, { told })
    live = match
    const viewers = [...match.seats, SPECTATOR]
    const bots = company(match.seats, [randomBot], seedFrom('bots'))
    for (let decisions = 0; decisions < 60 && match.outcome === undefined; decisions += 1) {
      const since = match.length
      for (const viewer of viewers) looked.set(viewer, [])
      const before = match.views(viewers)
      playOut(match, bots, 1)
      for (const [place, viewer] of viewers.entries()) {
        const frames = drawn(before[place], given(framesOf(game, match.record(), viewer, since)))
        const views = looked.get(viewer) ?? []
        assert.deepEqual(frames, [...views, match.view(viewer)], `${viewer} after ${since} entries`)
      }
    }
  })

for (const game of games)
  test(`frames are the same from the first entry on and from a checkpoint, in ${game.name}`, () => {
    const match = opened(game, { seed: 'again' }, { keep: () => undefined })
    const bots = company(match.seats, [randomBot], seedFrom('bots'))
    playOut(match, bots, 200)
    const record = match.record()
    const since = record.checkpoint?.entries ?? 0
    assert.ok(since > 0)
    const { checkpoint: _, ...bare } = record
    for (const viewer of [...match.seats, SPECTATOR])
      assert.deepEqual(framesOf(game, record, viewer, since), framesOf(game, bare, viewer, since))
  })

test('a checkpoint that is too late for the entries asked for is passed over', () => {
  const match = opened<GameTypes>(skirmish, { seed: 'late' }, { keep: () => undefined })
  playOut(match, company(match.seats, [randomBot], seedFrom('bots')), 30)
  const maker = given(FrameMaker.open<GameTypes>(skirmish, match.record(), 3))
  assert.equal(maker.match.length, 3)
})

test('entries that do not fit make no frames', () => {
  const match = opened<GameTypes>(skirmish)
  const maker = given(FrameMaker.open<GameTypes>(skirmish, match.record(), 0))
  const made = maker.follow([{ do: 'withdraw', seat: 'amber', question: 'none' }], ['amber'])
  assert.equal(made.ok, false)
  assert.equal(maker.match.length, 0)
})
