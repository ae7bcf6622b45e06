import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import type { CalamityId, ProsperityId } from '../../src/data/cards/fortune-cards.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { allCalamity, allProsperity } from '../../src/expansion/fortune-stacks.ts'
import { collectIncome } from '../../src/income/income.ts'
import { handOver } from '../../src/lands.ts'
import { newArmy, newFleet, noShips, noUnits } from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import { of, position, Scene } from '../scene.ts'

const options = { mercenaries: true, prosperityCalamity: true }

const white = (draws: ProsperityId): Foreseen[] => [2, { draws }]
const black = (draws: CalamityId): Foreseen[] => [1, { draws }]

/** Spring, and England's fortune; France strikes silver. */
function spring(drawn: readonly Foreseen[], change?: (state: State) => void, more: Foreseen[] = []): Scene {
  const dice: Record<string, Foreseen[]> = { '': [...drawn, ...white('silverStrike')] }
  for (const seat of ['FRA', 'ENG']) dice[`fortune:${seat}`] = []
  for (const id of ['I', 'II', 'III']) dice[`fortune:ENG/plague:${id}`] = []
  dice['fortune:ENG/to-sea:ENG 1'] = []
  dice['fortune:ENG'] = more
  return new Scene(position(['ENG', 'FRA'], options, change), collectIncome, { dice })
}

const gold = ({ state }: Scene, faction: FactionId = 'ENG') => of(state, faction).gold

test('SNS 12.4.1 every Spring each seat rolls: even draws white, odd black', () => {
  const scene = spring(black('famine'))
  assert.ok(scene.told().some((line) => line.startsWith('England rolls 1: Famine.')))
  assert.ok(scene.told().some((line) => line.startsWith('France rolls 2: Silver Strike.')))
  assert.equal(scene.state.fortune.calamity.length, 22)
  assert.equal(scene.view('spectator').fortune.prosperity.length, 21)
})

test('SNS 12.4.1 no draw in other seasons, nor without the option', () => {
  for (const season of ['summer', 'autumn', 'winter'] as const) {
    const start = position(['ENG', 'FRA'], options, (state) => {
      state.season = season
    })
    assert.ok(new Scene(start, collectIncome).over)
  }
  const plain = position(['ENG', 'FRA'], { mercenaries: true })
  assert.ok(new Scene(plain, collectIncome).over)
})

test('SNS 12.4.1 a stack drawn empty is filled again', () => {
  const scene = spring(black('famine'), (state) => {
    state.fortune.calamity = []
  })
  assert.equal(scene.state.fortune.calamity.length, 22)
})

test('SNS 12.4.2, SNS 12.4.3 how many there are of each', () => {
  const count = (cards: readonly string[]) => {
    const counts: Record<string, number> = {}
    for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
    return Object.values(counts)
  }
  assert.deepEqual(count(allProsperity()), [4, 4, 3, 3, 4, 4])
  assert.deepEqual(count(allCalamity()), [4, 4, 4, 3, 4, 4])
})

test('SNS 12.4.2 Bountiful Harvest, Trade Fair, Silver Strike', () => {
  assert.equal(gold(spring(white('bountifulHarvest'))), 70 + 45)
  assert.equal(gold(spring(white('tradeFair'))), 100 + 30)
  assert.equal(gold(spring(white('silverStrike'))), 100 + 60)
})

test('SNS 2.3.5, SNS 12.4.2 a Bonus Harvest raises the harvest, not the bounty', () => {
  const scene = spring(white('bountifulHarvest'), (state) => of(state, 'ENG').hand.push('bonusHarvest'))
  scene.answer('ENG', 'income-cards', ['bonusHarvest'])
  assert.equal(gold(scene), 70 + 45 + 15)
})

test('SNS 12.4.2 Royal Birth: a blue card, seen by its owner alone', () => {
  const scene = spring(white('royalBirth'))
  scene.away()
  assert.deepEqual(of(scene.state, 'ENG').hand, ['royalMarriage'])
  assert.equal(scene.state.stacks.blue.pile.includes('royalMarriage'), true)
  assert.equal(
    scene.told('FRA').some((line) => line.includes('Royal Marriage')),
    false,
  )
})

