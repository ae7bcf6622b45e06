import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShipId } from '../../src/data/ships.ts'
import { optionsShape } from '../../src/options.ts'
import type { Seat } from '../../src/seats.ts'
import { begin } from '../../src/setup/begin.ts'
import type { Flight, SogTable, State } from '../../src/state.ts'
import { winnerOfTwo } from '../../src/victory/close-battle.ts'
import { isPardoned } from '../../src/victory/may-leave-unpunished.ts'
import { secondBattle } from '../../src/victory/second-battle.ts'
import { landSupplies } from '../../src/victory/supplies.ts'
import { decide, decideByLimit } from '../../src/victory/victory.ts'
import { DUEL, type Lying, once, poseAt, position, Scene } from '../scene.ts'

type Fleet = Readonly<Partial<Record<ShipId, Lying>>>

const BRITISH: Fleet = { 'hms-terpsichore': { at: [300, 900] }, 'hms-defence': { at: [500, 900] } }
const FRENCH: Fleet = { courageuse: { at: [300, 300] }, genereux: { at: [500, 300] } }

function judged(
  scenario: string,
  change: (state: State) => void,
  { options = {}, seats = DUEL, lying = { ...BRITISH, ...FRENCH } as Fleet } = {} as {
    options?: object
    seats?: readonly Seat[]
    lying?: Fleet
  },
) {
  const level = scenario === 'supplies-are-coming' ? 'advanced' : 'basic'
  const state = position(lying, { scenario, level, ...options }, seats)
  change(state)
  return new Scene(state, once(decide as (t: SogTable) => void)).state
}

const ship = ({ ships }: State, id: ShipId) => {
  const found = ships.find((each) => each.id === id)
  assert.ok(found)
  return found
}
const surrender = (state: State, ...ids: ShipId[]) => {
  for (const id of ids) ship(state, id).fate = 'surrendered'
}
const ground = (state: State, ...ids: ShipId[]) => {
  for (const id of ids) ship(state, id).aground = true
}
const leave = (state: State, id: ShipId, edge: 'top' | 'bottom' | 'left') =>
  Object.assign(ship(state, id), { fate: 'left', leftBy: [edge] })
const outpost = (state: State, taken: object = {}) => {
  const building = { element: 'outpost', side: 'french', points: 0, crew: 0, surrendered: false } as const
  state.buildings = [{ ...building, ...taken }]
}

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

const HARBOUR = {
  element: 'island-3',
  kind: 'island',
  shore: 'plain',
  danger: 'none',
  building: null,
} as const

function landing(change: (state: State) => void, turns = 1): State {
  const start = position({ ...BRITISH, ...FRENCH }, { scenario: 'supplies-are-coming', level: 'advanced' })
  start.terrain = [{ ...HARBOUR, pose: poseAt(450, 200) }]
  Object.assign(ship(start, 'courageuse'), { pose: poseAt(450, 300, 90), sails: 'struck' })
  change(start)
  return new Scene(
    start,
    once((t) => {
      for (let turn = 0; turn < turns; turn += 1) landSupplies(t)
    }),
  ).state
}

test('SOG E40, SOG 16.6.3 a frigate that lies still at the harbour lands 2, 4, 6 and no more', () => {
  assert.deepEqual(
    [1, 2, 3, 4].map((turns) => landing(() => undefined, turns).supplies),
    [2, 4, 6, 6],
  )
})

test('SOG 16.6.3 she must have struck her sails, not be aground, and lie within the red part', () => {
  const none = (change: object) =>
    landing((state) => Object.assign(ship(state, 'courageuse'), change)).supplies
  assert.equal(none({ sails: 'backing' }), 0)
  assert.equal(none({ aground: true }), 0)
  assert.equal(none({ pose: poseAt(450, 400, 90) }), 0)
})

