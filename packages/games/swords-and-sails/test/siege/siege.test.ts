import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from '@windward/table'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { handOver } from '../../src/lands.ts'
import { newFleet, noShips, noUnits } from '../../src/pieces.ts'
import { mostBoughtOff } from '../../src/siege/decide-siege-toll.ts'
import { siegesNow } from '../../src/siege/who-besieges.ts'
import { siegeWords } from '../../src/siege/words.en.ts'
import type { State } from '../../src/state.ts'
import { of, position } from '../scene.ts'
import { disarm, encamp, siegeScene } from './besieging.ts'

function field(change: (state: State) => void, options: object = {}): State {
  return position(MAJOR_IDS, options, (state) => {
    disarm(state)
    change(state)
  })
}

const lose = (army: string, kind: string, count: number) => ({ piece: army, kind, count })

test('SNS 8.1.1, SNS 8.4.1, SNS 14.2.4 an army on Attack besieges; a unit survives, and the land is his', () => {
  const state = field((s) => encamp(s, 'HRE', 'I', 'pomerania', { units: { HI: 2, LI: 3, PS: 4 } }))
  const scene = siegeScene(state, { 'siege:HRE': [4, 2, 1] })
  scene.answer('HRE', 'siege-toll', { bought: 0, lost: [lose('HRE I', 'HI', 2), lose('HRE I', 'PS', 1)] })
  assert.ok(scene.diceSpent().over)
  const { owner, cities } = scene.state.lands.pomerania
  assert.deepEqual([owner, ...cities.map(({ holder }) => holder)], ['HRE', 'HRE', 'HRE'])
  assert.equal(of(scene.state, 'HRE').armies.I?.at, 'pomerania')
  assert.deepEqual(scene.told(), [
    'The Empire besieges Pomerania.',
    'Pomerania: the dice show 4 2 1: 7 casualty points.',
    'The Empire loses 3 units before Pomerania.',
    'Pomerania falls to the Empire.',
  ])
  assert.equal(scene.view('BYZ').powers.HRE?.armies.I?.units, null)
})

test('SNS 8.4.2 if none survives nothing changes hands', () => {
  const state = field((s) => encamp(s, 'HRE', 'I', 'pomerania', { units: { PS: 2 } }))
  const scene = siegeScene(state, { 'siege:HRE': [4, 4, 4] })
  assert.ok(scene.over, 'nothing could save them, so that nothing is asked')
  assert.equal(scene.state.lands.pomerania.owner, null)
  assert.equal(of(scene.state, 'HRE').armies.I, undefined)
})

test('SNS 8.1.1 Defend besieges nothing, nor does an army past another’s', () => {
  const idle = field((s) => encamp(s, 'HRE', 'I', 'wends', { units: { PS: 2 }, meets: { stance: 'defend' } }))
  assert.deepEqual(siegesNow(idle), [])
  const disputed = field((s) => {
    encamp(s, 'HRE', 'I', 'wends', { units: { PS: 2 } })
    encamp(s, 'NSE', 'I', 'wends', { units: { PS: 2 }, meets: { stance: 'defend' } })
  })
  assert.deepEqual(siegesNow(disputed), [])
  const home = field((s) => encamp(s, 'HRE', 'I', 'saxony', { units: { PS: 2 } }))
  assert.deepEqual(siegesNow(home), [], 'one’s own land')
})

test('SNS 8.1.2 undefended land of a seat is besieged like neutral land', () => {
  const state = field((s) => encamp(s, 'FRA', 'I', 'wessex', { units: { PS: 2 } }))
  assert.deepEqual(siegesNow(state), [{ land: 'wessex', besieger: 'FRA', armies: ['FRA I'] }])
})

test('SNS 8.1.3, SNS 8.3.3 all armies of a faction besiege together and share the losses', () => {
  const state = field((s) => {
    encamp(s, 'HRE', 'I', 'wends', { units: { LI: 1 } })
    encamp(s, 'HRE', 'II', 'wends', { units: { LI: 2 } })
  })
  const scene = siegeScene(state, { 'siege:HRE': [4] })
  scene.answer('HRE', 'siege-toll', { bought: 0, lost: [lose('HRE I', 'LI', 1), lose('HRE II', 'LI', 1)] })
  assert.equal(of(scene.state, 'HRE').armies.I, undefined)
  assert.equal(of(scene.state, 'HRE').armies.II?.units.LI, 1)
  assert.equal(scene.state.lands.wends.owner, 'HRE')
})