test('SNS 12.4.2 Relics: two more on morale this season, and no longer', () => {
  const scene = spring(white('relics'))
  assert.equal(of(scene.state, 'ENG').relics, 2)
  const next = structuredClone(scene.state)
  next.season = 'summer'
  assert.equal(of(new Scene(next, collectIncome).state, 'ENG').relics, 0)
})

test('SNS 12.4.2 New Town: a minor city where the seat wants it, which pays at once', () => {
  const scene = spring(white('newTown'))
  assert.equal(scene.refusal('ENG', 'fortune-land', 'wales'), 'SNS 12.4.2')
  scene.answer('ENG', 'fortune-land', 'mercia')
  assert.equal(scene.state.lands.mercia.cities.at(-1)?.built, 1)
  assert.equal(gold(scene), 110)
})

test('SNS 12.4.5 New Town: without an answer it stands in the capital, else in the first land', () => {
  const beside = spring(white('newTown')).away()
  assert.equal(beside.state.lands.wessex.cities.at(-1)?.built, 1)
  const lost = spring(white('newTown'), (state) => handOver(state, 'wessex', 'FRA')).away()
  assert.equal(lost.state.lands.mercia.cities.at(-1)?.built, 1)
})

test('SNS 12.4.3 Famine: no harvest', () => {
  assert.equal(gold(spring(black('famine'))), 70)
})

test('SNS 12.4.3 Plague: each army loses 2 casualty points of its owner’s choice', () => {
  const scene = spring(black('plague'))
  const armies = ['I', 'II', 'III'] as const
  for (const id of armies) scene.answer('ENG', 'losses', [{ piece: `ENG ${id}`, kind: 'PS', count: 2 }])
  for (const id of armies) assert.equal(of(scene.state, 'ENG').armies[id]?.units.PS, 0)
  assert.ok(scene.over)
})

test('SNS 14.1.1, TBL 7.4 Plague: nobody else can tell which army has suffered already', () => {
  const suffered = spring(black('plague')).answer('ENG', 'losses', [{ piece: 'ENG I', kind: 'PS', count: 2 }])
  assert.deepEqual(suffered.place(), spring(black('plague')).place())
})

test('SNS 12.4.4, SNS 12.4.5 Plague: an army worth no more is gone, and who is away loses what costs least', () => {
  const scene = spring(black('plague'), (state) => {
    of(state, 'ENG').armies.III = newArmy('ENG', 'III', 'northumbria', { ...noUnits(), PS: 1 })
  }).away()
  assert.equal(of(scene.state, 'ENG').armies.III, undefined)
  assert.deepEqual(of(scene.state, 'ENG').armies.I?.units, { KN: 1, HC: 0, LC: 0, HI: 2, LI: 3, PS: 0 })
})

test('SNS 12.4.3 Storms: each fleet at sea loses one ship, docked ones none', () => {
  const scene = spring(black('storms'), (state) => {
    const fleet = of(state, 'ENG').fleets['2']
    assert.ok(fleet)
    fleet.at = 'wessex'
  })
  const two = [
    { piece: 'ENG 1', kind: 'TR', count: 1 },
    { piece: 'ENG 2', kind: 'RD', count: 1 },
  ]
  assert.equal(scene.refusal('ENG', 'storm-losses', two), 'SNS 12.4.3')
  assert.equal(scene.refusal('ENG', 'storm-losses', [{ piece: 'ENG 1', kind: 'WS', count: 1 }]), 'SNS 12.4.3')
  scene.answer('ENG', 'storm-losses', [{ piece: 'ENG 1', kind: 'RD', count: 1 }])
  assert.deepEqual(of(scene.state, 'ENG').fleets['1']?.ships, { WS: 0, RD: 1, TR: 2 })
  assert.deepEqual(of(scene.state, 'ENG').fleets['2']?.ships, { WS: 1, RD: 1, TR: 0 })
})

