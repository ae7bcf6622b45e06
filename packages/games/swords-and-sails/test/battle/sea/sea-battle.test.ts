import assert from 'node:assert/strict'
import { test } from 'node:test'
import { damageWithout, pairsOfOnes, prizesIn } from '../../../src/battle/sea/capture.ts'
import { aboardOf } from '../../../src/battle/sea/loads.ts'
import { stocksOf } from '../../../src/battle/stock.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import { newFleet, noShips, noUnits } from '../../../src/pieces.ts'
import type { State } from '../../../src/state.ts'
import { of } from '../../scene.ts'
import { aboard, clashOf, emptySea, sail, seaScene, sideOf, ZONE } from './at-sea.ts'

const PAIR: readonly FactionId[] = ['ENG', 'FRA']
const sea = (change: (state: State) => void, options: object = {}) => emptySea(PAIR, change, options)
const lose = (piece: string, kind: string, count: number) => ({ piece, kind, count })

test('SNS E48, SNS 7.8.2 pairs of ones over all groups capture; a single one counts 1', () => {
  const roll = (...rolled: number[]) => ({ rolled })
  assert.equal(pairsOfOnes([roll(1, 5, 6, 3), roll(1, 4)]), 1)
  assert.equal(damageWithout(1 + 5 + 3 + 1 + 4, 1), 12)
  assert.equal(pairsOfOnes([roll(1, 5, 6, 3), roll(1, 1)]), 1)
  assert.equal(damageWithout(1 + 5 + 3 + 1 + 1, 1), 9)
})

test('SNS E48, SNS 7.8.1, SNS 7.8.2, SNS 7.8.3, SNS 7.8.14 a round: the victim chooses the ship, then damage', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'ENG', '2', { RD: 2 })
    sail(s, 'FRA', '1', { WS: 3, TR: 1 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [1, 5, 6, 3, 1, 4, 6, 6, 6, 6, 6, 6])
  assert.ok(
    scene
      .told()
      .includes('England strikes at France: warship 1 5 6 3; raider 1 4. Damage 12, and 1 ship captured.'),
  )
  assert.equal(
    scene.refusal('FRA', 'captured-ships', [{ piece: 'FRA 1', kind: 'WS', loaded: false, count: 2 }]),
    'SNS 7.8.3',
  )
  assert.equal(
    scene.refusal('FRA', 'captured-ships', [{ piece: 'FRA 1', kind: 'RD', loaded: false, count: 1 }]),
    'SNS 7.8.4',
  )
  scene.answer('FRA', 'captured-ships', [{ piece: 'FRA 1', kind: 'TR', loaded: false, count: 1 }])
  assert.deepEqual(of(scene.state, 'ENG').fleets['1']?.ships, { WS: 2, RD: 0, TR: 1 })
  assert.deepEqual(
    of(scene.state, 'FRA').fleets['1']?.ships,
    { WS: 2, RD: 0, TR: 0 },
    'armour 10, then 2 CP: one WS',
  )
  assert.deepEqual(scene.awaited(), ['ENG', 'FRA'], 'the retreat choice')
})

test('SNS E49, SNS 7.8.3 a ship captured and sunk in one round', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 })
    sail(s, 'FRA', '1', { WS: 1, TR: 1 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [1, 1, 4, 6])
  scene.answer('FRA', 'captured-ships', [{ piece: 'FRA 1', kind: 'TR', loaded: false, count: 1 }])
  assert.equal(scene.refusal('ENG', 'losses', []), 'SNS 7.2.2')
  scene.answer('ENG', 'losses', [lose('ENG 1', 'TR', 1)])
  assert.deepEqual(of(scene.state, 'ENG').fleets['1']?.ships, { ...noShips(), WS: 1 })
})

test('SNS E46, SNS 7.8.1 one point past armour sinks a lone warship; it ends with one side alone', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 1 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [4, 6, 6, 6, 6, 6])
  assert.ok(scene.diceSpent().over)
  assert.equal(of(scene.state, 'FRA').fleets['1'], undefined)
  assert.equal(of(scene.state, 'ENG').fleets['1']?.armour, 6)
  assert.deepEqual(scene.state.battles, [])
  assert.deepEqual(scene.state.open, [])
})

test('SNS 1.3.7, SNS 7.8.6 troops are told lost with the last of their ships', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 1 })
    aboard(s, 'FRA', 'I', { LI: 2 }, ['1'])
  })
  const scene = seaScene(state, clashOf(state, PAIR), [4, 6, 6, 6, 6, 6])
  assert.ok(scene.diceSpent().over)
  assert.equal(of(scene.state, 'FRA').armies.I, undefined)
  assert.ok(scene.told().includes('Army I of France is lost with the last of its ships.'))
})