test('SNS 8.1.4 of team-mates the one named besieges, else the stronger, else the earlier in play order', () => {
  const together = (hre: number, fra: number, besieger?: 'FRA' | 'HRE') =>
    siegesNow(
      field((s) => {
        s.teams = [{ mark: 'A', members: ['HRE', 'FRA'], joined: { HRE: 0, FRA: 0 } }]
        encamp(s, 'HRE', 'I', 'arles', { units: { PS: hre }, ...(besieger && { besieger }) })
        encamp(s, 'FRA', 'I', 'arles', { units: { PS: fra } })
      }),
    ).map(({ besieger: who, armies }) => [who, ...armies])
  assert.deepEqual(together(3, 2), [['HRE', 'HRE I']])
  assert.deepEqual(together(3, 2, 'FRA'), [['FRA', 'FRA I']])
  assert.deepEqual(together(2, 2), [['FRA', 'FRA I']])
})

/** The Empire and France, a team, stand before Arles; the Empire's one peasant is to besiege it first. */
function beforeArles(french: Parameters<typeof encamp>[4], change?: (state: State) => void): State {
  return field((s) => {
    s.teams = [{ mark: 'A', members: ['HRE', 'FRA'], joined: { HRE: 0, FRA: 0 } }]
    encamp(s, 'HRE', 'I', 'arles', { units: { PS: 1 }, from: 'swabia', besieger: 'HRE' })
    encamp(s, 'FRA', 'I', 'arles', { from: 'burgundy', ...french })
    change?.(s)
  })
}

test('SNS 8.1.4 where he fails the next of them besieges', () => {
  const dice = { 'siege:HRE': [1, 1, 1], 'siege:FRA': [1, 1, 1] }
  const scene = siegeScene(beforeArles({ units: { LI: 9 } }), dice).away('FRA', 'siege-toll')
  assert.ok(scene.diceSpent().over)
  assert.equal(scene.state.lands.arles.owner, 'FRA')
})

test('SNS 8.1.4, SNS 7.11.7 and where he goes back, too', () => {
  const state = beforeArles({ units: { LI: 9 } }, (s) => {
    of(s, 'HRE').leader = 'diplomat'
  })
  const scene = siegeScene(state, { 'siege:FRA': [1, 1, 1] }).answer('HRE', 'siege-way', { way: 'back' })
  scene.away('FRA', 'siege-toll')
  assert.deepEqual([of(scene.state, 'HRE').armies.I?.at, scene.state.lands.arles.owner], ['swabia', 'FRA'])
})

test('SNS 8.1.4, SNS 8.5.7 where he has pillaged they go back', () => {
  const state = beforeArles({ units: { LI: 9 } }, (s) => {
    of(s, 'HRE').hand = ['pillage']
    encamp(s, 'HRE', 'I', 'arles', { units: { KN: 3 }, from: 'swabia', besieger: 'HRE' })
  })
  const scene = siegeScene(state, { 'siege:HRE': [1, 1] })
  scene.answer('HRE', 'siege-way', { way: 'pillage' }).away('HRE', 'siege-toll')
  assert.deepEqual([of(scene.state, 'FRA').armies.I?.at, scene.state.lands.arles.owner], ['burgundy', null])
})

test('SNS 8.1.4, SNS 5.2.4 a supporter goes back when those he supported are gone', () => {
  const supports = { units: { LI: 9 }, meets: { stance: 'support', area: 'arles' } } as const
  const scene = siegeScene(beforeArles(supports), { 'siege:HRE': [1, 1, 1] })
  assert.ok(scene.over)
  assert.deepEqual([of(scene.state, 'FRA').armies.I?.at, scene.state.lands.arles.owner], ['burgundy', null])
})

test('SNS 5.2.4 support that came for a battle takes part in the siege', () => {
  const state = field((s) => {
    encamp(s, 'HRE', 'I', 'wends', { units: { LI: 1 } })
    encamp(s, 'HRE', 'II', 'wends', {
      units: { LI: 1 },
      from: 'saxony',
      meets: { stance: 'support', area: 'wends' },
    })
    encamp(s, 'HRE', 'III', 'wends', { units: { LI: 1 }, meets: { stance: 'defend' } })
  })
  assert.deepEqual(siegesNow(state)[0]?.armies, ['HRE I', 'HRE II'])
})

