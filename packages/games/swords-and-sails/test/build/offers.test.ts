import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, sample, seedFrom } from '@windward/table'
import type { HandCard } from '../../src/cards.ts'
import type { LeaderId } from '../../src/data/factions/leaders.ts'
import type { Scene } from '../scene.ts'
import { cityScene, endow, seven, unitScene } from './building.ts'

const HANDS: readonly (readonly HandCard[])[] = [
  [],
  ['loggingBonus', 'sheepBreeding', 'horseBreeding', 'ironVein', 'stoneQuarry', 'stoneQuarry'],
  ['normanLances', 'slavLevy', 'wendishPirates', 'sheepBreeding'],
]
const LEADERS: readonly (LeaderId | null)[] = [null, 'charismatic', 'seaTrader', 'architect']

/** Every answer a random walk finds is legal, and many differ. */
function wandered(
  open: (gold: number, hand: readonly HandCard[], leader: LeaderId | null) => Scene,
  kind: string,
) {
  const dice = diceFor(diceRoot(seedFrom('offers', kind), {}), 'walk')
  const found = new Set<string>()
  for (const gold of [0, 25, 300, 2000])
    for (const hand of HANDS)
      for (const leader of LEADERS) {
        const question = open(gold, hand, leader).question('KIE', kind)
        for (let n = 0; n < 15; n += 1) {
          const answer = sample(question.options(), dice)?.answer
          assert.equal(question.check(answer), undefined, JSON.stringify(answer))
          question.warnings(answer)
          found.add(JSON.stringify(answer))
        }
      }
  return found.size
}

test('SNS 9.1.1 what is offered in phase 7 can be built', () => {
  const open = (gold: number, hand: readonly HandCard[], leader: LeaderId | null) =>
    unitScene(seven((s) => endow(s, 'KIE', { gold, hand: [...hand], leader }), { mercenaries: true }))
  assert.ok(wandered(open, 'units') > 300)
})

test('SNS 10.1.1 what is offered in phase 8 can be built', () => {
  const open = (gold: number, hand: readonly HandCard[], leader: LeaderId | null) =>
    cityScene(
      seven((s) => {
        endow(s, 'KIE', { gold, hand: [...hand], leader })
        s.lands.turov.cities.push({ kind: 'minor', capitalOf: null, built: 0, holder: 'KIE' })
      }),
    )
  assert.ok(wandered(open, 'cities') > 100)
})
