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

/** What is asked after the battles of a turn at sea are over. */
const AFTER_BATTLES = ['take-ships', 'sea-denial', 'pillage']

/** SOW 9.1.5: only the active player's Warships come among foreign ones, and only until they have fought. */
function assertOneRaceAtSea({ ships, turn, weather, phase }: State, asked: readonly string[]): void {
  if (weather.tempest && phase !== 'turns' && phase !== 'supply') return
  if (turn?.segment === 'battle' && !asked.some((kind) => AFTER_BATTLES.includes(kind))) return
  const mover = turn?.segment === 'movement' ? turn.active : null
  const warships = ships.filter(
    ({ kind, owner, zone }) => kind === 'warship' && zone !== null && owner !== mover,
  )
  for (const { zone, owner } of warships) {
    assert.ok(!warships.some((other) => other.zone === zone && other.owner !== owner), `zone ${zone}`)
  }
}

test('SOW 9.1.5 in random play Warships of two races never share a zone after the battles', () => {
  let shared = 0
  for (const number of [1, 2, 3]) {
    const seats = game.seats.choose(6, game.options.parse({}))
    const laid = layTable(game, { options: { roundLimit: 12 }, seats, seed: seedFrom('warships', number) })
    const opened = laid.ok ? Match.open(game, laid.value) : laid
    assert.ok(opened.ok)
    const bots = company<SailsOfWar>(seats, [randomBot], seedFrom('warships', number))
    while (playOut(opened.value, bots, 1).decisions > 0) {
      const { state }: { state: State } = opened.value
      assertOneRaceAtSea(
        state,
        [...opened.value.unanswered()].map(({ kind }) => kind),
      )
      shared += Number(
        new Set(state.ships.filter(({ kind }) => kind === 'warship').map(({ owner }) => owner)).size > 1,
      )
    }
  }
  assert.ok(shared > 0, 'several races had Warships')
})

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