test('SNS E58, SNS 8.3.1, SNS 8.3.2, SNS 8.3.3 thirteen casualty points', () => {
  assert.equal(mostBoughtOff(13, [1, 2]), 6)
  assert.equal(mostBoughtOff(13, [2, 3]), 8)
  const besieging = () => {
    const state = field((s) => encamp(s, 'HRE', 'I', 'pomerania', { units: { KN: 2, LI: 3, PS: 2 } }))
    of(state, 'HRE').gold = 120
    return state
  }
  const scene = siegeScene(besieging(), { 'siege:HRE': [6, 6, 1] })
  const lost = [lose('HRE I', 'LI', 3), lose('HRE I', 'PS', 1)]
  assert.equal(scene.refusal('HRE', 'siege-toll', { bought: 7, lost }), 'SNS 8.3.1')
  assert.equal(scene.refusal('HRE', 'siege-toll', { bought: 5, lost }), 'SNS 8.3.3')
  assert.equal(scene.refusal('HRE', 'siege-toll', { bought: 6, lost: [lose('HRE I', 'HC', 2)] }), 'SNS 8.3.3')
  assert.equal(
    scene.refusal('HRE', 'siege-toll', { bought: 6, lost: [lose('HRE I', 'KN', 1), lose('HRE I', 'PS', 2)] }),
    'SNS 7.2.3',
  )
  scene.answer('HRE', 'siege-toll', { bought: 6, lost })
  assert.equal(of(scene.state, 'HRE').gold, 30)
  assert.ok(
    scene
      .told()
      .includes('The Empire buys off 6 casualty points for 90 gold before Pomerania and loses 4 units.'),
  )
  const diplomat = besieging()
  of(diplomat, 'HRE').leader = 'diplomat'
  const led = siegeScene(diplomat, { 'siege:HRE': [6, 6, 1] }).answer('HRE', 'siege-way', { way: 'whole' })
  led.answer('HRE', 'siege-toll', { bought: 8, lost: [lose('HRE I', 'LI', 2), lose('HRE I', 'PS', 1)] })
  assert.equal(of(led.state, 'HRE').gold, 0)
})

test('SNS 8.3.4 nobody buys off more than he has gold for; who is away buys nothing off', () => {
  const state = field((s) => {
    encamp(s, 'HRE', 'I', 'pomerania', { units: { LI: 4, PS: 4 } })
    of(s, 'HRE').gold = 40
  })
  const scene = siegeScene(state, { 'siege:HRE': [3, 2, 1] })
  assert.equal(scene.refusal('HRE', 'siege-toll', { bought: 3, lost: [lose('HRE I', 'PS', 3)] }), 'SNS 8.3.4')
  scene.away('HRE', 'siege-toll')
  assert.equal(of(scene.state, 'HRE').gold, 40)
  assert.deepEqual(of(scene.state, 'HRE').armies.I?.units, { ...noUnits(), LI: 1, PS: 4 })
})

test('SNS 7.12.1 buying off and losses by a standing instruction', () => {
  const state = field((s) => {
    encamp(s, 'HRE', 'I', 'pomerania', { units: { LI: 4, PS: 4 } })
    of(s, 'HRE').gold = 40
    of(s, 'HRE').hand = ['spy']
  })
  const scene = siegeScene(state, { 'siege:HRE': [3, 2, 1] })
  scene
    .instruct('HRE', 'siege-toll', { buyOff: 'most', order: ['PS', 'LI'] })
    .instruct('HRE', 'siege-way', 'whole')
  assert.ok(scene.over)
  assert.equal(of(scene.state, 'HRE').gold, 10)
  assert.deepEqual(of(scene.state, 'HRE').armies.I?.units, { ...noUnits(), LI: 4 })
})

test('SNS 8.3.1 gold spent on a hopeless siege draws a warning', () => {
  const state = field((s) => {
    encamp(s, 'HRE', 'I', 'pomerania', { units: { LI: 2 } })
    of(s, 'HRE').gold = 100
  })
  const scene = siegeScene(state, { 'siege:HRE': [3, 2, 1] })
  const lost = [lose('HRE I', 'LI', 2)]
  assert.equal(scene.warnings('HRE', 'siege-toll', { bought: 1, lost }).length, 1)
  assert.deepEqual(scene.warnings('HRE', 'siege-toll', { bought: 3, lost }), [])
})

