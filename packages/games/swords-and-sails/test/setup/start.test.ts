import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FACTION_IDS, type FactionId, MAJOR_IDS, MINOR_IDS } from '../../src/data/factions/factions.ts'
import { CAPITALS } from '../../src/data/factions/home-lands.ts'
import { STARTING_FORCES } from '../../src/data/factions/starting-forces.ts'
import { cityIncome, harvest, incomeSheet } from '../../src/income/yields.ts'
import { citiesOf, isClosed, isOnMap, landsOf } from '../../src/lands.ts'
import type { State } from '../../src/state.ts'
import { areOldAllies, sides } from '../../src/teams.ts'
import { ownPoints, scoreOf } from '../../src/victory/score.ts'
import { of, position } from '../scene.ts'

/** Lands, city income, harvest, first gold and points. */
function figures(state: State, faction: FactionId) {
  const lands = landsOf(state, faction)
  const city = cityIncome(state, faction)
  const yields = harvest(state, faction, 'spring')
  return [lands.length, city, yields, city + yields, ownPoints(state, faction)]
}

const everybody = () => position(FACTION_IDS, { length: 'medium' })

test('SNS 1.4.5 the starting figures of every faction', () => {
  const state = everybody()
  const table: [FactionId, number[]][] = [
    ['BYZ', [7, 200, 70, 270, 27]],
    ['HRE', [7, 130, 70, 200, 20]],
    ['FAT', [6, 130, 60, 190, 19]],
    ['KIE', [9, 50, 90, 140, 14]],
    ['FRA', [7, 50, 70, 120, 12]],
    ['ENG', [3, 70, 30, 100, 10]],
    ['NSE', [6, 40, 60, 100, 10]],
    ['QUR', [3, 70, 30, 100, 10]],
    ['IRE', [3, 50, 30, 80, 8]],
    ['LEO', [2, 50, 20, 70, 7]],
    ['KHA', [2, 50, 20, 70, 7]],
    ['ARM', [2, 50, 20, 70, 7]],
    ['POL', [2, 40, 20, 60, 6]],
    ['BUL', [2, 40, 20, 60, 6]],
    ['HUN', [2, 30, 20, 50, 5]],
  ]
  for (const [faction, row] of table) assert.deepEqual(figures(state, faction), row, faction)
  for (const faction of FACTION_IDS)
    assert.equal(of(state, faction).gold, 0, 'there is no purse at the start')
})

test('SNS 1.4.4 armies and fleets stand where the faction data says', () => {
  const state = everybody()
  for (const faction of FACTION_IDS) {
    const { armies, fleets } = STARTING_FORCES[faction]
    const places = (pieces: Readonly<Record<string, { at: string }>>) =>
      Object.entries(pieces).map(([id, { at }]) => [id, at])
    assert.deepEqual(places(of(state, faction).armies), places(armies))
    assert.deepEqual(places(of(state, faction).fleets), places(fleets))
  }
})

test('SNS E6, SNS 1.4.5, SNS 1.4.6, SNS 1.6.2, SNS 1.6.3, SNS 1.7.2 starting figures on other tables', () => {
  const minorsAndMajors = (state: State, faction: FactionId) => {
    const cities = citiesOf(state, faction)
    const majors = cities.filter(({ kind }) => kind === 'major').length
    return [cities.length - majors, majors]
  }
  const plain = position(MAJOR_IDS, { length: 'medium' })
  assert.deepEqual(minorsAndMajors(plain, 'BYZ'), [11, 3])
  assert.deepEqual(minorsAndMajors(plain, 'HRE'), [4, 3])
  const balanced = position(MAJOR_IDS)
  assert.deepEqual(minorsAndMajors(balanced, 'BYZ'), [12, 1])
  assert.deepEqual(figures(balanced, 'BYZ'), [7, 150, 70, 220, 22])
  const west = position(['HRE', 'NSE', 'FRA', 'ENG'], { map: 'west' })
  assert.deepEqual(minorsAndMajors(west, 'NSE'), [1, 1])
  assert.deepEqual(figures(west, 'NSE'), [5, 40, 50, 90, 9])
  const east = position(['BYZ', 'FAT', 'KIE'], { map: 'east' })
  assert.deepEqual(minorsAndMajors(east, 'FAT'), [3, 2])
  assert.deepEqual(figures(east, 'FAT'), [4, 90, 40, 130, 13])
  assert.deepEqual(minorsAndMajors(everybody(), 'LEO'), [2, 1])
  assert.deepEqual(incomeSheet(everybody(), 'LEO'), { cityIncome: 50, harvest: 20 })
})

test('SNS 1.4.6 the balanced start goes with the short game and can be had with any', () => {
  assert.equal(cityIncome(position(MAJOR_IDS, { length: 'long' }), 'BYZ'), 200)
  assert.equal(cityIncome(position(MAJOR_IDS, { length: 'long', balancedStart: true }), 'BYZ'), 150)
  assert.equal(cityIncome(position(MAJOR_IDS, { length: 'short', balancedStart: false }), 'BYZ'), 200)
})

const pieces = (state: State, faction: FactionId): string =>
  [...Object.keys(of(state, faction).armies), ...Object.keys(of(state, faction).fleets)].join(' ')

