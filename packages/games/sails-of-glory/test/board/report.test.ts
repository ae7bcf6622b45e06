import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/sails-of-glory'
import { toldKeys } from 'windward/test-kit/told-keys.ts'
import { toldLines } from 'windward/test-kit/told-lines.ts'
import { report } from '../../board/report/report.ts'
import { WORTH } from '../../board/report/worth.ts'
import { en } from '../../src/words.en.ts'

test('every line a turn can bring has its place in the report, or is known to be worth none', () => {
  const told = toldKeys(new URL('../../src/', import.meta.url), Object.keys(en))
  assert.deepEqual([...WORTH.keys()].toSorted(), [...told].toSorted())
})

const { lookout } = game.bots
assert.ok(lookout)
const options = game.options.parse({})
const seats = game.seats.choose(2, options)
const [viewer] = seats
assert.ok(viewer)
const lines = toldLines(game, { options, seats, bots: [lookout], viewer, decisions: 400 })
const reported = report(
  lines.map(({ line }) => line),
  (place) => lines[place]?.before,
)
const of = (key: string) =>
  lines.flatMap(({ line, before }, place) => {
    const found = reported[place]
    return line.what.key === key && found !== undefined ? [{ line, before, ...found }] : []
  })

test('nothing is told that the report does not know', () => {
  assert.equal(reported.length, lines.length)
  for (const { line } of lines) assert.ok(WORTH.has(line.what.key), line.what.key)
})

test('a shot is reported to whoever fired and whoever was hit, with what was drawn for it', () => {
  const fired = of('fire.fired')
  for (const { line, before, seats: concerned, text } of fired) {
    for (const name of ['ship', 'at']) {
      const captain = before.ships.find(({ id }) => id === line.what.fields[name])?.captain
      if (captain != null) assert.ok(concerned.includes(captain), `${name} of ${captain}`)
    }
    assert.match(text ?? '', / fires at .*: /)
  }
  assert.ok(fired.length > 3, `${fired.length} shots`)
})

test('a ship concerns her captain alone, and the wind everybody', () => {
  for (const { line, before, seats: concerned } of of('damage.sail')) {
    const captain = before.ships.find(({ id }) => id === line.what.fields['ship'])?.captain
    assert.deepEqual(concerned, [captain])
  }
  const winds = lines.flatMap(({ line }, place) =>
    line.what.key.startsWith('wind.') ? [reported[place]] : [],
  )
  for (const wind of winds) assert.equal(wind?.seats, 'everybody')
})