test('SNS 12.4.5, SNS 7.8.9 Storms: the cheapest ship goes, and cargo without room with it', () => {
  const scene = spring(
    black('storms'),
    (state) => {
      const { armies, fleets } = of(state, 'ENG')
      delete fleets['2']
      fleets['1'] = newFleet('ENG', '1', 'irish_sea', { ...noShips(), RD: 1, TR: 1 })
      armies.I = { ...newArmy('ENG', 'I', 'mercia', { ...noUnits(), LI: 4 }), at: 'irish_sea', aboard: ['1'] }
    },
    [{ draws: { piece: 'ENG I', kind: 'LI' } }],
  ).away()
  assert.equal(of(scene.state, 'ENG').fleets['1']?.ships.TR, 0)
  assert.equal(of(scene.state, 'ENG').armies.I?.units.LI, 3)
})

/** England has taken Wales and Alba. */
const conquests = (state: State) => {
  handOver(state, 'wales', 'ENG')
  handOver(state, 'alba', 'ENG')
}

test('SNS 12.4.3 Pretender: a land that is not home and holds no army turns neutral', () => {
  const scene = spring(black('pretender'), conquests)
  assert.equal(scene.refusal('ENG', 'fortune-land', 'mercia'), 'SNS 12.4.3')
  scene.answer('ENG', 'fortune-land', 'alba')
  assert.deepEqual([scene.state.lands.alba.owner, scene.state.lands.wales.owner], [null, 'ENG'])
  assert.ok(scene.state.lands.alba.cities.every(({ holder }) => holder === null))
})

test('SNS 12.4.3, SNS 3.4.4 Pretender: what is somebody’s home is never neutral, whoever has taken it', () => {
  const scene = spring(black('pretender'), (state) => {
    handOver(state, 'normandy', 'ENG')
    handOver(state, 'wales', 'ENG')
  })
  assert.deepEqual([scene.state.lands.normandy.owner, scene.state.lands.wales.owner], ['ENG', null])
})

test('SNS 12.4.4 Pretender: garrisoned land is safe, and where nothing can be lost nothing is', () => {
  const held = spring(black('pretender'), (state) => {
    conquests(state)
    of(state, 'ENG').armies.IV = newArmy('ENG', 'IV', 'wales', { ...noUnits(), LI: 1 })
  })
  assert.deepEqual([held.state.lands.alba.owner, held.state.lands.wales.owner], [null, 'ENG'])
  assert.equal(gold(spring(black('pretender'))), 100)
})

test('SNS 12.4.3 Great Fire: where the last city burns fleets put to sea, where one is left they stay', () => {
  for (const [land, isPort] of [
    ['ulster', false],
    ['wales', true],
  ] as const) {
    const scene = spring(black('greatFire'), (state) => {
      handOver(state, land, 'ENG')
      state.lands[land].cities.push({ kind: 'minor', capitalOf: null, built: 1, holder: 'ENG' })
      of(state, 'ENG').fleets['1'] = newFleet('ENG', '1', land, { ...noShips(), TR: 1 })
    })
    scene.answer('ENG', 'fortune-price', 'loss').away()
    assert.equal(of(scene.state, 'ENG').fleets['1']?.at === land, isPort)
  }
})

test('SNS 12.4.3 Pretender: fleets in the port put to sea', () => {
  const scene = spring(black('pretender'), (state) => {
    handOver(state, 'wales', 'ENG')
    of(state, 'ENG').fleets['1'] = newFleet('ENG', '1', 'wales', { ...noShips(), TR: 1 })
  }).away()
  const fleet = of(scene.state, 'ENG').fleets['1']
  assert.equal(fleet?.at, fleet?.from)
  assert.notEqual(fleet?.at, 'wales')
})

/** England has built a minor city in Mercia and has this much gold. */
const built =
  (purse: number, cities = 1) =>
  (state: State) => {
    of(state, 'ENG').gold = purse
    for (let n = 0; n < cities; n += 1)
      state.lands.mercia.cities.push({ kind: 'minor', capitalOf: null, built: 1, holder: 'ENG' })
  }

