import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addressOf, COASTAL } from '../../src/board/zones.ts'
import { onLandWith, wayTo } from '../../src/bots/before/shortest-ways.ts'
import { REALM_IDS } from '../../src/data/realms.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import { optionsShape } from '../../src/options.ts'
import { begin } from '../../src/setup/begin.ts'
import { view } from '../../src/view.ts'
import { lay } from '../field.ts'

const RACES = ['elves', 'orcs'] as const

test('one search of each land finds just the Realms that ways lead to from others', () => {
  const boards = fc.record({
    zones: fc.shuffledSubarray([...COASTAL], { minLength: 2, maxLength: 24 }),
    realms: fc.shuffledSubarray([...REALM_IDS], { minLength: 24, maxLength: 24 }),
    starts: fc.integer({ min: 0, max: 6 }),
    gates: fc.integer({ min: 0, max: 3 }),
  })
  fc.assert(
    fc.property(boards, ({ zones, realms, starts, gates }) => {
      const state = begin([...RACES], optionsShape.parse({}))
      const laid = zones.flatMap((zone, place) => {
        const [id, address] = [realms[place], addressOf(zone)]
        return id === undefined || address === null ? [] : lay(state, id, address).id
      })
      state.turn = { ...newTurn('elves'), portals: true }
      for (const id of laid.slice(-gates)) state.places[id] = 'magic-portal'
      const seen = view(state, 'elves')
      const own = laid.slice(0, starts)
      const plain = laid.filter((to) =>
        own.some((from) => wayTo(seen, from, (at) => at === to) !== undefined),
      )
      assert.deepEqual([...onLandWith(seen, own)].sort(), plain.sort())
    }),
    { numRuns: 300 },
  )
})
