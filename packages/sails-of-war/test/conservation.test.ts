import assert from 'node:assert/strict'
import { test } from 'node:test'
import { company, layTable, Match, playOut, randomBot, seedFrom } from '@windward/table'
import { allRealms, landAt } from '../src/board/realms.ts'
import { STACK_LIMIT } from '../src/data/units.ts'
import { game } from '../src/game.ts'
import { armyCount, countOf } from '../src/pieces.ts'
import { playerOf } from '../src/players.ts'
import type { SailsOfWar, State } from '../src/state.ts'

/** Cards, Quest Cards, Stars and quest counters wherever they are. */
function inventory(state: State) {
  const players = state.seats.map((race) => playerOf(state, race))
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  const { deck, discards, events, eventsGone, questDeck, questsGone, unused, countersGone } = state
  return {
    cards: sum([deck, discards, events, eventsGone, ...players.map(({ hand }) => hand)].map((p) => p.length)),
    quests: questDeck.length + questsGone.length + state.heroes.filter(({ quest }) => quest?.card).length,
    stars: state.stars + sum(players.map(({ stars, waiting }) => stars + waiting)),
    counters:
      sum([unused, countersGone, ...players.map(({ relics }) => relics)].map((pile) => pile.length)) +
      Object.keys(state.faceDown).length +
      Object.keys(state.places).length,
  }
}

/** Every piece is in one place, and where it may be. */
function assertInPlace(state: State): void {
  for (const { id, zone, port } of state.ships) {
    assert.equal(zone === null, port !== null, `${id} lies at sea or in a Port`)
    assert.ok(zone === null || landAt(state, zone) === undefined, `${id} lies on land`)
  }
  for (const { id, realm, ship } of state.heroes) assert.equal(realm === null, ship !== null, id)
  for (const { id, forces } of allRealms(state)) {
    for (const race of state.seats) {
      const force = forces[race]
      if (force === undefined) continue
      assert.ok(armyCount(force.units) <= STACK_LIMIT, `${race} in ${id}`)
      const active = state.turn?.active === race
      assert.ok(active || countOf(force.moved) === 0, `${race} in ${id} have moved in no turn of theirs`)
    }
  }
}

for (const [mode, counters] of [
  ['sails', 44],
  ['base', 0],
] as const) {
  test(`SOW 1.4.5, SOW 2.4.3, SOW 6.5.2, SOW 7.1.1, SOW 12.1.1 nothing is lost or made in a match, mode ${mode}`, () => {
    const options = { mode, roundLimit: 6 }
    const seats = game.seats.choose(5, game.options.parse(options))
    const laid = layTable(game, { options, seats, seed: seedFrom('conservation') })
    const opened = laid.ok ? Match.open(game, laid.value) : laid
    assert.ok(opened.ok)
    const bots = company<SailsOfWar>(seats, [randomBot], seedFrom('conservation'))
    while (playOut(opened.value, bots, 1).decisions > 0) {
      const { state }: { state: State } = opened.value
      if (state.round === 0) continue
      assert.deepEqual(inventory(state), { cards: 60, quests: 28, stars: 20, counters })
      assertInPlace(state)
    }
  })
}