test('SOG 16.6.3 of other fleets the first ship of the supplied side brings the supplies', () => {
  const landed = (carrier: 'courageuse' | 'genereux') => {
    const fleets = { british: ['hms-defence'], french: ['genereux', 'courageuse'] }
    const start = position(FRENCH, { scenario: 'supplies-are-coming', level: 'advanced', fleets })
    start.terrain = [{ ...HARBOUR, pose: poseAt(450, 200) }]
    Object.assign(ship(start, carrier), { pose: poseAt(450, 300, 90), sails: 'struck' })
    return new Scene(start, once(landSupplies)).state.supplies
  }
  assert.deepEqual([landed('genereux'), landed('courageuse')], [2, 0])
})

test('SOG E40, SOG 16.6.2, SOG 16.6.3 with all of a side out it ends; without supplies the British score 3', () => {
  const ended = (supplies: number) =>
    judged('supplies-are-coming', (state) => {
      state.supplies = supplies
      surrender(state, 'courageuse')
      ground(state, 'genereux')
    }).outcome?.points
  assert.deepEqual(ended(0), { british: 13, french: 0 })
  assert.deepEqual(ended(4), { british: 10, french: 4 })
  assert.equal(judged('supplies-are-coming', (state) => surrender(state, 'courageuse')).outcome, null)
})

test('SOG 16.6.3 with 6 points the French may leave by the French side without penalty', () => {
  const state = position(FRENCH, { scenario: 'supplies-are-coming', level: 'advanced' })
  const leaving = () => isPardoned(state, { side: 'french', leftBy: ['bottom'] })
  state.supplies = 4
  assert.equal(leaving(), false)
  state.supplies = 6
  assert.equal(leaving(), true)
})

const DUCKS: Fleet = {
  unite: { at: [300, 60] },
  aquilon: { at: [500, 60] },
  'hms-defence': { at: [430, 700, 90] },
  'hms-terpsichore': { at: [560, 520, 270] },
}
const hunted = (change: (state: State) => void) =>
  judged('sitting-ducks', change, { seats: ['french-1'], lying: DUCKS }).outcome

test('SOG 16.7.2 the captain wins if both enemies are gone and each ship has less than half of each row covered', () => {
  const sunk = (state: State) => surrender(state, 'hms-defence', 'hms-terpsichore')
  assert.equal(
    hunted(() => undefined),
    null,
  )
  assert.deepEqual(hunted(sunk)?.winners, ['french-1'])
  const spoiled = (change: (state: State) => void) =>
    hunted((state) => {
      sunk(state)
      change(state)
    })?.how
  const crew = (count: number) => (state: State) => {
    ship(state, 'aquilon').crew = Array.from({ length: count }, () => 'crew' as const)
  }
  const hull = (count: number) => (state: State) => {
    ship(state, 'aquilon').hull = Array.from({ length: count }, () => ['B1' as const])
  }
  assert.equal(
    spoiled((state) => ground(state, 'unite')),
    'mauled',
  )
  assert.equal(
    spoiled((state) => surrender(state, 'unite')),
    'mauled',
  )
  assert.deepEqual([spoiled(crew(4)), spoiled(crew(5))], ['unscathed', 'mauled'])
  assert.deepEqual([spoiled(hull(4)), spoiled(hull(5))], ['unscathed', 'mauled'])
})

test('SOG 16.7.2 with all own ships aground and nobody in reach it is lost, while one sails it is not', () => {
  assert.equal(
    hunted((state) => ground(state, 'unite')),
    null,
  )
  const stuck = (state: State) => ground(state, 'unite', 'aquilon')
  assert.equal(hunted(stuck)?.how, 'mauled')
  const near = hunted((state) => {
    stuck(state)
    ship(state, 'aquilon').pose = poseAt(430, 600, 90)
  })
  assert.equal(near, null, 'she may still fire')
})

test('SOG 1.1.6 at the limit points decide where there are any, and Sitting Ducks is lost', () => {
  const limited = (scenario: string, lying: Fleet, seats: readonly Seat[] = DUEL) => {
    const state = position(lying, { scenario, turnLimit: 1 }, seats)
    if (scenario === 'against-the-outpost') outpost(state)
    return new Scene(state, once(decideByLimit)).state.outcome
  }
  assert.equal(limited('against-the-outpost', { ...BRITISH, ...FRENCH })?.side, 'french')
  assert.equal(limited('sitting-ducks', DUCKS, ['french-1'])?.how, 'mauled')
})
