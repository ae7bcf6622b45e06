import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { findGames, partOf } from '@windward/find-games'
import type { About } from '@windward/kit/about.ts'
import { type AnyGame, botAt } from '@windward/table'
import { tableFor } from './local-table.ts'

for (const found of findGames()) {
  const file = partOf(found, 'about.en.ts')
  if (file === undefined) continue
  const { playNow }: About = (await import(pathToFileURL(file).href)).about
  if (playNow?.setUpByBots === undefined) continue
  test(`${found.id}: whoever plays at once is shown a table that is set up, and asked about its first turn`, async () => {
    const { game }: { game: AnyGame } = await import(found.module)
    const easy = botAt(game, 'easy')
    assert.ok(easy !== undefined)
    const { match, entries, when, troubles } = tableFor({
      game,
      options: playNow.options,
      seats: Object.fromEntries([[playNow.here, undefined], ...playNow.bots.map((seat) => [seat, easy])]),
      setUpBy: easy,
    })
    await match.look(playNow.here)
    const shown = await when(() => true)
    assert.equal(shown.turn, 1)
    assert.ok(
      entries.some((entry) => entry.do === 'answer' && entry.seat === playNow.here),
      'the bot answered for the seat',
    )
    await match.begin()
    const { turn } = await when(({ questions }) => questions.some(({ sealed }) => sealed === undefined))
    assert.equal(turn, 1)
    const before = entries.length
    await match.begin()
    assert.equal(entries.length, before, 'from then on nobody answers in the place of whoever sits here')
    assert.deepEqual(troubles, [])
  })
}
