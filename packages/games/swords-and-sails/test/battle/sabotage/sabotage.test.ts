import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import type { Force } from '../../../src/battle/battle.ts'
import type { Clash } from '../../../src/battle/opposed-sides.ts'
import type { Fight } from '../../../src/battle/round.ts'
import { sabotageInBattle, sabotageMoment } from '../../../src/battle/sabotage/sabotage.ts'
import { sabotageEffect } from '../../../src/battle/sabotage/strike.ts'
import type { HandCard } from '../../../src/cards.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import { noShips, noUnits } from '../../../src/pieces.ts'
import type { SnsFlow, SnsTable, State } from '../../../src/state.ts'
import { of, position, Scene } from '../../scene.ts'

const SEATS: readonly FactionId[] = ['BYZ', 'HRE', 'KIE']

type Hands = Partial<Record<FactionId, readonly HandCard[]>>

function dealt(hands: Hands, change?: (state: State) => void): State {
  return position(SEATS, {}, (state) => {
    for (const faction of SEATS) of(state, faction).hand = [...(hands[faction] ?? [])]
    change?.(state)
  })
}

function moment(state: State, dice: readonly Foreseen[], clashes: readonly Clash[] = []): Scene {
  return new Scene(state, (t) => sabotageMoment(t, 'battles', clashes), { dice })
}

const strikeOn = (piece: string, after: number | null = null) => ({ strikes: [{ piece, after }], guards: [] })

const clash: Clash = {
  name: 'thrace',
  where: { land: 'thrace' },
  sides: [
    { factions: ['BYZ'], pieces: ['BYZ I'], forces: [['BYZ I']], stood: true },
    { factions: ['KIE'], pieces: ['KIE I'], forces: [['KIE I']], stood: false },
  ],
  attacks: [{ by: 'KIE', on: 'BYZ' }],
  quarrels: [{ by: 'KIE', on: 'BYZ' }],
  divided: null,
}

/** The battle of that clash after so many rounds, all still in it. */
function inRound(round: number): Fight {
  const forces = clash.sides.flatMap(({ factions, pieces }, side) =>
    factions.map((faction): Force => ({ faction, side, pieces, armour: 0, before: 0, stays: 'fights' })),
  )
  const battle = { name: clash.name, where: clash.where, round, forces, line: null }
  return { clash, battle, ground: [], saboteurs: [] }
}

test('SNS 7.10.7 every seat with a card is asked, and nobody else', () => {
  const scene = moment(dealt({ BYZ: ['spy'], HRE: ['sabotage'] }), [])
  assert.deepEqual(new Set(scene.awaited()), new Set(['BYZ', 'HRE']))
  scene.answer('HRE', 'sabotage', 'pass').away()
  assert.ok(scene.over)
})

test('SNS 7.10.7 what cannot be played is refused', () => {
  const scene = moment(dealt({ HRE: ['sabotage'], BYZ: ['spy'] }), [], [clash])
  assert.equal(scene.refusal('BYZ', 'sabotage', strikeOn('KIE I')), 'SNS 7.10.7')
  assert.equal(scene.refusal('HRE', 'sabotage', strikeOn('HRE I')), 'SNS 7.10.7')
  assert.equal(scene.refusal('HRE', 'sabotage', strikeOn('KIE V')), 'SNS 7.10.7')
  assert.equal(scene.refusal('HRE', 'sabotage', strikeOn('KIE II', 1)), 'SNS 7.10.7')
  assert.equal(scene.refusal('HRE', 'sabotage', { strikes: [], guards: ['KIE I'] }), 'SNS 7.10.9')
})

test('SNS 7.10.8, SNS E56 the table', () => {
  assert.deepEqual(
    [2, 3, 4, 5, 6, 8, 9, 10, 11, 15].map((roll) => sabotageEffect(roll).army),
    [8, 8, 5, 5, 3, 3, 1, 1, 0, 0],
  )
  assert.deepEqual(
    [2, 3, 4, 6, 10, 12].map((roll) => sabotageEffect(roll).fleet),
    [6, 6, 4, 3, 1, 0],
  )
})

test('SNS 7.10.8, SNS 7.10.9, SNS E56 the owner takes the points from that army, armour does not help', () => {
  const state = dealt({ HRE: ['sabotage'], BYZ: ['spy'] }, (each) => {
    const army = of(each, 'KIE').armies.I
    assert.ok(army)
    army.units = { ...noUnits(), HI: 2, LI: 1 }
  })
  const scene = moment(state, [2, 3])
  scene.answer('HRE', 'sabotage', strikeOn('KIE I')).answer('BYZ', 'sabotage', 'pass')
  scene.answer('BYZ', 'counter-sabotage', 'pass')
  scene.answer('KIE', 'losses', [
    { piece: 'KIE I', kind: 'HI', count: 1 },
    { piece: 'KIE I', kind: 'LI', count: 1 },
  ])
  assert.deepEqual(of(scene.state, 'KIE').armies.I?.units, { ...noUnits(), HI: 1 })
  assert.deepEqual(of(scene.state, 'HRE').hand, [])
  assert.ok(scene.told().includes('Army I of Kiev loses 2 units.'))
  assert.ok(scene.diceSpent().over)
})

