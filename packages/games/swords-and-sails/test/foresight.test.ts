import assert from 'node:assert/strict'
import { test } from 'node:test'
import { USUAL_PAINS } from '@windward/search/odds'
import type { Going } from '../src/foresight/ahead.ts'
import { foresee } from '../src/foresight/foresee.ts'
import { sightOf } from '../src/foresight/sight.ts'
import { odds } from '../src/odds/commands.ts'
import { noUnits } from '../src/pieces.ts'
import { view } from '../src/view/view.ts'
import { fleetAt, onlyArmy, seven } from './build/building.ts'
import { of } from './scene.ts'

function asked(name: string, given: Record<string, string>) {
  const answer = odds.find((each) => each.name === name)?.ask(given, USUAL_PAINS)
  assert.ok(answer !== undefined && 'report' in answer)
  return Object(answer.report)
}

const going: Going = { id: 'I', units: { ...noUnits(), HI: 3, LI: 2 }, bands: [] }

test('what is foreseen of an attack on an army that was seen is what the command line says for the same forces', () => {
  const state = seven((s) => {
    onlyArmy(s, 'FRA', 'I', 'flanders', { HI: 1, LI: 2 })
    const units = { ...noUnits(), HI: 1, LI: 2 }
    of(s, 'ENG').known = [{ piece: 'FRA I', number: s.number, units, bands: [] }]
  })
  const sight = sightOf(view(state, 'ENG'), [], 'ENG')
  const ahead = foresee(sight, { about: 'attack', land: 'flanders', armies: [going] }, USUAL_PAINS)
  assert.ok(ahead.about === 'attack')
  const said = asked('attack', { land: 'flanders', attacker: 'ENG HI:3,LI:2', defender: 'FRA HI:1,LI:2' })
  assert.equal(ahead.odds[0].taken, said.taken)
  assert.deepEqual(ahead.odds[0].battle, said.battle)
  assert.deepEqual(ahead.odds[0].siege, said.siege)
  assert.deepEqual(ahead.odds[0], ahead.odds[1])
  assert.deepEqual(ahead.foes?.figures, [3, 3])
  assert.equal(ahead.foes?.sources[0]?.how, 'seen')
})

test('SNS 14.1.1 what stands in an army that was never seen is a range, and the truth makes no difference to it', () => {
  const late = (units: Partial<ReturnType<typeof noUnits>>) => {
    const state = seven((s) => {
      s.number = 6
      onlyArmy(s, 'FRA', 'I', 'flanders', units)
    })
    return foresee(
      sightOf(view(state, 'ENG'), [], 'ENG'),
      { about: 'attack', land: 'flanders', armies: [going] },
      { ...USUAL_PAINS, way: 'sampled', trials: 200 },
    )
  }
  const ahead = late({ PS: 1 })
  assert.ok(ahead.about === 'attack' && ahead.foes !== undefined)
  const [least, most] = ahead.foes.figures
  assert.ok(least < most, `${least} to ${most}`)
  assert.equal(ahead.foes.sources[0]?.how, 'guessed')
  assert.deepEqual(late({ KN: 9 }), ahead)
})

test('a land of one’s own is foreseen to be held as the command line says, against each who can come', () => {
  const state = seven((s) => {
    onlyArmy(s, 'FRA', 'I', 'normandy', { KN: 3, HI: 2 })
    fleetAt(s, 'FRA', '1', 'narrow_sea', { TR: 2 })
  })
  of(state, 'ENG').known = [{ piece: 'FRA I', number: 1, units: { ...noUnits(), KN: 3, HI: 2 }, bands: [] }]
  const ahead = foresee(
    sightOf(view(state, 'ENG'), [], 'ENG'),
    { about: 'hold', land: 'wessex', armies: [going] },
    USUAL_PAINS,
  )
  assert.ok(ahead.about === 'hold')
  const france = ahead.against.find(({ faction }) => faction === 'FRA')
  const said = asked('hold', { land: 'wessex', army: 'HI:3,LI:2', against: 'FRA KN:3,HI:2' })
  assert.equal(france?.held[0], said.held)
})
