import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendBack } from '../../../src/battle/leaving/send-back.ts'
import { type Ground, groundOf } from '../../../src/battle/leaving/way-back.ts'
import type { LandId } from '../../../src/data/area-ids.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import { goBack } from '../../../src/movement/go-back.ts'
import { newFleet, noShips } from '../../../src/pieces.ts'
import type { SnsFlow, SnsTable, State } from '../../../src/state.ts'
import { of, position, Scene } from '../../scene.ts'
import { armyOf, left } from '../field.ts'
import { clear, stand } from '../force.ts'

function set(change: (state: State) => void): State {
  return position(['HRE', 'KIE', 'FRA'], {}, (state) => {
    clear(state)
    change(state)
  })
}

/** Army I of the Empire leaves the land it is in. */
function leaves(state: State, ground: Ground = groundOf(state), faction: FactionId = 'HRE'): Scene {
  const flow = (t: Parameters<typeof sendBack>[0]) => {
    const army = of(t.state, faction).armies.I
    assert.ok(army)
    return sendBack(t, [{ faction, armies: [army], card: false }], ground)
  }
  return new Scene(state, flow)
}

const give = (state: State, land: LandId, owner: FactionId | null) => {
  state.lands[land].owner = owner
  for (const city of state.lands[land].cities) city.holder = owner
}

test('SNS 7.9.1 back to where it came from, if that is friendly and free', () => {
  const scene = leaves(
    set((state) => void stand(state, 'HRE', 'I', 'bohemia', { HI: 1 }, { from: 'saxony' })),
  )
  assert.ok(scene.over)
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
})

test('SNS 7.9.2 otherwise to friendly land beside, of the owner’s choice', () => {
  const state = set((fresh) => {
    stand(fresh, 'HRE', 'I', 'bohemia', { HI: 1 }, { from: 'saxony' })
    stand(fresh, 'FRA', 'I', 'saxony', { HI: 1 })
  })
  const scene = leaves(state)
  assert.deepEqual(scene.question('HRE', 'retreat-to').brief, {
    ways: [{ army: 'I', from: 'bohemia', lands: ['bavaria', 'franconia'] }],
  })
  assert.equal(scene.refusal('HRE', 'retreat-to', [{ army: 'I', to: 'saxony' }]), 'SNS 7.9.2')
  assert.equal(scene.refusal('HRE', 'retreat-to', []), 'SNS 7.9.2')
  scene.answer('HRE', 'retreat-to', [{ army: 'I', to: 'franconia' }])
  assert.equal(armyOf(scene, 'HRE').at, 'franconia')
})

test('SNS 7.9.2, SNS 7.12.1 one that had not moved chooses too, by instruction if it left one', () => {
  const state = set((fresh) => void stand(fresh, 'HRE', 'I', 'bohemia', { HI: 1 }))
  const scene = leaves(state)
  scene.instruct('HRE', 'retreat-to', { prefer: ['saxony'] })
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
})

test('SNS 7.9.2, SNS 6.3.5 over a strait on foot, while both shores are its own', () => {
  const sjaelland = (change: (state: State) => void) => {
    const state = position(['NSE', 'HRE'], {}, (fresh) => {
      clear(fresh)
      stand(fresh, 'NSE', 'I', 'sjaelland', { HI: 1 })
      stand(fresh, 'HRE', 'I', 'sjaelland', { HI: 1 }, { from: 'saxony' })
      change(fresh)
    })
    return leaves(state, groundOf(state), 'NSE')
  }
  assert.deepEqual(sjaelland(() => undefined).question('NSE', 'retreat-to').brief, {
    ways: [{ army: 'I', from: 'sjaelland', lands: ['jylland', 'skane'] }],
  })
  assert.equal(
    armyOf(
      sjaelland((state) => give(state, 'skane', 'HRE')),
      'NSE',
    ).at,
    'jylland',
  )
  assert.deepEqual(
    left(
      sjaelland((state) => give(state, 'sjaelland', 'HRE')),
      'NSE',
    ),
    {},
  )
})

test('SNS 7.9.3 landed troops go back aboard, as far as there is room', () => {
  const state = set((fresh) => {
    stand(fresh, 'FRA', 'I', 'wales', { HI: 1, PS: 3 }, { from: 'normandy', landedFrom: ['1'] })
    of(fresh, 'FRA').fleets['1'] = newFleet('FRA', '1', 'irish_sea', { ...noShips(), RD: 1 })
  })
  const scene = leaves(state, groundOf(state), 'FRA')
  const army = armyOf(scene, 'FRA')
  assert.deepEqual([army.at, army.aboard, army.landedFrom], ['irish_sea', ['1'], []])
  assert.deepEqual(left(scene, 'FRA'), { HI: 1, PS: 2 })
})