test('SNS 7.8.4 a loaded transport is no prize, and pairs that find no ship are damage', () => {
  const fleet = newFleet('FRA', '1', ZONE, { WS: 1, RD: 0, TR: 3 })
  const loads = [
    { piece: 'FRA 1', kind: 'TR', ships: 2, units: 7 },
    { piece: 'FRA 1', kind: 'WS', ships: 1, units: 1 },
  ] as const
  assert.deepEqual(prizesIn(stocksOf([fleet]), loads), [
    { piece: 'FRA 1', kind: 'WS', loaded: true, count: 1 },
    { piece: 'FRA 1', kind: 'TR', loaded: false, count: 1 },
  ])
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 1 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [1, 1, 1, 1, 6, 6, 6, 6])
  assert.ok(scene.told()[1]?.endsWith('Damage 2, and 1 ship captured.'))
  assert.equal(of(scene.state, 'ENG').fleets['1']?.ships.WS, 4)
})

test('SNS 7.8.5 the owner says which ships are loaded; any unit aboard counts, transports are filled first', () => {
  const laden = () => {
    const state = sea((s) => {
      sail(s, 'ENG', '1', { WS: 3 })
      sail(s, 'FRA', '1', { WS: 2, TR: 3 })
      aboard(s, 'FRA', 'I', { LI: 6 }, ['1'])
    })
    return seaScene(state, clashOf(state, PAIR), [1, 1, 6, 6, 6, 6, 6, 6, 6, 6])
  }
  const scene = laden()
  const load = (kind: string, ships: number, units: number) => ({ piece: 'FRA 1', kind, ships, units })
  assert.equal(scene.refusal('FRA', 'assign-cargo', [load('TR', 1, 6)]), 'SNS 7.8.5')
  assert.equal(scene.refusal('FRA', 'assign-cargo', [load('TR', 1, 5)]), 'SNS 7.8.5')
  assert.equal(scene.refusal('FRA', 'assign-cargo', [load('TR', 4, 6)]), 'SNS 7.8.5')
  scene.answer('FRA', 'assign-cargo', [load('TR', 3, 4), load('WS', 1, 2)])
  assert.deepEqual(scene.question('FRA', 'captured-ships').brief, {
    sea: ZONE,
    count: 1,
    prizes: [
      { piece: 'FRA 1', kind: 'WS', loaded: false, count: 1 },
      { piece: 'FRA 1', kind: 'WS', loaded: true, count: 1 },
    ],
  })
  const byDefault = laden().away('FRA', 'assign-cargo')
  assert.deepEqual(byDefault.question('FRA', 'captured-ships').brief, {
    sea: ZONE,
    count: 1,
    prizes: [
      { piece: 'FRA 1', kind: 'WS', loaded: false, count: 2 },
      { piece: 'FRA 1', kind: 'TR', loaded: false, count: 1 },
    ],
  })
})

test('SNS 7.8.6 units aboard a captured warship are lost', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 2 })
    aboard(s, 'FRA', 'I', { KN: 1, PS: 2 }, ['1'])
  })
  const draws = (kind: string) => ({ draws: { piece: 'FRA I', kind } })
  const scene = seaScene(state, clashOf(state, PAIR), [
    1,
    1,
    6,
    6,
    6,
    6,
    6,
    6,
    6,
    6,
    draws('KN'),
    draws('PS'),
  ])
  scene.answer('FRA', 'assign-cargo', [{ piece: 'FRA 1', kind: 'WS', ships: 2, units: 3 }])
  assert.deepEqual(of(scene.state, 'FRA').armies.I?.units, { ...noUnits(), PS: 1 })
  assert.ok(scene.diceSpent())
})

test('SNS 7.8.6 a captured ship takes no more with it than it carries; who was picked up is in others', () => {
  const picked = [{ piece: 'FRA 1', kind: 'RD', ships: 1, units: 9 }] as const
  assert.equal(aboardOf(picked, 'FRA 1', 'RD', 1), 3)
  const even = [{ piece: 'FRA 1', kind: 'RD', ships: 3, units: 7 }] as const
  assert.deepEqual([aboardOf(even, 'FRA 1', 'RD', 1), aboardOf(even, 'FRA 1', 'RD', 3)], [3, 7])
})

