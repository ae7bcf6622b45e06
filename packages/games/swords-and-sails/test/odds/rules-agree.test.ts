import { test } from 'node:test'
import { randomFrom } from '@windward/search/odds'
import { landBattle } from '../../src/battle/land/land-battle.ts'
import type { Clash } from '../../src/battle/opposed-sides.ts'
import { seaBattle } from '../../src/battle/sea/sea-battle.ts'
import { type BattleOdds, battleOdds } from '../../src/odds/battle-odds.ts'
import { lineOdds } from '../../src/odds/line-odds.ts'
import { newFleet, noShips, type PieceKey, type Ships, type Units } from '../../src/pieces.ts'
import type { SnsFlow, SnsTable, State } from '../../src/state.ts'
import { clear, stand } from '../battle/force.ts'
import { of, position, Scene } from '../scene.ts'
import { near, side } from './sides.ts'

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
      { dice },
    )
    while (!scene.over) scene.away()
    if (winners.includes('HRE')) hre += 1
    if (winners.includes('KIE')) kie += 1
  }
  return { win: hre / BATTLES, lose: kie / BATTLES }
}

const WITHIN = 3 * Math.sqrt(0.25 / BATTLES)

function agree(found: ReturnType<typeof played>, odds: BattleOdds): void {
  near(found.win, odds.win, WITHIN)
  near(found.lose, odds.lose, WITHIN)
}

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

type Both<Force> = Readonly<Record<'HRE' | 'KIE', Force>>

function playedOnLand({ HRE, KIE }: Both<Partial<Units>>, options?: object) {
  return played(
    (state) => {
      clear(state)
      stand(state, 'HRE', 'I', 'wends', HRE)
      stand(state, 'KIE', 'I', 'wends', KIE)
    },
    (t) => landBattle(t, clashIn('wends', { land: 'wends' }, 'HRE I', 'KIE I')),
    options,
  )
}

function playedAtSea(ships: Both<Partial<Ships>>, options?: object) {
  return played(
    (state) => {
      clear(state)
      for (const faction of ['HRE', 'KIE'] as const)
        of(state, faction).fleets['1'] = newFleet(faction, '1', 'belts', { ...noShips(), ...ships[faction] })
    },
    (t) => {
      const clash = clashIn('belts', { sea: 'belts' }, 'HRE 1', 'KIE 1')
      return seaBattle(t, clash, [], () => clash)
    },
    options,
  )
}

test('SNS 7.3.5 the odds of a land battle are those of the rules played out', () => {
  const units = { HRE: { KN: 1, HI: 1, LI: 2 }, KIE: { HC: 1, LC: 1, PS: 3 } }
  const odds = battleOdds(side('HRE', { units: units.HRE }), side('KIE', { units: units.KIE }))
  agree(playedOnLand(units), odds)
})

test('SNS 7.8.2 the odds of a sea battle are those of the rules played out', () => {
  const ships = { HRE: { WS: 1, RD: 1, TR: 1 }, KIE: { RD: 4, TR: 1 } }
  const odds = battleOdds(side('HRE', { ships: ships.HRE }), side('KIE', { ships: ships.KIE }), 'sea')
  agree(playedAtSea(ships), odds)
})

const LINE = { lineCombat: 'on' }

test('SNS 7.7.2, SNS 7.7.14 the odds of a land battle in line are those of the rules played out', () => {
  const units = { HRE: { KN: 1, HI: 2, LI: 2 }, KIE: { HC: 1, LC: 1, PS: 4 } }
  const odds = lineOdds(side('HRE', { units: units.HRE }), side('KIE', { units: units.KIE }))
  agree(playedOnLand(units, LINE), odds)
})

test('SNS 7.8.11, SNS 7.8.12 the odds of a sea battle in line are those of the rules played out', () => {
  const ships = { HRE: { WS: 1, RD: 2, TR: 1 }, KIE: { RD: 4, TR: 2 } }
  const odds = lineOdds(side('HRE', { ships: ships.HRE }), side('KIE', { ships: ships.KIE }), 'sea')
  agree(playedAtSea(ships, LINE), odds)
})