test('SNS E7, SNS 1.5.6, SNS 1.5.7 removals', () => {
  const removals = { removals: true }
  const noFatimids = MAJOR_IDS.filter((major) => major !== 'FAT')
  assert.equal(pieces(position(noFatimids, removals), 'BYZ'), 'I III 1')
  assert.equal(pieces(position(noFatimids), 'BYZ'), 'I II III 1 2')
  const two = position(['HRE', 'KIE'], removals)
  assert.equal(pieces(two, 'HRE'), 'I II')
  assert.equal(pieces(two, 'KIE'), 'I II III 1')
  const novice = position(['HRE', 'KIE'], { ...removals, novices: ['KIE'] })
  assert.equal(pieces(novice, 'KIE'), 'I II III IV 1')
  assert.equal(pieces(novice, 'HRE'), 'I II')
})

test('SNS 1.6.1 only lands and zones of the half are there', () => {
  const west = position(['HRE', 'NSE', 'FRA', 'ENG'], { map: 'west' })
  assert.equal(isOnMap(west, 'aegean_sea'), false)
  assert.equal(isClosed(west, 'thrace'), true)
  assert.equal(isClosed(west, 'castile'), false)
})

test('SNS 1.6.2 the west: the North Sea Empire without Skåne', () => {
  const west = position(['HRE', 'NSE', 'FRA', 'ENG'], { map: 'west' })
  assert.equal(of(west, 'NSE').armies.II?.at, 'sjaelland')
  assert.equal(pieces(west, 'NSE'), 'I II III 1 2')
  assert.ok(isClosed(west, 'ifriqiya') && isClosed(west, 'tarabulus') && isClosed(west, 'skane'))
})

test('SNS 1.6.3 the east: the Fatimids without Ifriqiya and Tarabulus', () => {
  const east = position(['BYZ', 'FAT', 'KIE'], { map: 'east' })
  assert.equal(pieces(east, 'FAT'), 'I II 1')
  assert.ok(isClosed(east, 'skane') && isClosed(east, 'ifriqiya'))
})

test('SNS 1.7.1 there are eight minors, and the home of one not in play is neutral land', () => {
  assert.equal(MINOR_IDS.length, 8)
  const state = position(MAJOR_IDS)
  for (const minor of MINOR_IDS) {
    assert.equal(state.lands[CAPITALS[minor]].owner, null)
    assert.equal(isClosed(state, CAPITALS[minor]), false)
  }
})

test('SNS 1.7.2, SNS 1.7.3 the capitals of minors, in play and not', () => {
  const without = position(MAJOR_IDS)
  for (const minor of ['LEO', 'IRE', 'KHA', 'ARM'] as const)
    assert.ok(without.lands[CAPITALS[minor]].cities.every(({ kind }) => kind === 'minor'))
  for (const minor of ['POL', 'HUN', 'QUR', 'BUL'] as const) {
    const majors = without.lands[CAPITALS[minor]].cities.filter(({ kind }) => kind === 'major')
    assert.deepEqual(
      majors.map(({ capitalOf }) => capitalOf),
      [null],
    )
  }
  const played = everybody()
  for (const minor of MINOR_IDS) {
    const majors = played.lands[CAPITALS[minor]].cities.filter(({ kind }) => kind === 'major')
    assert.deepEqual(
      majors.map(({ capitalOf, holder }) => [capitalOf, holder]),
      [[minor, minor]],
    )
  }
  assert.deepEqual(
    MINOR_IDS.map((minor) => CAPITALS[minor]),
    ['great_poland', 'pannonia', 'qurtuba', 'leon', 'ohrid', 'leinster', 'khazaria', 'armenia'],
  )
})

const teams = (state: State) => state.teams.map(({ members }) => members.join(' '))

test('SNS 1.7.4 a minor begins beside the ally named, by default beside the first that is free', () => {
  assert.deepEqual(teams(position([...MAJOR_IDS, 'POL'], { minorFactions: { POL: 'HRE' } })), ['HRE POL'])
  assert.deepEqual(teams(position([...MAJOR_IDS, 'POL'])), ['KIE POL'])
  assert.deepEqual(teams(position([...MAJOR_IDS, 'POL', 'KHA'])), ['KIE POL', 'BYZ KHA'])
  const alone = position([...MAJOR_IDS, 'POL', 'BUL', 'KHA'])
  assert.deepEqual(teams(alone), ['KIE POL', 'BYZ BUL'])
  assert.ok(sides(alone).some((side) => side.join() === 'KHA'))
})

test('SNS 1.7.5, SNS 1.7.6 a pair of minors is one team', () => {
  const pair = { minorFactions: { QUR: 'LEO', LEO: 'QUR' }, advancedMinorAllies: true }
  assert.deepEqual(teams(position([...MAJOR_IDS, 'QUR', 'LEO'], pair)), ['QUR LEO'])
  const crowd = everybody().teams.flatMap(({ members }) => members)
  assert.equal(new Set(crowd).size, crowd.length)
})

test('SNS E81, SNS 1.7.4, SNS 1.7.7 a starting team scores as one', () => {
  const state = position([...MAJOR_IDS, 'HUN'], { minorFactions: { HUN: 'HRE' } })
  assert.deepEqual([ownPoints(state, 'HRE'), ownPoints(state, 'HUN')], [20, 5])
  assert.deepEqual(scoreOf(state, 'HUN'), [35, 2])
})

test('SNS 1.7.7 a starting team counts as declared before, and nobody waits for it', () => {
  const state = position([...MAJOR_IDS, 'HUN'])
  assert.ok(areOldAllies(state, 'HRE', 'HUN'))
  assert.deepEqual([of(state, 'HRE').waitsUntil, of(state, 'HUN').waitsUntil], [0, 0])
})