test('SNS 7.8.6, SNS 7.8.5 troops of a sunk ship load the ships that take them in', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 })
    sail(s, 'FRA', '1', { WS: 1, TR: 2 })
    aboard(s, 'FRA', 'I', { LI: 2 }, ['1'])
  })
  // Ten points against an armour of five; the French answer misses.
  const scene = seaScene(state, clashOf(state, PAIR), [5, 5, 6, 6])
  scene.answer('FRA', 'assign-cargo', [{ piece: 'FRA 1', kind: 'WS', ships: 1, units: 2 }])
  scene.answer('FRA', 'losses', [lose('FRA 1', 'WS', 1)])
  assert.ok(scene.over)
  assert.deepEqual(of(scene.state, 'ENG').fleets['1']?.ships, { WS: 1, RD: 0, TR: 1 }, 'one has them aboard')
  assert.ok(
    scene.told().some((line) => line.includes('1 empty falls to England and 1 loaded sinks with all aboard')),
  )
})

test('SNS E50, SNS 7.8.7, SNS 7.8.4 transports alone: the empty ones are captured, the loaded ones sink', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 })
    sail(s, 'FRA', '1', { TR: 3 })
    aboard(s, 'FRA', 'I', { LI: 4 }, ['1'])
  })
  const scene = seaScene(state, clashOf(state, PAIR), []).away('FRA', 'assign-cargo')
  assert.ok(scene.over)
  assert.deepEqual(of(scene.state, 'ENG').fleets['1']?.ships, { WS: 1, RD: 0, TR: 2 })
  assert.equal(of(scene.state, 'FRA').fleets['1'], undefined)
  assert.equal(of(scene.state, 'FRA').armies.I, undefined)
})

test('SNS 7.8.7 transports of Qurtuba can fight', () => {
  const state = emptySea(
    ['BYZ', 'FAT', 'HRE', 'QUR'],
    (s) => {
      sail(s, 'BYZ', '1', { WS: 1 })
      sail(s, 'QUR', '1', { TR: 3 })
    },
    { minorFactions: { QUR: 'FAT' } },
  )
  const scene = seaScene(state, clashOf(state, ['BYZ', 'QUR']), [6, 6, 2, 3, 1])
  assert.ok(
    scene.told().some((line) => line.startsWith('Qurtuba strikes at Byzantium: transport 2 3 1. Damage 3')),
  )
  assert.deepEqual(scene.awaited(), ['BYZ', 'QUR'])
})

test('SNS 7.8.8 transports only on all sides: no battle', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { TR: 2 })
    sail(s, 'FRA', '1', { TR: 3 })
  })
  const scene = seaScene(state, clashOf(state, PAIR), [])
  assert.ok(scene.over)
  assert.equal(of(scene.state, 'FRA').fleets['1']?.ships.TR, 3)
  const told = ['Nobody in the Narrow Sea has a ship that can strike: there is no battle.']
  assert.deepEqual(scene.told(), told, 'and none is told of')
  assert.deepEqual(of(scene.state, 'FRA').known, [], 'nor a card shown')
})

test('SNS 7.8.9, SNS 6.4.1 cargo beyond the places left is drawn at random after the battle', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 })
    sail(s, 'FRA', '1', { WS: 2, TR: 1 })
    aboard(s, 'FRA', 'I', { KN: 5, PS: 2 }, ['1'])
  })
  const draws = { draws: { piece: 'FRA I', kind: 'KN' } }
  const scene = seaScene(state, clashOf(state, PAIR), [4, 4, 5, 5, 6, 6, draws, draws, draws])
  scene.away('FRA', 'assign-cargo').answer('FRA', 'losses', [lose('FRA 1', 'TR', 1)])
  assert.ok(scene.diceSpent().over)
  assert.deepEqual(of(scene.state, 'FRA').armies.I?.units, { ...noUnits(), KN: 2, PS: 2 })
})

test('SNS 7.8.10, SNS 7.9.6, SNS 6.4.2 retreat is sealed and free: to the zone it came from, or into a port', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 3 }, 'celtic_sea')
    aboard(s, 'FRA', 'I', { LI: 2 }, ['1'])
  })
  const misses = Array.from({ length: 12 }, () => 6)
  const scene = seaScene(state, clashOf(state, PAIR), misses).away('FRA', 'assign-cargo')
  scene.answer('ENG', 'retreat', 'fight')
  assert.deepEqual(scene.awaited(), ['FRA'])
  assert.equal(scene.refusal('FRA', 'retreat', 'withdraw'), 'SNS 7.10.2', 'it does not serve fleets')
  scene.answer('FRA', 'retreat', 'retreat')
  assert.equal(scene.refusal('FRA', 'fleets-retreat-to', ['irish_sea']), 'SNS 7.9.6')
  assert.equal(scene.refusal('FRA', 'fleets-retreat-to', ['wessex']), 'SNS 7.9.6')
  scene.answer('FRA', 'fleets-retreat-to', ['celtic_sea'])
  const { fleets, armies } = of(scene.state, 'FRA')
  assert.deepEqual([fleets['1']?.at, fleets['1']?.driven, fleets['1']?.ships.WS], ['celtic_sea', true, 3])
  assert.deepEqual([armies.I?.at, armies.I?.aboard], ['celtic_sea', ['1']])
  assert.ok(scene.over)
})

