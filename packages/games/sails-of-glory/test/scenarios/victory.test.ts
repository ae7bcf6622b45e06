import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShipId } from '../../src/data/ships.ts'
import { optionsShape } from '../../src/options.ts'
import { begin } from '../../src/setup/begin.ts'
import type { Flight, State } from '../../src/state.ts'
import { winnerOfTwo } from '../../src/victory/close-battle.ts'
import { isPardoned } from '../../src/victory/may-leave-unpunished.ts'
import { secondBattle } from '../../src/victory/second-battle.ts'
import { DUEL, poseAt, position, Scene } from '../scene.ts'
import { BRITISH, type Fleet, FRENCH, ground, judged, leave, outpost, ship, surrender } from './at-the-end.ts'

test('SOG 16.3.3 where all are aground and out of reach, more ships in play win', () => {
  const lying: Fleet = {
    'hms-meleager': { at: [100, 850], aground: true },
    'hms-vanguard': { at: [300, 850], aground: true },
    aquilon: { at: [300, 100], aground: true },
  }
  const { outcome } = judged('in-shallow-waters', () => undefined, { lying })
  assert.deepEqual([outcome?.side, outcome?.how], ['british', 'out-of-reach'])
})

test('SOG 16.3.3 with as many ships a ship of the line beats a frigate; else it is drawn', () => {
  const one = (british: ShipId, french: ShipId) =>
    judged('in-shallow-waters', () => undefined, {
      lying: { [british]: { at: [100, 850], aground: true }, [french]: { at: [300, 100], aground: true } },
    }).outcome
  assert.equal(one('hms-meleager', 'aquilon')?.side, 'french')
  assert.equal(one('hms-vanguard', 'unite')?.side, 'british')
  assert.deepEqual(one('hms-vanguard', 'aquilon')?.winners, [])
})

test('SOG 16.3.4 ships aground fight on while they reach each other, or one of them still sails', () => {
  const two = (apart: number, aground: boolean) =>
    judged('in-shallow-waters', () => undefined, {
      lying: {
        'hms-vanguard': { at: [100, 850], aground: true },
        aquilon: { at: [100 + apart, 850], aground },
      },
    }).outcome
  assert.equal(two(200, true), null)
  assert.equal(two(600, false), null)
  assert.equal(two(600, true)?.how, 'out-of-reach')
})

test('SOG 16.3.4 it is not impossible while a battery reaches a ship aground that reaches nobody', () => {
  const underGuns = (away: number) =>
    judged(
      'in-shallow-waters',
      (state) => {
        const [battery] = begin(DUEL, optionsShape.parse({ scenario: 'under-the-guns' })).batteries
        assert.ok(battery)
        state.batteries.push({ ...battery, pose: poseAt(300, 850 - away) })
      },
      {
        lying: {
          'hms-vanguard': { at: [300, 850, 0], aground: true },
          aquilon: { at: [800, 100], aground: true },
        },
      },
    ).outcome
  assert.equal(underGuns(200), null)
  assert.equal(underGuns(500)?.how, 'out-of-reach')
})

test('SOG 16.4.2 the French win when both have left by the French side', () => {
  const escaping = (state: State) => leave(state, 'courageuse', 'bottom')
  assert.equal(judged('force-the-blockade', escaping).outcome, null)
  const { outcome } = judged('force-the-blockade', (state) => {
    escaping(state)
    leave(state, 'genereux', 'bottom')
  })
  assert.deepEqual([outcome?.winners, outcome?.how], [['french-1'], 'broken-through'])
})

test('SOG 16.4.2 the British win as soon as one French ship is eliminated or leaves elsewhere', () => {
  assert.equal(
    judged('force-the-blockade', (state) => surrender(state, 'courageuse')).outcome?.side,
    'british',
  )
  const { outcome } = judged('force-the-blockade', (state) => leave(state, 'genereux', 'left'))
  assert.deepEqual([outcome?.side, outcome?.how], ['british', 'stopped'])
})

const flight = (runners: Flight['runners'], more: Partial<Flight> = {}): Flight => ({
  runners,
  out: 1,
  sound: 10,
  eliminated: 1,
  covered: 5,
  ...more,
})
const twice = (french: Partial<Flight>, british: Partial<Flight>) =>
  winnerOfTwo(
    { points: null, flight: flight('french', french) },
    { points: null, flight: flight('british', british) },
  )

test('SOG 16.4.3 a double game of flight is decided by ships out, boxes uncovered, chasers eliminated, boxes covered', () => {
  assert.equal(twice({ out: 2, sound: 0 }, { out: 1, sound: 30 }), 'french')
  assert.equal(twice({ sound: 9, eliminated: 2 }, { sound: 10 }), 'british')
  assert.equal(twice({ eliminated: 2 }, { covered: 30 }), 'french')
  assert.equal(twice({ covered: 5 }, { covered: 6 }), 'british')
  assert.equal(twice({}, {}), null)
})

test('SOG 16.4.3 boxes are counted on the ships that got out and on the chasers', () => {
  const { first } = judged(
    'force-the-blockade',
    (state) => {
      leave(state, 'courageuse', 'bottom')
      leave(state, 'genereux', 'left')
      ship(state, 'courageuse').mustered = { hull: 3, crew: 2 }
      surrender(state, 'hms-terpsichore')
      ship(state, 'hms-terpsichore').mustered = { hull: 9, crew: 4 }
      ship(state, 'hms-defence').crew = ['crew']
    },
    { options: { twice: true } },
  )
  const { out, eliminated, covered, sound } = first?.flight ?? flight('british')
  assert.deepEqual([out, eliminated, covered], [1, 1, 14])
  assert.equal(sound, 8 + 8 - 3 - 2, 'of the one that got out by her own side')
})