test('SNS 7.10.9, SNS E56 any other seat may counter once: 3 more on the roll', () => {
  const state = dealt({ HRE: ['sabotage'], BYZ: ['counterSabotage'], KIE: ['counterSabotage'] })
  const scene = moment(state, [5, 4])
  scene.answer('HRE', 'sabotage', strikeOn('KIE I')).away(undefined, 'sabotage')
  scene.answer('BYZ', 'counter-sabotage', 'counter').answer('KIE', 'counter-sabotage', 'counter')
  assert.ok(scene.diceSpent().over)
  assert.ok(scene.told().includes('The dice show 5 4, 12 in all: no harm is done.'))
  assert.deepEqual([of(scene.state, 'BYZ').hand, of(scene.state, 'KIE').hand], [['counterSabotage'], []])
})

test('SNS 7.10.9 a counter that is not held is refused', () => {
  const scene = moment(dealt({ HRE: ['sabotage'], KIE: ['spy'] }), [6, 6])
  scene.answer('HRE', 'sabotage', strikeOn('KIE I')).away(undefined, 'sabotage')
  assert.equal(scene.refusal('KIE', 'counter-sabotage', 'counter'), 'SNS 7.10.9')
})

test('SNS 7.10.7, SNS 7.10.9 a counter laid aside for a battle answers nothing else', () => {
  const state = dealt({ HRE: ['sabotage'], BYZ: ['counterSabotage'] })
  const scene = moment(state, [6, 6], [clash])
  scene.answer('HRE', 'sabotage', strikeOn('KIE II'))
  scene.answer('BYZ', 'sabotage', { strikes: [], guards: ['KIE I'] })
  assert.equal(scene.refusal('BYZ', 'counter-sabotage', 'counter'), 'SNS 7.10.9')
})

test('SNS 7.10.8, SNS E56 a fleet hit hard cannot move next season', () => {
  const state = dealt({ HRE: ['sabotage'] }, (each) => {
    const fleet = of(each, 'BYZ').fleets['1']
    assert.ok(fleet)
    fleet.ships = { ...noShips(), WS: 2 }
  })
  const scene = moment(state, [1, 2]).answer('HRE', 'sabotage', strikeOn('BYZ 1'))
  scene.answer('BYZ', 'losses', [{ piece: 'BYZ 1', kind: 'WS', count: 1 }])
  assert.equal(of(scene.state, 'BYZ').fleets['1']?.stuckUntil, 2)
  assert.equal(of(scene.state, 'BYZ').fleets['1']?.ships.WS, 1)
})

test('SNS 7.10.10, SNS E56 two on one army, each countered once at most; a third finds nobody and is kept', () => {
  const state = dealt(
    { HRE: ['sabotage', 'sabotage', 'sabotage'], BYZ: ['counterSabotage', 'counterSabotage'] },
    (each) => {
      const army = of(each, 'KIE').armies.I
      assert.ok(army)
      army.units = { ...noUnits(), PS: 4 }
    },
  )
  const scene = moment(state, [2, 3, 2, 3])
  const strike = { piece: 'KIE I', after: null }
  scene
    .answer('HRE', 'sabotage', { strikes: [strike, strike, strike], guards: [] })
    .answer('BYZ', 'sabotage', 'pass')
  scene.answer('BYZ', 'counter-sabotage', 'counter')
  scene.answer('KIE', 'losses', [{ piece: 'KIE I', kind: 'PS', count: 3 }])
  scene.answer('BYZ', 'counter-sabotage', 'pass')
  assert.ok(scene.diceSpent().over)
  assert.equal(of(scene.state, 'KIE').armies.I, undefined)
  assert.deepEqual(of(scene.state, 'HRE').hand, ['sabotage'])
  assert.ok(scene.told('HRE').some((line) => line.includes('you keep your Sabotage')))
  assert.ok(!scene.told('BYZ').some((line) => line.includes('you keep your Sabotage')))
})

test('SNS 7.10.11 cargo left without room is drawn at random', () => {
  const state = dealt({ HRE: ['sabotage'] }, (each) => {
    const { armies, fleets } = of(each, 'BYZ')
    const [army, fleet] = [armies.I, fleets['1']]
    assert.ok(army && fleet)
    fleet.ships = { ...noShips(), TR: 2 }
    Object.assign(army, { at: fleet.at, aboard: ['1'], units: { ...noUnits(), KN: 3, PS: 3 } })
  })
  const draws = { draws: { piece: 'BYZ I', kind: 'KN' } }
  const scene = moment(state, [5, 4, draws]).answer('HRE', 'sabotage', strikeOn('BYZ 1'))
  scene.answer('BYZ', 'losses', [{ piece: 'BYZ 1', kind: 'TR', count: 1 }])
  assert.deepEqual(of(scene.state, 'BYZ').armies.I?.units, { ...noUnits(), KN: 2, PS: 3 })
})