test('SNS 7.9.6 a fleet that had not moved goes to any bordering zone, or into port with its troops', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 3 })
    aboard(s, 'FRA', 'I', { LI: 2 }, ['1'])
    s.lands.normandy.cities.push({ kind: 'minor', capitalOf: null, built: null, holder: 'FRA' })
  })
  const misses = Array.from({ length: 12 }, () => 6)
  const scene = seaScene(state, clashOf(state, PAIR), misses).away('FRA', 'assign-cargo')
  scene.answer('ENG', 'retreat', 'fight').answer('FRA', 'retreat', 'retreat')
  scene.answer('FRA', 'fleets-retreat-to', ['normandy'])
  const { fleets, armies } = of(scene.state, 'FRA')
  assert.deepEqual([fleets['1']?.at, armies.I?.at], ['normandy', 'normandy'])
})

test('SNS 7.9.6 a team-mate’s port shelters it too, one of this season among them', () => {
  const leaving = (since: number) => {
    const state = emptySea(['ENG', 'FRA', 'NSE'], (s) => {
      sail(s, 'ENG', '1', { WS: 3 })
      sail(s, 'FRA', '1', { WS: 3 }, 'celtic_sea')
      s.lands.flanders.owner = 'NSE'
      for (const city of s.lands.flanders.cities) city.holder = 'NSE'
      s.number = 5
      s.teams = [{ mark: 'A', members: ['FRA', 'NSE'], joined: { FRA: since, NSE: since } }]
    })
    const misses = Array.from({ length: 12 }, () => 6)
    const scene = seaScene(state, clashOf(state, PAIR), misses)
    return scene.answer('ENG', 'retreat', 'fight').answer('FRA', 'retreat', 'retreat')
  }
  for (const since of [4, 5]) {
    const sheltered = leaving(since).answer('FRA', 'fleets-retreat-to', ['flanders'])
    assert.equal(of(sheltered.state, 'FRA').fleets['1']?.at, 'flanders')
  }
})

test('SNS 7.8.10, SNS 7.5.2 if every side retreats all go', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 1 }, 'irish_sea')
    sail(s, 'FRA', '1', { WS: 1 }, 'celtic_sea')
  })
  const scene = seaScene(state, clashOf(state, PAIR), [6, 6, 6, 6])
  scene.answer('ENG', 'retreat', 'retreat').answer('FRA', 'retreat', 'retreat').away()
  assert.deepEqual(
    [of(scene.state, 'ENG').fleets['1']?.at, of(scene.state, 'FRA').fleets['1']?.at],
    ['irish_sea', 'celtic_sea'],
  )
  assert.ok(scene.over)
})

test('SNS 7.2.5, SNS 7.8.14 fleets of a team fight on one side and divide the damage', () => {
  const state = emptySea(['ENG', 'FRA', 'NSE'], (s) => {
    sail(s, 'ENG', '1', { WS: 3 })
    sail(s, 'FRA', '1', { WS: 1 })
    sail(s, 'NSE', '1', { RD: 2 })
  })
  const clash = clashOf(state, ['ENG', 'FRA'], {
    sides: [sideOf(state, ['ENG']), sideOf(state, ['FRA', 'NSE'])],
  })
  const scene = seaScene(state, clash, [3, 3, 6, 6, 6, 6, 6, 6, 6, 6])
  scene.answer('FRA', 'divide-damage', { FRA: 3, NSE: 3 }).answer('NSE', 'divide-damage', { FRA: 3, NSE: 3 })
  assert.deepEqual(
    scene.state.battles[0]?.forces.map(({ armour }) => armour),
    [9, 0, 1],
  )
  assert.deepEqual(scene.awaited(), ['ENG', 'FRA', 'NSE'])
})

test('SNS 7.3.2 armour spent at sea does not return this season', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 1 })
    const fleet = of(s, 'ENG').fleets['1']
    assert.ok(fleet)
    fleet.armour = 1
  })
  const scene = seaScene(
    state,
    clashOf(state, PAIR),
    Array.from({ length: 6 }, () => 6),
  )
  assert.deepEqual(
    scene.state.battles[0]?.forces.map(({ armour }) => armour),
    [1, 3],
  )
})