test('SNS 8.1.1 seats besiege side by side, and one seat’s sieges share its purse in turn', () => {
  const state = field((s) => {
    encamp(s, 'HRE', 'I', 'wends', { units: { LI: 4 } })
    encamp(s, 'HRE', 'II', 'bohemia', { units: { LI: 4 } })
    encamp(s, 'FRA', 'I', 'castile', { units: { LI: 4 } })
    of(s, 'HRE').gold = 30
  })
  const scene = siegeScene(state, { 'siege:HRE': [2, 2, 4], 'siege:FRA': [1, 1] })
  assert.deepEqual(new Set(scene.awaited()), new Set(['HRE', 'FRA']))
  scene.answer('HRE', 'siege-toll', { bought: 2, lost: [lose('HRE II', 'LI', 1)] })
  assert.equal(scene.refusal('HRE', 'siege-toll', { bought: 1, lost: [lose('HRE I', 'LI', 2)] }), 'SNS 8.3.4')
  scene.away()
  assert.ok(scene.diceSpent().over)
  assert.deepEqual(
    [scene.state.lands.bohemia.owner, scene.state.lands.wends.owner, scene.state.lands.castile.owner],
    ['HRE', 'HRE', 'FRA'],
  )
})

test('SNS 7.11.7, SNS 8.1.1 only the Diplomat may go back before the siege', () => {
  const state = field((s) => {
    encamp(s, 'FRA', 'I', 'castile', { units: { LI: 1 }, from: 'toulouse' })
    handOver(s, 'toulouse', 'FRA')
    of(s, 'FRA').hand = ['spy']
  })
  const scene = siegeScene(structuredClone(state), {})
  assert.equal(scene.refusal('FRA', 'siege-way', { way: 'back' }), 'SNS 8.1.1')
  assert.equal(scene.refusal('FRA', 'siege-way', { way: 'stop' }), 'SNS 8.1.1')
  of(state, 'FRA').leader = 'diplomat'
  const led = siegeScene(state, {}).answer('FRA', 'siege-way', { way: 'back' })
  assert.equal(of(led.state, 'FRA').armies.I?.at, 'toulouse')
  assert.equal(led.state.lands.castile.owner, null)
})

test('SNS 7.9.4 who would go back instead of besieging and has nowhere to go is told so', () => {
  const warned = (owner: 'FRA' | 'ENG', way: 'back' | 'pillage' | 'whole') => {
    const state = field((s) => {
      encamp(s, 'FRA', 'I', 'castile', { units: { LI: 9 }, from: 'toulouse' })
      handOver(s, 'toulouse', owner)
      of(s, 'FRA').leader = 'diplomat'
      of(s, 'FRA').hand = ['pillage']
    })
    return siegeScene(state, {}).warnings('FRA', 'siege-way', { way })
  }
  for (const way of ['back', 'pillage'] as const)
    assert.deepEqual(warned('ENG', way), ['Army I has nowhere to go and is lost.'])
  assert.deepEqual([warned('ENG', 'whole'), warned('FRA', 'back')], [[], []])
})

test('SNS 8.4.3 a docked fleet puts to sea when its port falls', () => {
  const state = field((s) => {
    encamp(s, 'FRA', 'I', 'wessex', { units: { KN: 9 } })
    of(s, 'ENG').fleets['1'] = newFleet('ENG', '1', 'wessex', { ...noShips(), WS: 1 })
  })
  const scene = siegeScene(state, { 'siege:FRA': [1, 1, 1, 1, 1] }).away('FRA')
  assert.equal(scene.refusal('ENG', 'to-sea', 'aegean_sea'), 'SNS 8.4.3')
  scene.answer('ENG', 'to-sea', 'narrow_sea')
  assert.equal(of(scene.state, 'ENG').fleets['1']?.at, 'narrow_sea')
  assert.ok(scene.over)
})