test('SNS 7.9.3, SNS 7.9.1 without the ships nobody goes back over the sea', () => {
  const state = set((fresh) => {
    stand(fresh, 'FRA', 'I', 'wales', { HI: 1 }, { from: 'normandy', landedFrom: ['1'] })
  })
  assert.deepEqual(left(leaves(state, groundOf(state), 'FRA'), 'FRA'), {})
})

test('SNS 7.9.4 nowhere to go: eliminated', () => {
  const state = set((fresh) => void stand(fresh, 'FRA', 'I', 'bohemia', { HI: 1 }))
  assert.deepEqual(left(leaves(state, groundOf(state), 'FRA'), 'FRA'), {})
})

test('SNS 7.9.5 as things stood when land movement ended', () => {
  const state = set((fresh) => {
    stand(fresh, 'HRE', 'I', 'bohemia', { HI: 1 }, { from: 'saxony' })
    stand(fresh, 'FRA', 'I', 'saxony', { HI: 1 })
  })
  const ground = groundOf(state)
  delete of(state, 'FRA').armies.I
  const scene = leaves(state, ground)
  scene.away()
  assert.equal(armyOf(scene, 'HRE').at, 'bavaria', 'Saxony was not free then')
})

test('SNS 7.9.7 partly taken land is no place of retreat', () => {
  const state = set((fresh) => {
    stand(fresh, 'HRE', 'I', 'bohemia', { HI: 1 }, { from: 'saxony' })
    for (const land of ['bavaria', 'franconia', 'saxony'] as const) give(fresh, land, null)
    give(fresh, 'pannonia', 'HRE')
    const [city] = fresh.lands.pannonia.cities
    assert.ok(city)
    city.holder = 'FRA'
  })
  assert.deepEqual(left(leaves(state), 'HRE'), {})
})

test('SNS 7.9.1, SNS 6.2.1 an old ally’s land is friendly', () => {
  const state = set((fresh) => {
    stand(fresh, 'FRA', 'I', 'bohemia', { HI: 1 }, { from: 'saxony' })
    fresh.teams = [{ mark: 'A', members: ['FRA', 'HRE'], joined: { FRA: 0, HRE: 0 } }]
  })
  assert.equal(armyOf(leaves(state, groundOf(state), 'FRA'), 'FRA').at, 'saxony')
})

test('SNS 7.9.1, SNS 7.9.2 land of an ally of this season is a refuge too', () => {
  const team = { mark: 'A', members: ['FRA', 'HRE'] as FactionId[], joined: { FRA: 1, HRE: 1 } }
  const back = set((fresh) => {
    stand(fresh, 'FRA', 'I', 'bohemia', { HI: 1 }, { from: 'saxony' })
    fresh.teams = [team]
  })
  assert.equal(armyOf(leaves(back, groundOf(back), 'FRA'), 'FRA').at, 'saxony')
  const beside = set((fresh) => {
    stand(fresh, 'FRA', 'I', 'bohemia', { HI: 1 })
    fresh.teams = [team]
  })
  const scene = leaves(beside, groundOf(beside), 'FRA')
  scene.answer('FRA', 'retreat-to', [{ army: 'I', to: 'bavaria' }])
  assert.equal(armyOf(scene, 'FRA').at, 'bavaria')
})

test('SNS 7.9.2, SNS 4.6.2 who has found refuge with an ally of this season is not sent back', () => {
  const state = set((fresh) => {
    stand(fresh, 'FRA', 'I', 'bohemia', { HI: 1 })
    fresh.teams = [{ mark: 'A', members: ['FRA', 'HRE'], joined: { FRA: 1, HRE: 1 } }]
    for (const land of ['franconia', 'bavaria'] as const) give(fresh, land, null)
  })
  const ground = groundOf(state)
  function* phase(t: SnsTable): SnsFlow {
    const army = of(t.state, 'FRA').armies.I
    assert.ok(army)
    yield* sendBack(t, [{ faction: 'FRA', armies: [army], card: false }], ground)
    yield* goBack(t, ground)
  }
  assert.equal(armyOf(new Scene(state, phase), 'FRA').at, 'saxony')
})