test('SNS 7.1.8, SNS 14.2.2 the fleets lie open in the battle, and what was seen is kept', () => {
  const state = sea((s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { WS: 1 })
  })
  const scene = seaScene(
    state,
    clashOf(state, PAIR),
    Array.from({ length: 6 }, () => 6),
  )
  assert.deepEqual(scene.view('spectator').powers.FRA?.fleets['1']?.ships, { ...noShips(), WS: 1 })
  scene.answer('ENG', 'retreat', 'fight').answer('FRA', 'retreat', 'retreat').away()
  assert.equal(scene.view('ENG').powers.FRA?.fleets['1']?.ships, null)
  assert.deepEqual(
    of(scene.state, 'ENG').known.map(({ piece }) => piece),
    ['FRA 1'],
  )
})

test('SNS 7.3.7, SNS 7.3.9, SNS 7.8.2 among three sides each type of ship has its target', () => {
  const state = emptySea(['ENG', 'FRA', 'NSE'], (s) => {
    sail(s, 'ENG', '1', { WS: 1, RD: 2 })
    sail(s, 'FRA', '1', { WS: 2 })
    sail(s, 'NSE', '1', { WS: 2 })
  })
  const clash = clashOf(state, ['ENG', 'FRA', 'NSE'])
  const scene = seaScene(state, clash, [1, 6, 1, 4, 6, 6, 6, 6, 6, 6, 6, 6])
  scene.answer('ENG', 'targets', [
    { type: 'WS', at: 'FRA' },
    { type: 'RD', at: 'NSE' },
  ])
  scene.away('FRA', 'targets').away('NSE', 'targets')
  assert.deepEqual(
    scene.state.battles[0]?.forces.map(({ armour }) => armour),
    [7, 5, 1],
    'no pair against one target',
  )
})

test('SNS 7.8.7, SNS 7.1.11, SNS 7.3.7 transports are aimed at nobody, and fall to nobody when the only one they had to fight has sunk', () => {
  const three: readonly FactionId[] = ['ENG', 'FRA', 'HRE']
  const state = emptySea(three, (s) => {
    sail(s, 'ENG', '1', { WS: 2 })
    sail(s, 'FRA', '1', { RD: 1, TR: 6 })
    sail(s, 'HRE', '1', { WS: 3 })
  })
  // England, which attacks both, deals France 11 past armour 8 and takes 20 past armour 6 from the Empire.
  const scene = seaScene(state, clashOf(state, three), [5, 5, 1, 6, 6, 5, 5, 5, 5, 6, 6])
  scene.answer('ENG', 'targets', [{ type: 'WS', at: 'FRA' }])
  scene.answer('FRA', 'losses', [{ piece: 'FRA 1', kind: 'RD', count: 1 }])
  assert.ok(scene.diceSpent().over)
  assert.equal(of(scene.state, 'ENG').fleets['1'], undefined)
  assert.equal(of(scene.state, 'FRA').fleets['1']?.ships.TR, 6)
  assert.equal(of(scene.state, 'HRE').fleets['1']?.ships.TR, 0)
})

test('SNS 7.2.7, SNS 7.8.2 a fleet that attacks one faction only captures from it and hurts it first', () => {
  const state = emptySea(['HRE', 'ENG', 'FRA'], (s) => {
    s.teams = [{ mark: 'A', members: ['ENG', 'FRA'], joined: { ENG: 0, FRA: 0 } }]
    sail(s, 'HRE', '1', { WS: 2 })
    sail(s, 'ENG', '1', { WS: 4 })
    sail(s, 'FRA', '1', { WS: 2 })
    const fleet = of(s, 'HRE').fleets['1']
    assert.ok(fleet)
    fleet.order = { fleet: '1', does: { deed: 'hold' }, meets: { stance: 'attack', only: 'FRA' } }
  })
  const clash = {
    ...clashOf(state, ['HRE', 'FRA']),
    sides: [sideOf(state, ['HRE']), sideOf(state, ['ENG', 'FRA'])],
  }
  const scene = seaScene(state, clash, [1, 1, 5, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6])
  assert.ok(scene.told().some((line) => line.includes('captured') && line.includes('France')))
  scene.away('ENG', 'divide-damage').away('FRA', 'divide-damage')
  assert.ok(scene.told().some((line) => line.endsWith('0 to England and 8 to France.')))
})
