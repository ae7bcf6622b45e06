import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Clash } from '../../src/battle/clash.ts'
import { landBattle } from '../../src/battle/land-battle.ts'
import { seaBattle } from '../../src/battle/sea-battle.ts'
import { seaWords } from '../../src/battle/sea-words.en.ts'
import { battleWords } from '../../src/battle/words.en.ts'
import { battleOdds } from '../../src/odds/battle-odds.ts'
import { lineOdds } from '../../src/odds/line-odds.ts'
import { randomFrom } from '../../src/odds/random.ts'
import { newFleet, noShips, type PieceKey } from '../../src/pieces.ts'
import type { SnsFlow, SnsTable, State } from '../../src/state.ts'
import { clear, stand } from '../battle/force.ts'
import { of, position, Scene } from '../scene.ts'

const BATTLES = 400
const random = randomFrom('rules')

/** Plays the battle by the rules themselves, with everybody away, and counts who held the field. */
function played(
  setUp: (state: State) => void,
  fight: (t: SnsTable) => SnsFlow<{ winners: readonly string[] }>,
  options: object = {},
) {
  let [hre, kie] = [0, 0]
  for (let battle = 0; battle < BATTLES; battle += 1) {
    const state = position(['BYZ', 'HRE', 'KIE'], options, setUp)
    let winners: readonly string[] = []
    const dice = Array.from({ length: 600 }, () => 1 + Math.floor(random() * 6))
    const scene = new Scene(
      state,
      function* (t) {
        winners = (yield* fight(t)).winners
      },
      { dice, words: { ...battleWords, ...seaWords } },
    )
    while (!scene.over) scene.away()
    if (winners.includes('HRE')) hre += 1
    if (winners.includes('KIE')) kie += 1
  }
  return { win: hre / BATTLES, lose: kie / BATTLES }
}

const within = 3 * Math.sqrt(0.25 / BATTLES)
const near = (a: number, b: number) => assert.ok(Math.abs(a - b) <= within, `${a} is not ${b} ± ${within}`)

/** One piece of the Empire falls upon one of Kiev’s. */
function clashIn(name: string, where: Clash['where'], empire: PieceKey, kiev: PieceKey): Clash {
  return {
    name,
    where,
    sides: [
      { factions: ['HRE'], pieces: [empire], forces: [[empire]], stood: false },
      { factions: ['KIE'], pieces: [kiev], forces: [[kiev]], stood: false },
    ],
    attacks: [{ by: 'HRE', on: 'KIE' }],
    quarrels: [{ by: 'HRE', on: 'KIE' }],
    divided: null,
  }
}

test('SNS 7.3.5 the odds of a land battle are those of the rules played out', () => {
  const forces = { HRE: { KN: 1, HI: 1, LI: 2 }, KIE: { HC: 1, LC: 1, PS: 3 } }
  const found = played(
    (state) => {
      clear(state)
      stand(state, 'HRE', 'I', 'wends', forces.HRE)
      stand(state, 'KIE', 'I', 'wends', forces.KIE)
    },
    (t) => landBattle(t, clashIn('wends', { land: 'wends' }, 'HRE I', 'KIE I')),
  )
  const odds = battleOdds(
    { faction: 'HRE', leader: null, force: { units: forces.HRE }, home: 'no', retreatBelow: 0 },
    { faction: 'KIE', leader: null, force: { units: forces.KIE }, home: 'no', retreatBelow: 0 },
  )
  near(found.win, odds.win)
  near(found.lose, odds.lose)
})

test('SNS 7.8.2 the odds of a sea battle are those of the rules played out', () => {
  const forces = { HRE: { WS: 1, RD: 1, TR: 1 }, KIE: { RD: 4, TR: 1 } }
  const found = played(
    (state) => {
      clear(state)
      for (const faction of ['HRE', 'KIE'] as const)
        of(state, faction).fleets['1'] = newFleet(faction, '1', 'belts', { ...noShips(), ...forces[faction] })
    },
    (t) => seaBattle(t, clashIn('belts', { sea: 'belts' }, 'HRE 1', 'KIE 1')),
  )
  const odds = battleOdds(
    { faction: 'HRE', leader: null, force: { ships: forces.HRE }, home: 'no', retreatBelow: 0 },
    { faction: 'KIE', leader: null, force: { ships: forces.KIE }, home: 'no', retreatBelow: 0 },
    'sea',
  )
  near(found.win, odds.win)
  near(found.lose, odds.lose)
})

const LINE = { lineCombat: 'on' }

test('SNS 7.7.2, SNS 7.7.14 the odds of a land battle in line are those of the rules played out', () => {
  const forces = { HRE: { KN: 1, HI: 2, LI: 2 }, KIE: { HC: 1, LC: 1, PS: 4 } }
  const found = played(
    (state) => {
      clear(state)
      stand(state, 'HRE', 'I', 'wends', forces.HRE)
      stand(state, 'KIE', 'I', 'wends', forces.KIE)
    },
    (t) => landBattle(t, clashIn('wends', { land: 'wends' }, 'HRE I', 'KIE I')),
    LINE,
  )
  const odds = lineOdds(
    { faction: 'HRE', leader: null, force: { units: forces.HRE }, home: 'no', retreatBelow: 0 },
    { faction: 'KIE', leader: null, force: { units: forces.KIE }, home: 'no', retreatBelow: 0 },
  )
  near(found.win, odds.win)
  near(found.lose, odds.lose)
})

test('SNS 7.8.11, SNS 7.8.12 the odds of a sea battle in line are those of the rules played out', () => {
  const forces = { HRE: { WS: 1, RD: 2, TR: 1 }, KIE: { RD: 4, TR: 2 } }
  const found = played(
    (state) => {
      clear(state)
      for (const faction of ['HRE', 'KIE'] as const)
        of(state, faction).fleets['1'] = newFleet(faction, '1', 'belts', { ...noShips(), ...forces[faction] })
    },
    (t) => seaBattle(t, clashIn('belts', { sea: 'belts' }, 'HRE 1', 'KIE 1')),
    LINE,
  )
  const odds = lineOdds(
    { faction: 'HRE', leader: null, force: { ships: forces.HRE }, home: 'no', retreatBelow: 0 },
    { faction: 'KIE', leader: null, force: { ships: forces.KIE }, home: 'no', retreatBelow: 0 },
    'sea',
  )
  near(found.win, odds.win)
  near(found.lose, odds.lose)
})
