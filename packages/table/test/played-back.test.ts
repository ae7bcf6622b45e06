import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AnyGame,
  company,
  type GameTypes,
  type Match,
  PlayedBack,
  playOut,
  randomBot,
  SPECTATOR,
  seedFrom,
} from '../src/index.ts'
import { applyPatch } from '../src/patch.ts'
import { given, opened, refusedBy } from './at-the-table.ts'
import { game as skirmish } from './fixture/game.ts'
import { game as parley } from './parley/game.ts'
import { choose, say, tinyGame } from './tiny-game.ts'

const games: readonly AnyGame[] = [skirmish, parley]

function seen(match: Match<GameTypes>, viewer: string): string {
  return JSON.stringify([match.view(viewer), match.ledger(viewer)])
}

for (const game of games)
  test(`TBL 5.8 looking back, each viewer goes through what it saw live and nothing else, in ${game.name}`, () => {
    const match = opened(game, { seed: 'look back' })
    const viewers = [...match.seats, SPECTATOR]
    const live = new Map(viewers.map((viewer) => [viewer, [seen(match, viewer)]]))
    const bots = company(match.seats, [randomBot], seedFrom('bots'))
    for (let decisions = 0; decisions < 40 && match.outcome === undefined; decisions += 1) {
      playOut(match, bots, 1)
      for (const [viewer, moments] of live) {
        const now = seen(match, viewer)
        if (now !== moments.at(-1)) moments.push(now)
      }
    }
    for (const [viewer, moments] of live) {
      const back = given(PlayedBack.open(game, match.record(), viewer))
      assert.equal(back.last, moments.length - 1, `${viewer} counts what it saw`)
      for (const place of [back.last, 0, ...moments.keys()])
        assert.equal(seen(back.at(place), viewer), moments[place], `${viewer} at moment ${place}`)
    }
  })

for (const game of games)
  test(`TBL 5.8 looking back, each viewer goes from moment to moment line by line, in ${game.name}`, () => {
    const match = opened(game, { seed: 'look back' })
    playOut(match, company(match.seats, [randomBot], seedFrom('bots')), 60)
    for (const viewer of [...match.seats, SPECTATOR]) {
      const back = given(PlayedBack.open(game, match.record(), viewer))
      let [view, lines] = [back.at(0).view(viewer), back.at(0).ledger(viewer).length]
      for (let place = 1; place <= back.last; place += 1) {
        const frames = back.framesTo(place, viewer)
        const now = back.at(place)
        assert.equal(frames.length, now.ledger(viewer).length - lines)
        for (const frame of frames) if (frame !== null) applyPatch(frame, view)
        ;[view, lines] = [now.view(viewer), now.ledger(viewer).length]
      }
      assert.deepEqual(back.framesTo(0, viewer), [], 'nothing came before the first')
      assert.deepEqual(back.framesTo(back.last, viewer), [], 'who leaps is shown how it stands')
    }
  })

test('TBL 5.8 what is told to one seat alone is no moment of another’s', () => {
  const whispering: AnyGame = tinyGame(function* (t) {
    yield* t.ask('ann', choose, null)
    t.tell(['ann'], 'TNY 1', say('happened', { what: 'ann heard a whisper' }))
    yield* t.ask('ann', choose, null)
  })
  const match = opened(whispering)
  const [question] = match.questions('ann')
  given(match.answer('ann', question?.id ?? '', 'pear'))
  const last = (viewer?: string) => given(PlayedBack.open(whispering, match.record(), viewer)).last
  assert.deepEqual([last('ann'), last('ben'), last(SPECTATOR), last()], [1, 0, 0, 1])
})

test('TBL 5.6 a record that cannot be played is not looked back at', () => {
  const match = opened(skirmish)
  const record = match.record()
  const entries = [{ do: 'answer', seat: 'amber', question: '1#1', answer: [] } as const]
  refusedBy('TBL 5.6', PlayedBack.open(skirmish, { ...record, entries }, 'amber'))
})
