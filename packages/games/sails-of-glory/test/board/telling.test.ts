import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/sails-of-glory'
import type { View } from '@windward/sails-of-glory/facts'
import { SPECTATOR } from '@windward/table'
import { toldLines } from 'windward/test-kit/told-lines.ts'
import { about } from '../../about.en.ts'
import { together } from '../../board/together.ts'

const MOST_DECISIONS = 900
const EVERYTHING = { ...about.presets.find(({ id }) => id === 'seasoned')?.options, flagship: true }

/** Matches of bots, line by line as a spectator was told them. */
function played() {
  const { random, lookout } = game.bots
  assert.ok(random && lookout)
  const tables = [
    {},
    EVERYTHING,
    { ...EVERYTHING, scenario: 'under-the-guns' },
    { scenario: 'sitting-ducks' },
  ]
  return tables.map((wishes, number) => {
    const options = game.options.parse(wishes)
    const isAlone = 'scenario' in wishes && wishes.scenario === 'sitting-ducks'
    const seats = game.seats.choose(isAlone ? 1 : 2, options)
    const bots = [random, lookout]
    return toldLines(game, { options, seats, bots, viewer: SPECTATOR, number, decisions: MOST_DECISIONS })
  })
}

const matches = played()
const lines = matches.flat()

test('a ship is afloat until her loss is told', () => {
  const lost = lines.filter(({ line: { what } }) => what.key === 'damage.surrender')
  for (const { line, before, shown } of lost) {
    const fate = (view: View) => view.ships.find(({ id }) => id === line.what.fields['ship'])?.fate
    assert.equal(fate(before), 'afloat')
    assert.notEqual(fate(shown), 'afloat')
  }
  assert.ok(lost.length > 2, `${lost.length} ships were lost`)
})

test('a fire burns once it is told', () => {
  const fires = lines.filter(({ line: { what } }) => what.key === 'damage.fire')
  for (const { line, before, shown } of fires) {
    const burning = (view: View) =>
      view.ships.find(({ id }) => id === line.what.fields['ship'])?.special.fires ?? 0
    assert.equal(burning(shown), burning(before) + 1)
  }
  assert.ok(fires.length > 0, `${fires.length} fires`)
})

test('a line is told in the phase it was written in', () => {
  const phases: Readonly<Record<string, View['phase']>> = {
    'fire.fired': 'combat',
    'reload.loaded': 'reloading',
  }
  const found = lines.filter(({ line: { what } }) => what.key in phases)
  for (const { line, shown } of found) assert.equal(shown.phase, phases[line.what.key], line.what.key)
  assert.ok(found.length > 20, `${found.length} lines`)
})

test('a shot and its counters are one moment, two shots are two', () => {
  for (const told of matches)
    for (const [place, { line }] of told.entries()) {
      const before = told[place - 1]?.line
      if (before === undefined) continue
      if (before.what.key === 'fire.fired' && line.what.key === 'damage.drawn')
        assert.ok(together(before, line))
      if (line.what.key === 'fire.fired') assert.ok(!together(before, line))
    }
})