test('SNS 8.4.3 one that may not move is captured: into a fleet beside the port, else a new one, else sunk', () => {
  const port = (french: (state: State) => void) => {
    const state = field((s) => {
      encamp(s, 'FRA', 'I', 'wessex', { units: { KN: 9 } })
      const fleet = newFleet('ENG', '1', 'wessex', { ...noShips(), WS: 2, TR: 1 })
      fleet.stuckUntil = 1
      of(s, 'ENG').fleets['1'] = fleet
      french(s)
    })
    const scene = siegeScene(state, { 'siege:FRA': [1, 1, 1, 1, 1] }).away('FRA')
    assert.equal(of(scene.state, 'ENG').fleets['1'], undefined)
    return of(scene.state, 'FRA').fleets
  }
  const joined = port((s) => {
    of(s, 'FRA').fleets['3'] = newFleet('FRA', '3', 'narrow_sea', { ...noShips(), RD: 1 })
  })
  assert.deepEqual(joined['3']?.ships, { WS: 2, RD: 1, TR: 1 })
  const founded = port(() => undefined)
  assert.deepEqual([founded['1']?.ships, founded['1']?.at], [{ WS: 2, RD: 0, TR: 1 }, 'wessex'])
  const sunk = port((s) => {
    for (const id of ['1', '2', '3', '4', '5'] as const)
      of(s, 'FRA').fleets[id] = newFleet('FRA', id, 'aegean_sea', { ...noShips(), RD: 1 })
  })
  assert.deepEqual(
    Object.values(sunk).map(({ ships }) => ships.WS),
    [0, 0, 0, 0, 0],
  )
})

test('SNS 8.4.3 a team-mate’s fleet stays in port', () => {
  const state = field((s) => {
    s.teams = [{ mark: 'A', members: ['FRA', 'NSE'], joined: { FRA: 0, NSE: 0 } }]
    encamp(s, 'FRA', 'I', 'wessex', { units: { KN: 9 } })
    of(s, 'NSE').fleets['1'] = newFleet('NSE', '1', 'wessex', { ...noShips(), WS: 2 })
  })
  const scene = siegeScene(state, { 'siege:FRA': [1, 1, 1, 1, 1] }).away('FRA')
  assert.equal(of(scene.state, 'NSE').fleets['1']?.at, 'wessex')
  assert.ok(scene.over)
})

test('SNS 13.1.4, SNS 8.5.1 in a learning turn no card is played, and nothing is asked', () => {
  const state = field(
    (s) => {
      encamp(s, 'HRE', 'I', 'wends', { units: { LI: 4 } })
      of(s, 'HRE').hand = ['pillage']
    },
    { learningTurn: true },
  )
  const scene = siegeScene(state, { 'siege:HRE': [2] }).away('HRE', 'siege-toll')
  assert.equal(scene.state.lands.wends.owner, 'HRE')
})

/** The Empire has come from Saxony before the land of the Wends, with a Tactical Withdraw in hand. */
function beforeTheWends(): State {
  return field((s) => {
    encamp(s, 'HRE', 'I', 'wends', { units: { LI: 2 }, from: 'saxony' })
    of(s, 'HRE').hand = ['tacticalWithdraw']
  })
}

test('SNS 8.1.5 after a battle for the land Tactical Withdraw lets him go back instead of besieging', () => {
  const scene = siegeScene(beforeTheWends(), {}, ['wends']).answer('HRE', 'siege-way', { way: 'withdraw' })
  assert.ok(scene.over)
  assert.equal(scene.state.lands.wends.owner, null)
  assert.equal(of(scene.state, 'HRE').armies.I?.at, 'saxony')
  assert.deepEqual(of(scene.state, 'HRE').hand, [])
  assert.equal(scene.told()[0], 'The Empire plays Tactical Withdraw and does not besiege Wendland.')
})

test('SNS 8.1.5 without a battle, without the card or outside phase 6 it does not', () => {
  const calm = siegeScene(beforeTheWends(), {})
  assert.equal(calm.refusal('HRE', 'siege-way', { way: 'withdraw' }), 'SNS 8.1.5')
  const fought = siegeScene(beforeTheWends(), {}, ['wends'])
  of(fought.state, 'HRE').hand = ['spy']
  assert.equal(fought.refusal('HRE', 'siege-way', { way: 'withdraw' }), 'SNS 8.1.5')
  const talks = siegeScene(beforeTheWends(), {}, ['wends'])
  talks.state.phase = 'diplomacy'
  assert.equal(talks.refusal('HRE', 'siege-way', { way: 'withdraw' }), 'SNS 3.3.3')
})

test('SNS 7.2.6 newcomers are told in a siege too what costs them least', () => {
  const state = field((s) => encamp(s, 'HRE', 'I', 'wends', { units: { LI: 1, HI: 1 } }), {
    novices: ['HRE'],
  })
  const question = siegeScene(state, { 'siege:HRE': [3] }).question('HRE', 'siege-toll')
  assert.equal(
    textOf(question.title(), siegeWords),
    'The siege of Wendland costs 3 casualty points. What costs you least for each point: light infantry, then light cavalry or peasants or gold, then heavy cavalry, then knights or heavy infantry.',
  )
})
