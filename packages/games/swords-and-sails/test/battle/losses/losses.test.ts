import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerate, textOf } from '@windward/table'
import type { FigureId } from '../../../src/battle/figure.ts'
import { defaultLosses, lossesInOrder } from '../../../src/battle/losses/cheapest-losses.ts'
import { losses } from '../../../src/battle/losses/decide-losses.ts'
import { lossAdvice } from '../../../src/battle/losses/loss-advice.ts'
import { lossOptions } from '../../../src/battle/losses/loss-options.ts'
import { type Losses, lossesFault } from '../../../src/battle/losses/losses.ts'
import { healthOf, type Stock, stocksOf } from '../../../src/battle/stock.ts'
import { battleWords } from '../../../src/battle/words.en.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import type { UnitId } from '../../../src/data/units.ts'
import { cardOf } from '../../../src/powers.ts'
import { view } from '../../../src/view/view.ts'
import { position } from '../../scene.ts'
import { army, fleet } from '../force.ts'

/** Losses out of Army I. */
const from = (faction: FactionId, counts: Partial<Record<UnitId, number>>): Losses =>
  stocksOf([army(faction, counts)]).map(({ piece, kind, count }) => ({ piece, kind, count }))

const kinds = (losses: Losses) => Object.fromEntries(losses.map(({ kind, count }) => [kind, count]))

test('SNS E46, SNS 7.2.2 one point takes a big unit where there is no small one', () => {
  assert.deepEqual(kinds(defaultLosses(stocksOf([army('HRE', { KN: 2, LI: 3 })]), 1)), { LI: 1 })
  assert.deepEqual(kinds(defaultLosses(stocksOf([army('HRE', { KN: 2 })]), 1)), { KN: 1 })
  assert.deepEqual(kinds(defaultLosses(stocksOf([fleet('HRE', { WS: 1 })]), 1)), { WS: 1 })
})

test('SNS 7.2.2 a force worth less than the points is lost whole', () => {
  const stocks = stocksOf([army('HRE', { LI: 1, PS: 1 })])
  assert.deepEqual(kinds(defaultLosses(stocks, 9)), { LI: 1, PS: 1 })
  assert.equal(lossesFault(stocks, 9, from('HRE', { LI: 1 })), 'tooFew')
  assert.equal(lossesFault(stocks, 9, from('HRE', { LI: 1, PS: 1 })), undefined)
})

test('SNS E47, SNS 7.2.3 legal and illegal losses of seven points', () => {
  const stocks = stocksOf([army('HRE', { KN: 2, LI: 3, PS: 3 })])
  const fault = (counts: Partial<Record<UnitId, number>>) => lossesFault(stocks, 7, from('HRE', counts))
  assert.equal(fault({ LI: 3, PS: 1 }), undefined)
  assert.equal(fault({ KN: 1, PS: 1 }), undefined)
  assert.equal(fault({ KN: 1, LI: 1 }), undefined)
  assert.equal(fault({ LI: 3 }), 'tooFew')
  assert.equal(fault({ KN: 1, PS: 2 }), 'tooMany')
  assert.equal(fault({ KN: 3 }), 'notThere')
})

test('SNS E61, SNS 7.2.4, SNS 7.2.6 what a casualty point costs, and who pays with what', () => {
  const each = (faction: FactionId, unit: 'KN' | 'HC' | 'LC' | 'HI' | 'LI' | 'PS') => {
    const { cost, health } = cardOf(faction).units[unit]
    return cost / health
  }
  assert.deepEqual(
    [each('NSE', 'PS'), each('NSE', 'LI'), each('NSE', 'LC'), each('NSE', 'HC')],
    [15, 15, 15, 16],
  )
  assert.deepEqual([each('NSE', 'HI') * 3, each('NSE', 'KN') * 3], [50, 50])
  assert.deepEqual([each('BYZ', 'HI') * 3, each('FRA', 'HC'), each('HRE', 'LI')], [40, 12, 12.5])
  assert.deepEqual([each('KIE', 'PS'), each('ENG', 'KN') * 3, each('FAT', 'LC')], [10, 40, 10])
  assert.deepEqual(kinds(defaultLosses(stocksOf([army('FRA', { HC: 2, PS: 9 })]), 5)), { HC: 1 })
})

test('SNS 7.2.4 the whole choice is cheapest, and of equal ones that with least excess', () => {
  assert.deepEqual(kinds(defaultLosses(stocksOf([army('FAT', { LC: 2, PS: 2 })]), 1)), { PS: 1 })
  assert.deepEqual(kinds(defaultLosses(stocksOf([army('FRA', { HC: 2, PS: 4 })]), 6)), { HC: 1, PS: 1 })
  assert.deepEqual(kinds(defaultLosses(stocksOf([army('NSE', { LI: 1, PS: 2, KN: 1 })]), 3)), {
    LI: 1,
    PS: 1,
  })
})