test('SNS 7.10.7, SNS 7.10.11 a card laid aside falls after its round, and counts as a loss of that round', () => {
  const laid: number[] = []
  function* battle(t: SnsTable): SnsFlow {
    yield* sabotageMoment(t, 'battles', [clash])
    for (const round of [1, 2]) {
      yield* t.step(`round ${round}`, () => sabotageInBattle(t, inRound(round)))
      laid.push(t.state.laid.length)
    }
  }
  const state = dealt({ HRE: ['sabotage'], BYZ: ['counterSabotage'] })
  const scene = new Scene(state, battle, { dice: [3, 3] })
  scene.answer('HRE', 'sabotage', strikeOn('KIE I', 2))
  scene.answer('BYZ', 'sabotage', { strikes: [], guards: ['KIE I'] })
  scene.away('KIE', 'losses')
  assert.ok(scene.diceSpent().over)
  assert.ok(scene.told().includes('The dice show 3 3, 9 in all: 1 casualty point.'))
  assert.deepEqual(laid, [2, 0])
  assert.ok(scene.told().some((line) => line.includes('loses 1 unit')))
})

test('SNS 7.10.7 a card laid aside falls once, though its piece meets one enemy after another', () => {
  const hands: number[] = []
  function* meetings(t: SnsTable): SnsFlow {
    yield* sabotageMoment(t, 'battles', [clash])
    for (const meeting of [1, 2]) {
      yield* t.step(`meeting ${meeting}`, () => sabotageInBattle(t, inRound(1)))
      hands.push(of(t.state, 'HRE').hand.length)
    }
  }
  for (const hand of [['sabotage'], ['sabotage', 'sabotage']] as const) {
    const scene = new Scene(dealt({ HRE: hand }), meetings, { dice: [5, 4] })
    scene.answer('HRE', 'sabotage', strikeOn('KIE I', 1)).away('KIE', 'losses')
    assert.ok(scene.diceSpent().over)
    assert.deepEqual(hands.splice(0), [hand.length - 1, hand.length - 1])
    assert.deepEqual(of(scene.state, 'HRE').hand, hand.slice(1))
  }
})

test('SNS 7.10.7, SNS 14.1.2 nobody else sees what is laid aside, and what finds no battle is kept', () => {
  function* battle(t: SnsTable): SnsFlow {
    yield* sabotageMoment(t, 'battles', [clash])
    yield* sabotageMoment(t, 'end')
  }
  const state = dealt({ HRE: ['sabotage'], BYZ: ['spy'] })
  const scene = new Scene(state, battle, { dice: [] })
  scene.answer('HRE', 'sabotage', strikeOn('KIE I', 1)).answer('BYZ', 'sabotage', 'pass')
  assert.deepEqual(scene.view('BYZ').laid, [])
  assert.deepEqual(of(scene.state, 'HRE').hand, ['sabotage'])
  scene.away()
  assert.deepEqual(scene.state.laid, [])
})

test('SNS 7.12.1 standing instructions let the moment pass or strike and counter by themselves', () => {
  function* phase(t: SnsTable): SnsFlow {
    yield* sabotageMoment(t, 'battles')
    yield* sabotageMoment(t, 'end')
  }
  const state = dealt({ HRE: ['sabotage'], BYZ: ['spy'], KIE: ['counterSabotage'] })
  const scene = new Scene(state, phase, { dice: [6, 4] })
  scene.instruct('HRE', 'sabotage', { piece: 'KIE I', at: 'end', after: null })
  scene.instruct('BYZ', 'sabotage', 'never').instruct('BYZ', 'counter-sabotage', 'own')
  scene.instruct('KIE', 'counter-sabotage', 'own').instruct('KIE', 'sabotage', 'never')
  assert.ok(scene.over)
  assert.ok(scene.told().includes('The dice show 6 4, 13 in all: no harm is done.'))
})

test('SNS 13.1.4 there is no Sabotage in a learning turn', () => {
  const state = position(SEATS, { learningTurn: true }, (each) => {
    of(each, 'HRE').hand = ['sabotage']
  })
  assert.ok(moment(state, []).over)
})

test('SNS 7.10.7 a card laid aside for a piece that has left its battle is kept', () => {
  function* battle(t: SnsTable): SnsFlow {
    yield* sabotageMoment(t, 'battles', [clash])
    const fought = inRound(2)
    for (const force of fought.battle.forces) if (force.faction === 'KIE') force.stays = 'retreats'
    yield* sabotageInBattle(t, fought)
  }
  const scene = new Scene(dealt({ HRE: ['sabotage'] }), battle, { dice: [] })
  scene.answer('HRE', 'sabotage', strikeOn('KIE I', 2))
  assert.ok(scene.over)
  assert.deepEqual(of(scene.state, 'HRE').hand, ['sabotage'])
  assert.ok(scene.told('HRE').some((line) => line.includes('you keep your Sabotage')))
})
