import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/sails-of-glory'
import { company, layTable, Match, playOut, type SeenLine, seedFrom } from '@windward/table'
import { about } from '../../about.en.ts'
import { phaseOf } from '../../board/phase-of.ts'
import { together } from '../../board/together.ts'

const MOST_DECISIONS = 4000
const ORDER = ['setup', 'planning', 'actions', 'movement', 'combat', 'reloading']
const EVERYTHING = { ...about.presets.find(({ id }) => id === 'seasoned')?.options, flagship: true }

/** What is told in matches of bots. */
function ledgers(): (readonly SeenLine[])[] {
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
    const seats = game.seats.choose(
      'scenario' in wishes && wishes.scenario === 'sitting-ducks' ? 1 : 2,
      options,
    )
    const laid = layTable(game, { options, seats, seed: seedFrom('told', number) })
    assert.ok(laid.ok)
    const opened = Match.open(game, laid.value)
    assert.ok(opened.ok)
    playOut(opened.value, company(seats, [random, lookout], seedFrom('told', number)), MOST_DECISIONS)
    return opened.value.ledger('spectator')
  })
}

const told = ledgers()

test('what is told goes through the phases of a turn in their order', () => {
  for (const lines of told) {
    let [turn, reached] = [-1, 0]
    for (const line of lines) {
      if (line.turn !== turn) [turn, reached] = [line.turn, 0]
      const phase = phaseOf(line)
      if (phase === undefined) continue
      const place = ORDER.indexOf(phase)
      assert.ok(place >= reached, `turn ${turn}: ${line.what.key} comes after ${ORDER[reached]}`)
      reached = place
    }
  }
})

test('every phase is told of', () => {
  const phases = new Set(told.flat().map(phaseOf))
  for (const phase of ORDER) assert.ok(phases.has(phase), phase)
})

test('a shot and its counters are one moment, two shots are two', () => {
  for (const lines of told)
    for (const [place, line] of lines.entries()) {
      const before = lines[place - 1]
      if (before === undefined) continue
      if (before.what.key === 'fire.fired' && line.what.key === 'damage.drawn')
        assert.ok(together(before, line))
      if (line.what.key === 'fire.fired') assert.ok(!together(before, line))
    }
})
