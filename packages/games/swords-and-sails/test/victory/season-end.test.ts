import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARMY_IDS, FLEET_IDS } from '../../src/data/pieces.ts'
import { handOver } from '../../src/lands.ts'
import type { State } from '../../src/state.ts'
import { enemyCapitals, scoreOf } from '../../src/victory/score.ts'
import { of } from '../scene.ts'
import { advance, bare, close, ending, worth } from './at-season-end.ts'

function disarm(state: State, seat: State['seats'][number]): void {
  const { armies, fleets } = of(state, seat)
  for (const id of ARMY_IDS) delete armies[id]
  for (const id of FLEET_IDS) delete fleets[id]
}

test('SNS 11.1.1, SNS 1.1.2 the season advances, after Winter the year too', () => {
  const state = bare(['FRA', 'ENG'])
  const seen = Array.from({ length: 5 }, () => {
    const { season, year, number } = state
    advance(state)
    return `${number} ${season} ${year}`
  })
  assert.deepEqual(seen, [
    '1 spring 1000',
    '2 summer 1000',
    '3 autumn 1000',
    '4 winter 1000',
    '5 spring 1001',
  ])
})

test('SNS 11.5.1 a seat without land and pieces is out; its cards are discarded and nobody waits', () => {
  const state = bare(['FRA', 'ENG', 'NSE'], {}, (s) => {
    worth(s, 'FRA', 'francia', 5)
    worth(s, 'NSE', 'jylland', 5)
    disarm(s, 'ENG')
    s.teams = [{ mark: 'A', members: ['ENG', 'FRA'], joined: { ENG: 0, FRA: 0 } }]
    Object.assign(of(s, 'ENG'), { gold: 35, hand: ['spy', 'pillage'] })
  })
  const scene = close(state)
  const { out, gold, hand } = of(state, 'ENG')
  assert.deepEqual([out, gold, hand], [true, 0, []])
  assert.deepEqual([state.stacks.yellow.discards, state.stacks.red.discards], [['spy'], ['pillage']])
  assert.deepEqual([state.teams, of(state, 'FRA').waitsUntil], [[], 0])
  assert.ok(scene.told().includes('England has neither land nor pieces left and is out of the match.'))
  assert.equal(ending(state), undefined)
})

test('SNS 11.2.6, SNS 11.2.5 a team-mate who held the capital of an eliminated seat gets no points for it', () => {
  const state = bare(['FRA', 'ENG', 'NSE'], {}, (s) => {
    worth(s, 'NSE', 'jylland', 5)
    s.lands.wessex.cities = [{ kind: 'major', capitalOf: 'ENG', built: null, holder: null }]
    handOver(s, 'wessex', 'FRA')
    disarm(s, 'ENG')
    s.teams = [{ mark: 'A', members: ['ENG', 'FRA'], joined: { ENG: 0, FRA: 0 } }]
  })
  close(state)
  assert.equal(of(state, 'ENG').out, true)
  assert.deepEqual(scoreOf(state, 'FRA'), [4, 1])
  handOver(state, 'wessex', 'NSE')
  assert.equal(enemyCapitals(state, 'NSE'), 0)
})

test('SNS 11.5.1, SNS 12.2.5 who holds a single city in divided land is not out', () => {
  const state = bare(['FRA', 'ENG'], { partialSiege: true }, (s) => {
    worth(s, 'FRA', 'francia', 3)
    const [city] = s.lands.francia.cities
    assert.ok(city)
    city.holder = 'ENG'
    disarm(s, 'ENG')
  })
  close(state)
  assert.equal(of(state, 'ENG').out, false)
})

test('SNS 11.5.2 a seat with pieces but no land plays on', () => {
  const state = bare(['FRA', 'ENG'], {}, (s) => worth(s, 'FRA', 'francia', 5))
  close(state)
  assert.deepEqual([of(state, 'ENG').out, state.outcome], [false, null])
})

test('SNS 11.5.3, SNS 11.6.1 when one side alone is left it wins at once, in a campaign too', () => {
  const state = bare(['FRA', 'ENG', 'NSE'], { length: 'campaign' }, (s) => {
    worth(s, 'FRA', 'francia', 80)
    worth(s, 'NSE', 'jylland', 5)
  })
  close(state)
  assert.deepEqual([state.marks, state.outcome], [[], null], 'points win nothing in a campaign')
  disarm(state, 'ENG')
  handOver(state, 'jylland', null)
  disarm(state, 'NSE')
  of(state, 'FRA').waitsUntil = 99
  close(state)
  assert.deepEqual(ending(state), [['FRA'], 'lastStanding'])
})

test('SNS 11.5.3, SNS 11.4.1 a team of all that are left wins when its waiting time is over', () => {
  const state = bare(['FRA', 'ENG'], {}, (s) => {
    s.teams = [{ mark: 'A', members: ['FRA', 'ENG'], joined: { FRA: 1, ENG: 1 } }]
    for (const seat of s.seats) of(s, seat).waitsUntil = 3
  })
  close(state)
  close(state)
  assert.equal(ending(state), undefined)
  close(state)
  assert.deepEqual(ending(state), [['FRA', 'ENG'], 'lastStanding'])
})

test('SNS 11.5.3 when nobody is left nobody wins', () => {
  const state = bare(['FRA', 'ENG'], {}, (s) => {
    disarm(s, 'FRA')
    disarm(s, 'ENG')
  })
  close(state)
  assert.deepEqual(ending(state), [[], 'nobodyLeft'])
})

test('SNS 11.6.2 neither years nor points end with the printed tracks', () => {
  const state = bare(['FRA', 'ENG'], { length: 'campaign' }, (s) => worth(s, 'FRA', 'francia', 1500))
  state.year = 1006
  state.season = 'winter'
  const scene = close(state)
  assert.equal(state.year, 1007)
  assert.match(scene.told()[0] ?? '', /France 1500/)
})

test('SNS 11.6.3 with `seasonLimit` the highest score wins, equal ones share it', () => {
  const ended = (fra: number, eng: number) => {
    const state = bare(['FRA', 'ENG', 'NSE'], { seasonLimit: 2 }, (s) => {
      worth(s, 'FRA', 'francia', fra)
      worth(s, 'ENG', 'wessex', eng)
    })
    close(state)
    assert.equal(ending(state), undefined)
    close(state)
    return ending(state)
  }
  assert.deepEqual(ended(9, 8), [['FRA'], 'seasonLimit'])
  assert.deepEqual(ended(9, 9), [['FRA', 'ENG'], 'seasonLimit'])
})
