import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneAt } from '../../src/board/zones.ts'
import { unitsOf } from '../../src/pieces.ts'
import { moveSerpents } from '../../src/sea/serpents.ts'
import { lay, port, ship } from '../field.ts'
import { position, Scene } from '../scene.ts'

const d6 = (shows: number) => ({ sides: 6, shows })

test('SOW 3.1 a Serpent moves one hex in the direction of its die and stays on 7 to 10', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    fresh.serpents = [zoneAt(3, 3), zoneAt(5, 5)]
  })
  const scene = new Scene(state, moveSerpents, { dice: [1, 8] }).diceSpent()
  assert.deepEqual(scene.state.serpents, [zoneAt(2, 3), zoneAt(5, 5)])
})

test('SOW 3.2 land stops a Serpent, deep sea does not', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    lay(fresh, 'mellon', [2, 3])
    fresh.serpents = [zoneAt(3, 3), zoneAt(1, 5)]
  })
  const scene = new Scene(state, moveSerpents, { dice: [1, 1] })
  assert.deepEqual(scene.state.serpents, [zoneAt(3, 3), 5])
})

test('SOW 3.3 a Serpent that leaves the map comes up on a rolled sea zone', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    lay(fresh, 'mellon', [2, 2])
    fresh.serpents = [5]
  })
  const scene = new Scene(state, moveSerpents, { dice: [1, d6(2), 2, d6(4), 7] }).diceSpent()
  assert.deepEqual(scene.state.serpents, [zoneAt(4, 7)])
})

test('SOW E2, SOW 3.4, SOW 3.5 the cup: two of three ships are drawn, with all that is in them', () => {
  const state = position(['barbarians', 'dwarves'], {}, (fresh) => {
    fresh.serpents = [zoneAt(3, 3)]
    const cargo = { grain: 2, wood: 2, iron: 2 }
    ship(fresh, 'barbarians', 'trader', [2, 3], { cargo: { ...cargo } })
    ship(fresh, 'barbarians', 'trader', [2, 3], { cargo: { ...cargo } })
    ship(fresh, 'dwarves', 'transport', [2, 3], { units: unitsOf({ footman: 3 }) })
  })
  const scene = new Scene(state, moveSerpents, {
    dice: [1, 5, 7, 10, { draws: 'barbarians/trader/2' }, { draws: 'barbarians/trader/1' }],
  }).diceSpent()
  assert.deepEqual(
    scene.state.ships.map(({ id, units }) => [id, units.footman]),
    [['dwarves/transport/1', 3]],
  )
  assert.match(
    scene.told().join(),
    /The cargo of Trade Ship 2 of the Barbarians of Loth K’har is lost: 2 Grain/,
  )
})

test('SOW 7.4.6, SOW 3.5 who goes down with a ship is told', () => {
  const state = position(['barbarians', 'dwarves'], {}, (fresh) => {
    fresh.serpents = [zoneAt(3, 3)]
    ship(fresh, 'dwarves', 'transport', [3, 3], { units: unitsOf({ footman: 3 }) })
  })
  const dice = [9, 1, 1, 10, { draws: 'dwarves/transport/1' }]
  const scene = new Scene(state, moveSerpents, { dice }).diceSpent()
  assert.match(scene.told().join(), /3 Footmen aboard Transport Ship 1 of the Dwarves of Dunwarr are lost/)
})

test('SOW 3.4 a Serpent that stays attacks as well, and two Serpents roll three dice each', () => {
  const state = position(['barbarians', 'dwarves'], {}, (fresh) => {
    fresh.serpents = [zoneAt(3, 3), zoneAt(3, 3)]
    ship(fresh, 'dwarves', 'warship', [3, 3])
  })
  const scene = new Scene(state, moveSerpents, { dice: [7, 9, 1, 2, 3, 4, 5, 6] }).diceSpent()
  assert.equal(scene.state.ships.length, 1)
})

test('SOW 3.5, SOW 6.3.4 ships in a Port are safe from Serpents', () => {
  const state = position(['barbarians', 'dwarves'], {}, (fresh) => {
    fresh.serpents = [zoneAt(2, 3)]
    lay(fresh, 'mellon', [3, 3], { owner: 'dwarves', ports: [port(0)] })
    ship(fresh, 'dwarves', 'warship', [1, 1], { zone: null, port: { realm: 'mellon', side: 0 } })
  })
  const scene = new Scene(state, moveSerpents, { dice: [10] }).diceSpent()
  assert.equal(scene.state.ships.length, 1)
})