test('SNS 7.2.3 one choice is one answer, however one comes to it', () => {
  const stocks = stocksOf([army('HRE', { PS: 2 }), army('HRE', { KN: 1, HI: 1 }, 'II')])
  const answers = [...enumerate(lossOptions(stocks, 8))]
  const ways = new Set(answers.map((each) => JSON.stringify(each)))
  const choices = new Set(answers.map((each) => JSON.stringify(sorted(each))))
  assert.equal(ways.size, choices.size)
})

test('SNS 7.2.4 defaults agree with a search of every legal choice', () => {
  const stocks = stocksOf([army('BYZ', { KN: 1, HC: 1, LC: 1, HI: 2, LI: 2, PS: 2 })])
  const gold = (losses: Losses) =>
    losses.reduce((sum, { kind, count }) => sum + count * goldOf(stocks, kind), 0)
  for (let points = 1; points < healthOf(stocks); points += 1) {
    const all = [...enumerate(lossOptions(stocks, points))]
    for (const each of all) assert.equal(lossesFault(stocks, points, each), undefined)
    assert.equal(gold(defaultLosses(stocks, points)), Math.min(...all.map(gold)))
  }
})

function goldOf(stocks: readonly Stock[], kind: FigureId): number {
  return stocks.find((stock) => stock.kind === kind)?.figure.gold ?? Number.NaN
}

test('SNS 7.2.3 every choice that throws nothing away is offered, and no other', () => {
  const stocks = stocksOf([army('HRE', { KN: 1, LI: 2, PS: 2 })])
  const offered = new Set([...enumerate(lossOptions(stocks, 5))].map((each) => JSON.stringify(sorted(each))))
  const legal = new Set<string>()
  for (let KN = 0; KN <= 1; KN += 1)
    for (let LI = 0; LI <= 2; LI += 1)
      for (let PS = 0; PS <= 2; PS += 1) {
        const counts = { ...(KN && { KN }), ...(LI && { LI }), ...(PS && { PS }) }
        const chosen = from('HRE', counts)
        if (lossesFault(stocks, 5, chosen) === undefined) legal.add(JSON.stringify(sorted(chosen)))
      }
  assert.deepEqual(offered, legal)
})

const sorted = (losses: Losses) => [...losses].sort((a, b) => (a.kind < b.kind ? -1 : 1))

test('SNS 7.12.1 an order of losses left behind is followed without waste', () => {
  const stocks = stocksOf([army('HRE', { KN: 2, HI: 1, PS: 2 })])
  assert.deepEqual(kinds(lossesInOrder(stocks, 2, ['PS', 'KN'])), { PS: 2 })
  assert.deepEqual(kinds(lossesInOrder(stocks, 7, ['PS', 'KN'])), { PS: 1, KN: 1 })
  assert.deepEqual(
    kinds(lossesInOrder(stocks, 5, ['PS'])),
    { PS: 2, HI: 1 },
    'the others where it does not reach',
  )
  assert.deepEqual(kinds(lossesInOrder(stocks, 6, ['PS'])), { KN: 1 }, 'and nothing for nothing')
  assert.deepEqual(kinds(lossesInOrder(stocks, 1, ['LC'])), { PS: 1 }, 'an order that names nothing is none')
})

test('SNS 12.3.4 mercenaries can be lost like any other unit', () => {
  const hired = { ...army('BYZ', { HI: 1 }), bands: [{ card: 'slavLevy' as const, left: 3, hired: 1 }] }
  const stocks = stocksOf([hired])
  assert.equal(healthOf(stocks), 6)
  assert.deepEqual(kinds(defaultLosses(stocks, 2)), { slavLevy: 2 })
})

test('SNS 7.2.6, SNS E61 newcomers are told what costs them least', () => {
  const advice = (faction: FactionId) => lossAdvice(faction).map(({ units }) => units.join(' '))
  assert.deepEqual(advice('BYZ'), ['HI', 'LC LI PS', 'HC', 'KN'])
  assert.deepEqual(advice('NSE'), ['LC LI PS', 'HC', 'KN HI'])
  const title = losses.title({
    seat: 'BYZ',
    view: view(position(['BYZ', 'FAT', 'KIE'], { novices: ['BYZ'] }), 'BYZ'),
    brief: { points: 3, pieces: [], spared: 'none' },
  })
  assert.match(
    textOf(title, battleWords),
    /heavy infantry, then light cavalry or light infantry or peasants, then/,
  )
})
