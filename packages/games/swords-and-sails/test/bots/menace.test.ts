import assert from 'node:assert/strict'
import { test } from 'node:test'
import { menaceAt, menaceOf } from '../../src/bots/menace.ts'
import { rumours } from '../../src/bots/strength.ts'
import { openLands } from '../../src/lands.ts'
import { newFleet, noShips, noUnits } from '../../src/pieces.ts'
import { view } from '../../src/view/view.ts'
import { clear, stand } from '../battle/force.ts'
import { of, position } from '../scene.ts'

const SEATS = ['HRE', 'KIE', 'NSE', 'FRA', 'ENG'] as const

test('SNS 15.2.5 a land is menaced by who can march or sail there, and armies of one faction add up', () => {
  const state = position(SEATS, {}, (begun) => {
    clear(begun)
    stand(begun, 'FRA', 'I', 'normandy', { HI: 2 })
    stand(begun, 'FRA', 'II', 'francia', { HI: 3 })
    of(begun, 'FRA').fleets['1'] = newFleet('FRA', '1', 'narrow_sea', { ...noShips(), TR: 3 })
    of(begun, 'ENG').known = (['I', 'II'] as const).map((id, place) => ({
      piece: `FRA ${id}` as const,
      number: begun.number,
      units: { ...noUnits(), HI: 2 + place },
      bands: [],
    }))
  })
  const seen = view(state, 'ENG')
  const heard = { view: seen, rumours: rumours(seen, 'ENG') }
  assert.equal(menaceAt(heard, 'wessex'), 6, 'Army I, by ship')
  assert.equal(menaceAt(heard, 'normandy'), 15, 'both')
  assert.equal(menaceAt(heard, 'kiev'), 0)
})

test('SNS 15.2.5 one land is reckoned as all are', () => {
  const state = position(SEATS)
  for (const seat of SEATS) {
    const seen = view(state, seat)
    const heard = { view: seen, rumours: rumours(seen, seat) }
    const all = menaceOf(heard)
    for (const land of openLands(seen)) assert.equal(menaceAt(heard, land), all.get(land) ?? 0, land)
  }
})
