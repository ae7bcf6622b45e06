import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, phases } from '@windward/table'
import { benchFor, pickingUp, thinkingAhead } from '@windward/table/contract'
import { buildCities } from '../src/build/cities.ts'
import { buildUnits } from '../src/build/units.ts'
import { diplomacy } from '../src/diplomacy/diplomacy.ts'
import { leaveFormerAllies } from '../src/diplomacy/former-allies.ts'
import { suffer } from '../src/expansion/fortune-calamity.ts'
import { breakOutRevolts } from '../src/expansion/revolts.ts'
import { collectIncome } from '../src/income/income.ts'
import { game } from '../src/index.ts'
import { intrigue } from '../src/intrigue/intrigue.ts'
import { board } from '../src/movement/boarding.ts'
import { writeOrders } from '../src/orders/write-orders.ts'
import type { SnsFlow, SnsTable, State, SwordsAndSails } from '../src/state.ts'
import { endSeason } from '../src/victory/season-end.ts'
import { army } from './build/building.ts'
import { command, empty, putArmy, putFleet } from './movement/field.ts'
import { armyBoards } from './orders/sheet.ts'
import { position, Scene } from './scene.ts'

/** The seasons of a match in which nobody moves. */
const peace: Game<SwordsAndSails> = {
  ...game,
  turn: phases<SwordsAndSails>({
    income: collectIncome,
    intrigue,
    diplomacy,
    orders: writeOrders,
    units: buildUnits,
    cities: buildCities,
    season: endSeason,
  }),
}

const fateful = { prosperityCalamity: true, maintenance: true, mercenaries: true }
const tables = [
  { seats: 2, options: { ...fateful, seasonLimit: 3, territoryBidding: true, leaders: 'dealt' } },
  { seats: 3, options: { seasonLimit: 2, espionageOnly: true, leaders: 'chosen' } },
  { seats: 8, options: { ...fateful, seasonLimit: 2, leaders: 'dealt' } },
]

test('TBL 7.1 a match is picked up at any question of its peaceful phases and goes on as it does', () => {
  pickingUp(benchFor(peace, { tables }))
})

test('TBL 7.1 whoever thinks ahead in a peaceful phase is asked there what he is asked here', () => {
  thinkingAhead(benchFor(peace, { tables }))
})

/** A match of nothing but one piece of the rules, from this position. */
function only(start: State, piece: (t: SnsTable) => SnsFlow): Game<SwordsAndSails> {
  const { setup: _, ...rules } = game
  return {
    ...rules,
    seats: { all: game.seats.all, fewest: 1, most: 15, choose: () => start.seats },
    begin: () => structuredClone(start),
    *turn(t) {
      yield* t.step('piece', () => piece(t))
      t.state.outcome = { winners: [], how: 'nobodyLeft', scores: {} }
    },
  }
}

/** Whatever is answered there at random; this is asked first. */
function throughout(start: State, asks: string, piece: (t: SnsTable) => SnsFlow): void {
  const scene = new Scene(structuredClone(start), piece)
  assert.ok(scene.awaited().every((seat) => scene.asked(seat).includes(asks)) && !scene.over, asks)
  const alone = only(start, piece)
  for (let seed = 1; seed <= 5; seed += 1) {
    pickingUp(benchFor(alone, { seed, tables: [{ seats: start.seats.length }] }))
    thinkingAhead(benchFor(alone, { seed, tables: [{ seats: start.seats.length }] }))
  }
}

test('TBL 7.1, SNS 5.4.6 a match is picked up where ships lost have left too little room', () => {
  const start = empty(['FRA', 'ENG'], (state) => {
    for (const faction of ['FRA', 'ENG'] as const) {
      putArmy(state, faction, 'I', 'aquitaine', { PS: 5, HC: 3 })
      putFleet(state, faction, '1', 'aquitanian_sea', { TR: 1 }).berths = 10
      command(state, faction, { armies: [armyBoards('I', '1', 'after')] })
    }
  })
  throughout(start, 'overload', (t) => board(t, 'after'))
})

/** Fleets of England lie in a port of France with more than one zone beside it. */
function dockedInAlba(state: State): void {
  state.lands.alba.owner = 'FRA'
  for (const id of ['1', '2'] as const) putFleet(state, 'ENG', id, 'alba')
}

test('TBL 7.1, SNS 4.3.1 a match is picked up where former allies part', () => {
  const start = position(['HRE', 'FRA', 'ENG'], {}, (state) => {
    dockedInAlba(state)
    army(state, 'HRE', 'I').at = 'champagne'
    army(state, 'HRE', 'II').at = 'arles'
    army(state, 'FRA', 'I').at = 'saxony'
    for (const id of ['champagne', 'arles', 'saxony'] as const) state.lands[id].barren = 1
  })
  throughout(start, 'former-ally', (t) => leaveFormerAllies(t, [['HRE', 'FRA', 'ENG']]))
})

test('TBL 7.1, SNS 12.3.7 a match is picked up where fleets leave land that revolts', () => {
  const start = position(['FRA', 'ENG'], {}, (state) => {
    dockedInAlba(state)
    state.revolts = [{ card: 'agitators', by: 'ENG', land: 'alba' }]
  })
  throughout(start, 'to-sea', breakOutRevolts)
})

test('TBL 7.1, SNS 12.4.3 a match is picked up in any calamity', () => {
  const start = position(['ENG', 'FRA'], {}, (state) => {
    for (const land of ['wales', 'alba', 'munster'] as const) {
      state.lands[land].owner = 'ENG'
      state.lands[land].cities = [{ kind: 'minor', capitalOf: null, built: 1, holder: 'ENG' }]
    }
    putFleet(state, 'ENG', '1', 'wales')
    putFleet(state, 'ENG', '2', 'alba')
    putFleet(state, 'ENG', '3', 'munster')
    putFleet(state, 'ENG', '4', 'irish_sea')
    putFleet(state, 'ENG', '5', 'irish_sea')
  })
  for (const [card, asks] of [
    ['plague', 'losses'],
    ['storms', 'storm-losses'],
    ['pretender', 'fortune-land'],
    ['greatFire', 'fortune-price'],
    ['borderRaids', 'fortune-price'],
  ] as const)
    throughout(start, asks, (t) => suffer(t, 'ENG', card))
})