test('SOG 16.4.5, SOG 16.1.10 played twice a battle goes on until no fleeing ship is in play, then the sides swap', () => {
  const options = { twice: true }
  const lost = (state: State) => surrender(state, 'courageuse')
  assert.equal(judged('force-the-blockade', lost, { options }).first, null)
  const over = judged(
    'force-the-blockade',
    (state) => {
      lost(state)
      leave(state, 'genereux', 'bottom')
    },
    { options },
  )
  assert.equal(over.outcome, null)
  assert.equal(over.first?.flight?.out, 1)
  const next = new Scene(over, secondBattle)
  assert.deepEqual([next.state.battle, next.state.number, next.awaited()], [2, 0, ['british-1']])
  assert.deepEqual(
    next.state.ships.map(({ fate }) => fate),
    ['waiting', 'waiting', 'waiting', 'waiting'],
  )
})

test('SOG 16.5.2 with the French fleet defeated the building surrenders, unless all British are aground', () => {
  const defeated = (state: State) => {
    outpost(state)
    surrender(state, 'courageuse', 'genereux')
  }
  assert.equal(judged('against-the-outpost', defeated).buildings[0]?.surrendered, true)
  const stuck = judged('against-the-outpost', (state) => {
    defeated(state)
    ground(state, 'hms-terpsichore', 'hms-defence')
  })
  assert.equal(stuck.buildings[0]?.surrendered, false)
})

test('SOG 16.5.3 it ends when all British are surrendered or aground, or building and French both are done', () => {
  const over = (change: (state: State) => void) =>
    judged('against-the-outpost', (state) => {
      outpost(state)
      change(state)
    }).outcome !== null
  const allFrench = (state: State) => ground(state, 'courageuse', 'genereux')
  assert.equal(
    over(() => undefined),
    false,
  )
  assert.equal(over(allFrench), false)
  assert.equal(
    over((state) => {
      allFrench(state)
      outpost(state, { points: 8, surrendered: true })
    }),
    true,
  )
  assert.equal(
    over((state) => {
      surrender(state, 'hms-terpsichore')
      ground(state, 'hms-defence')
    }),
    true,
  )
})

const points = (change: (state: State) => void) =>
  judged('against-the-outpost', (state) => {
    outpost(state)
    change(state)
    surrender(state, 'hms-terpsichore', 'hms-defence')
  }).outcome?.points

test('SOG E39, SOG 16.5.4 the outpost scores 8, 4 or −4, ships 5 and 9, aground 3 and 5', () => {
  assert.deepEqual(
    points(() => undefined),
    { british: -4, french: 14 },
  )
  assert.deepEqual(
    points((state) => outpost(state, { crew: 1 })),
    { british: 4, french: 14 },
  )
  assert.deepEqual(
    points((state) => outpost(state, { surrendered: true })),
    { british: 8, french: 14 },
  )
  assert.deepEqual(
    points((state) => surrender(state, 'courageuse')),
    { british: 1, french: 14 },
  )
  assert.deepEqual(
    points((state) => leave(state, 'genereux', 'left')),
    { british: 5, french: 14 },
  )
  assert.deepEqual(
    points((state) => ground(state, 'courageuse')),
    { british: -1, french: 14 },
  )
  assert.deepEqual(
    points((state) => ground(state, 'genereux')),
    { british: 1, french: 14 },
  )
})

test('SOG 16.5.4 British ships leave by the British side without penalty once the building has surrendered', () => {
  const state = position({ ...BRITISH, ...FRENCH }, { scenario: 'against-the-outpost' })
  const leaving = (edge: 'top' | 'left') => isPardoned(state, { side: 'british', leftBy: [edge] })
  outpost(state)
  assert.equal(leaving('top'), false)
  outpost(state, { surrendered: true })
  assert.deepEqual([leaving('top'), leaving('left')], [true, false])
  assert.equal(isPardoned(state, { side: 'french', leftBy: ['bottom'] }), false)
  const scored = points((each) => {
    leave(each, 'hms-defence', 'top')
    ship(each, 'hms-defence').pardoned = true
  })
  assert.equal(scored?.french, 5, 'she is not scored; the other ship is')
})

test('SOG 16.5.5, SOG 16.6.4 played twice most points in all win; with two outposts every ship that leaves scores', () => {
  const tally = (british: number, french: number) => ({ points: { british, french }, flight: null })
  assert.equal(winnerOfTwo(tally(8, 5), tally(4, 9)), 'french')
  assert.equal(winnerOfTwo(tally(8, 5), tally(4, 7)), null)
  const state = position({ ...BRITISH, ...FRENCH }, { scenario: 'two-outposts' })
  state.buildings = [
    { element: 'outpost', side: 'french', points: 8, crew: 0, surrendered: true },
    { element: 'island-3', side: 'british', points: 0, crew: 0, surrendered: false },
  ]
  assert.equal(isPardoned(state, { side: 'british', leftBy: ['top'] }), false)
  const { outcome } = judged('two-outposts', (each) => {
    each.buildings = state.buildings
    surrender(each, 'courageuse', 'genereux')
  })
  assert.deepEqual(outcome?.points, { british: 22, french: -4 })
})
