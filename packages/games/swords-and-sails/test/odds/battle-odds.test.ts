import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom, USUAL_PAINS } from '@windward/search/odds'
import { battleOdds, type Contender } from '../../src/odds/battle-odds.ts'
import { broadsideSpread, damageIn, onesIn } from '../../src/odds/dice-sums.ts'
import { exchangeOdds } from '../../src/odds/exchange-odds.ts'
import { near, side } from './sides.ts'

const SAMPLED = { ...USUAL_PAINS, way: 'sampled' } as const
test('SNS 7.3.4, SNS 7.2.2 one peasant against one peasant, worked out by hand', () => {
  // Each falls to a 1 or a 2. If neither falls, both may rout: round n rolls n dice against a morale of 1.
  const odds = battleOdds(side('HRE', { units: { PS: 1 } }), side('FRA', { units: { PS: 1 } }))
  const [falls, stands] = [1 / 3, 2 / 3]
  const holds = 1 / 6
  const both = stands * stands
  const fightsOn = both * holds * holds
  const firstRound = falls * stands + both * holds * (1 - holds)
  // In round two two dice always show more than 1: both rout.
  near(odds.win, firstRound + fightsOn * falls * stands)
  near(odds.lose, odds.win)
  near(odds.win + odds.lose + odds.neither, 1)
  assert.ok(odds.exact)
})

test('SNS 7.3.1, SNS 7.2.1 armour is taken before units', () => {
  // Two heavy infantry hit for 8 at most; the pool of 2 HI and 1 KN is 6, so at most 2 points come through in a round.
  const odds = battleOdds(side('HRE', { units: { HI: 2, KN: 1 } }), side('FRA', { units: { PS: 1 } }))
  near(odds.left[0], 12)
})

test('SNS 7.4.3 home makes steadier, the capital more', () => {
  const attacker = side('HRE', { units: { HI: 3 } })
  const lost = (home: Contender['home']) =>
    battleOdds(attacker, side('FRA', { units: { LI: 4 } }, { home })).win
  assert.ok(lost('no') > lost('land') && lost('land') > lost('capital'))
})

test('SNS 7.4.7, SNS 7.11.6, SNS 7.11.8 leaders tell in battle', () => {
  const units = { HI: 4 }
  const foe = side('FRA', { units: { HI: 4 } })
  const alone = battleOdds(side('HRE', { units }), foe).win
  for (const leader of ['commander', 'conqueror', 'charismatic'] as const)
    assert.ok(battleOdds(side('HRE', { units }, { leader }), foe).win > alone, leader)
})

test('SNS 7.5.1, SNS 7.6.1 who retreats in time keeps more', () => {
  const attacker = side('HRE', { units: { HI: 6 } })
  const left = (retreatBelow: number) =>
    battleOdds(attacker, side('NSE', { units: { LI: 4 } }, { retreatBelow }), 'land', SAMPLED).left[1]
  assert.ok(left(1) > left(0))
})

test('exact and sampled odds of land battles agree within the stated error', () => {
  const pairs: [Contender, Contender][] = [
    [side('BYZ', { units: { KN: 1, HI: 2 } }), side('KIE', { units: { PS: 4, LI: 2 } }, { home: 'land' })],
    [side('FRA', { units: { HC: 2 } }), side('ENG', { units: { LI: 3, PS: 1 } }, { retreatBelow: 0.5 })],
    [side('FAT', { units: { LC: 2, LI: 1 } }), side('BYZ', { units: { HI: 3 } }, { home: 'capital' })],
    [
      side('NSE', { units: { HI: 2, PS: 2 } }, { leader: 'commander' }),
      side('HRE', { units: { KN: 1, LI: 2 } }),
    ],
  ]
  for (const [first, second] of pairs) {
    const exact = battleOdds(first, second, 'land', { ...USUAL_PAINS, way: 'exact' })
    const sampled = battleOdds(first, second, 'land', SAMPLED)
    for (const end of ['win', 'lose', 'neither'] as const) near(sampled[end], exact[end], sampled.error)
    near(sampled.left[0], exact.left[0], 0.1)
    near(sampled.left[1], exact.left[1], 0.1)
    assert.ok(exact.error < 1e-6)
  }
})

test('exact and sampled odds of sea battles agree within the stated error', () => {
  const pairs: [Contender, Contender][] = [
    [side('BYZ', { ships: { WS: 1 } }), side('NSE', { ships: { RD: 2 } })],
    [side('BYZ', { ships: { WS: 1, TR: 1 } }), side('NSE', { ships: { RD: 2, TR: 1 } })],
    [side('FAT', { ships: { RD: 1, TR: 2 } }), side('QUR', { ships: { TR: 4 } }, { retreatBelow: 0.5 })],
  ]
  for (const [first, second] of pairs) {
    const exact = battleOdds(first, second, 'sea', { ...USUAL_PAINS, way: 'exact' })
    const sampled = battleOdds(first, second, 'sea', SAMPLED)
    for (const end of ['win', 'lose', 'neither'] as const) near(sampled[end], exact[end], sampled.error)
  }
})

