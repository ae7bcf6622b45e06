import assert from 'node:assert/strict'
import { test } from 'node:test'
import { USUAL_PAINS } from '@windward/search/odds'
import { battleOdds, type Contender } from '../../src/odds/battle-odds.ts'
import { lineOdds } from '../../src/odds/line-odds.ts'
import { near, side } from './sides.ts'

test('SNS 7.7.5, SNS 7.4.2, SNS 7.7.10 one knight against one peasant in line, worked out by hand', () => {
  const odds = lineOdds(side('HRE', { units: { KN: 1 } }), side('FRA', { units: { PS: 1 } }))
  // The knight falls to a 2 alone, the peasant to anything but a 12. Later rounds come to less than one in 500,000.
  const [knight, peasant] = [1 / 36, 35 / 36]
  const stand = (1 - knight) * (1 - peasant)
  // If both stand, the knight routs with a 6 and the peasant with anything but a 1.
  const [knightRuns, peasantRuns] = [1 / 6, 5 / 6]
  const alone = stand * (1 - knightRuns) * peasantRuns
  near(odds.win, peasant * (1 - knight) + alone, 0.005)
  near(odds.lose, knight * (1 - peasant) + stand * knightRuns * (1 - peasantRuns), 0.005)
  near(odds.win + odds.lose + odds.neither, 1)
  assert.deepEqual([odds.exact, odds.kind], [true, 'land battle in line'])
})

test('exact and sampled odds of battles in line agree within the stated error', () => {
  const land: [Contender, Contender][] = [
    [side('BYZ', { units: { KN: 1, HI: 1 } }), side('KIE', { units: { LI: 3 } }, { home: 'land' })],
    [side('FRA', { units: { HC: 2 } }), side('ENG', { units: { LI: 3, PS: 1 } }, { retreatBelow: 0.5 })],
    [side('NSE', { units: { HI: 2 } }, { leader: 'commander' }), side('HRE', { units: { KN: 1, LI: 2 } })],
  ]
  const sea: [Contender, Contender][] = [
    [side('BYZ', { ships: { WS: 1 } }), side('NSE', { ships: { RD: 2 } })],
    [side('FAT', { ships: { RD: 1, TR: 1 } }), side('QUR', { ships: { TR: 3 } }, { retreatBelow: 0.5 })],
  ]
  for (const [where, pairs] of [['land', land] as const, ['sea', sea] as const])
    for (const [first, second] of pairs) {
      const exact = lineOdds(first, second, where, { ...USUAL_PAINS, way: 'exact' })
      const sampled = lineOdds(first, second, where, { ...USUAL_PAINS, way: 'sampled', seed: 'line' })
      assert.deepEqual([exact.exact, sampled.exact, sampled.trials], [true, false, 100_000])
      for (const end of ['win', 'lose', 'neither'] as const) near(sampled[end], exact[end], sampled.error)
      near(sampled.rounds, exact.rounds, 0.05)
      assert.ok(exact.error < 1e-6)
    }
})

test('SNS 7.7.1, SNS 7.8.13 who is named first is first in the answer, whoever begins the line', () => {
  const [few, many] = [side('HRE', { units: { HI: 2 } }), side('FRA', { units: { HI: 3 } })]
  const [one, other] = [lineOdds(few, many), lineOdds(many, few)]
  near(one.win, other.lose)
  assert.deepEqual(
    [one.began, other.began],
    [
      [6, 9],
      [9, 6],
    ],
  )
})

test('SNS 7.8.7, SNS 7.8.8 transports alone are taken in line too, without a round', () => {
  const taken = lineOdds(side('BYZ', { ships: { WS: 1 } }), side('NSE', { ships: { TR: 3 } }), 'sea')
  assert.deepEqual([taken.win, taken.left, taken.rounds], [1, [9, 0], 0])
  const quick = battleOdds(side('BYZ', { ships: { WS: 1 } }), side('NSE', { ships: { TR: 3 } }), 'sea')
  assert.deepEqual([quick.win, quick.left, quick.rounds], [1, [9, 0], 0])
})

test('a great battle in line is sampled', () => {
  const force = { units: { KN: 3, HC: 3, LC: 4, HI: 6, LI: 5, PS: 4 } }
  const odds = lineOdds(side('HRE', force), side('FRA', force))
  assert.deepEqual([odds.exact, odds.trials], [false, 100_000])
})