test('SNS 12.4.3 Great Fire: a built minor city, or 50 gold', () => {
  const paid = spring(black('greatFire'), built(60)).answer('ENG', 'fortune-price', 'gold')
  assert.equal(gold(paid), 60 - 50 + 110)
  const burnt = spring(black('greatFire'), built(60)).answer('ENG', 'fortune-price', 'loss')
  assert.equal(gold(burnt), 60 + 100)
  assert.ok(
    burnt.state.lands.mercia.cities.every((city) => city.built === null),
    'printed cities do not burn',
  )
})

test('SNS 12.4.4, SNS 12.4.5 Great Fire: gold only whole, and given by who is away', () => {
  assert.equal(gold(spring(black('greatFire'), built(60)).away()), 60 - 50 + 110)
  const poor = spring(black('greatFire'), built(45))
  assert.equal(poor.refusal('ENG', 'fortune-price', 'gold'), 'SNS 12.4.4')
  assert.equal(gold(poor.away()), 45 + 100, 'the city burns')
  assert.equal(gold(spring(black('greatFire'), built(45, 0))), 100, 'nothing else to lose: the gold there is')
})

test('SNS 12.4.3 Border Raids: 40 gold or 4 casualty points of armies', () => {
  const purse = (state: State) => {
    of(state, 'ENG').gold = 40
  }
  const paid = spring(black('borderRaids'), purse).answer('ENG', 'fortune-price', 'gold')
  assert.equal(gold(paid), 100)
  const fought = spring(black('borderRaids'), purse).answer('ENG', 'fortune-price', 'loss')
  fought.answer('ENG', 'losses', [
    { piece: 'ENG I', kind: 'LI', count: 1 },
    { piece: 'ENG II', kind: 'LI', count: 1 },
  ])
  assert.equal(gold(fought), 140)
  assert.equal(of(fought.state, 'ENG').armies.I?.units.LI, 2)
  assert.equal(of(fought.state, 'ENG').armies.II?.units.LI, 3)
})

test('SNS 14.1.3, TBL 7.4 that somebody would rather bear a calamity than pay is known when it strikes', () => {
  for (const card of ['greatFire', 'borderRaids'] as const) {
    const scene = spring(black(card), (state) => {
      built(60, 2)(state)
      state.lands.wessex.cities.push({ kind: 'minor', capitalOf: null, built: 1, holder: 'ENG' })
    })
    const before = scene.place()
    scene.answer('ENG', 'fortune-price', 'loss')
    assert.deepEqual(scene.place(), before, 'the place says nothing of it')
    assert.deepEqual(
      (['ENG', 'FRA'] as const).map((seat) => scene.view(seat).powers.ENG?.bearing),
      [true, undefined],
    )
    scene.away()
    assert.equal(of(scene.state, 'ENG').bearing, undefined)
  }
})

test('SNS 12.4.4 no draw in a learning turn', () => {
  const start = position(['ENG', 'FRA'], { ...options, learningTurn: true })
  assert.ok(new Scene(start, collectIncome).over)
})

test('SNS 14.1.1 calamity tells others how many were lost, not which', () => {
  const scene = spring(black('storms')).away()
  const lines = scene.told('FRA').filter((line) => line.includes('loses'))
  assert.deepEqual(lines, ['England loses 2 ships.'])
})

test('SNS 14.1.1, SNS 14.1.3 that a seat has no choice shows in nothing: it is asked all the same', () => {
  const alike = (state: State) => {
    const { armies, fleets } = of(state, 'ENG')
    for (const army of Object.values(armies)) army.units = { ...noUnits(), LI: 5 }
    for (const fleet of Object.values(fleets)) fleet.ships = { ...noShips(), TR: 2 }
    of(state, 'ENG').gold = 0
  }
  assert.deepEqual(spring(black('plague'), alike).asked('ENG'), ['losses', 'losses', 'losses'])
  assert.deepEqual(spring(black('storms'), alike).asked('ENG'), ['storm-losses'])
  assert.deepEqual(spring(black('borderRaids'), alike).asked('ENG'), ['fortune-price'])
})