test('SNS 7.8.7, SNS 7.8.8 transports alone are taken, and hinder nobody when all are alone', () => {
  const taken = battleOdds(side('BYZ', { ships: { WS: 1 } }), side('NSE', { ships: { TR: 3 } }), 'sea')
  assert.deepEqual([taken.win, taken.left], [1, [9, 0]])
  const harmless = battleOdds(side('BYZ', { ships: { TR: 1 } }), side('NSE', { ships: { TR: 3 } }), 'sea')
  assert.deepEqual([harmless.neither, harmless.left], [1, [1, 3]])
})

test('SNS 7.8.4, SNS 7.8.7 loaded transports are no prize: others are captured, and at last they sink', () => {
  const foe = side('BYZ', { ships: { WS: 1 } })
  const fleet = (loaded: number) => side('NSE', { ships: { RD: 1, TR: 2 }, loaded })
  const [empty, laden] = [battleOdds(foe, fleet(0), 'sea'), battleOdds(foe, fleet(2), 'sea')]
  assert.ok(laden.win > empty.win, 'a pair of ones takes the raider')
  const taken = battleOdds(foe, side('NSE', { ships: { TR: 3 }, loaded: 2 }), 'sea')
  assert.deepEqual([taken.win, taken.left], [1, [7, 0]])
})

test('a great battle is sampled, in no more time than a person waits', () => {
  const force = { units: { KN: 3, HC: 3, LC: 4, HI: 6, LI: 6, PS: 8 } }
  const odds = battleOdds(side('HRE', force), side('FRA', force))
  assert.deepEqual([odds.exact, odds.trials], [false, 100_000])
  near(odds.error, 0.0031, 1e-4)
})

test('so is a great battle at sea, whose rolls have too many ways to be listed', () => {
  const odds = battleOdds(
    side('BYZ', { ships: { WS: 15, RD: 10, TR: 6 } }),
    side('NSE', { ships: { WS: 10, RD: 20, TR: 8 } }),
    'sea',
  )
  assert.deepEqual([odds.exact, odds.trials], [false, 100_000])
  near(odds.win + odds.lose + odds.neither, 1)
})

test('SNS 7.8.2 drawn throw by throw a broadside comes out as it does from the list of all its ways', () => {
  const warships = { kind: 'WS', type: 'WS', dice: 3, upTo: 5 } as const
  const raiders = { kind: 'RD', type: 'RD', dice: 2, upTo: 4 } as const
  const broadside = broadsideSpread([warships, raiders])
  const random = randomFrom('broadsides')
  const drawn = new Map<number, number>()
  const trials = 100_000
  for (let trial = 0; trial < trials; trial += 1) {
    const code = broadside.draw(random)
    drawn.set(code, (drawn.get(code) ?? 0) + 1 / trials)
  }
  for (const [place, code] of broadside.values.entries())
    near(drawn.get(code) ?? 0, broadside.chances[place] ?? 0, 0.006)
  assert.ok(broadside.values.every((code) => onesIn(code) <= 5 && damageIn(code) <= 23))
})

test('SNS E51, SNS 7.7.5, SNS 7.7.6 one exchange on land', () => {
  const front = (faction: Contender['faction'], kind: 'KN' | 'PS' | 'HI' | 'LC') => ({
    faction,
    kind,
    loaded: false,
  })
  near(exchangeOdds(front('HRE', 'KN'), front('FRA', 'PS')).first.destroys, 35 / 36)
  near(exchangeOdds(front('HRE', 'HI'), front('FRA', 'LC')).first.destroys, 6 / 36)
  near(exchangeOdds(front('NSE', 'HI'), front('FRA', 'LC')).first.destroys, 10 / 36)
  near(exchangeOdds(front('KIE', 'PS'), front('FRA', 'KN')).first.destroys, 3 / 36)
  const { win, lose, both, neither } = exchangeOdds(front('HRE', 'PS'), front('FRA', 'KN'))
  near(win, (1 / 36) * (1 / 36))
  near(lose, (35 / 36) * (35 / 36))
  near(win + lose + both + neither, 1)
})

test('SNS E53, SNS 7.8.11 one exchange at sea', () => {
  const warship = { faction: 'BYZ', kind: 'WS', loaded: false } as const
  const transport = (loaded: boolean) => ({ faction: 'NSE', kind: 'TR', loaded }) as const
  const empty = exchangeOdds(warship, transport(false)).first
  near(empty.captures, 6 / 36)
  near(empty.destroys, 27 / 36)
  assert.equal(exchangeOdds(warship, transport(true)).first.captures, 0)
  assert.deepEqual(exchangeOdds(warship, transport(true)).second, { destroys: 0, captures: 0 })
})
