import { test } from 'node:test'
import { diceFor, diceRoot, seedFrom } from '@windward/table'
import { benchFor, pickingUp, thinkingAhead } from '@windward/table/contract'
import { resolveBattles } from '../../src/battle/resolve-battles.ts'
import { atSea, onLand, phaseGame, seaBattles } from './war.ts'

const wars = [
  { where: 'battles on land and sieges', start: onLand, phase: resolveBattles },
  { where: 'battles at sea', start: atSea, phase: seaBattles },
]
const NUMBERS = [...Array(16).keys()]

for (const { where, start, phase } of wars) {
  const bench = (seed: number) => {
    const dice = diceFor(diceRoot(seedFrom('war', seed), {}), 'position')
    const game = phaseGame(start(dice), (t) => phase(t))
    return benchFor(game, { seed, tables: [{ seats: 4 }] })
  }
  test(`TBL 7.1 picked up at any question, ${where} go on as they do`, () => {
    for (const number of NUMBERS) pickingUp(bench(number))
  })
  test(`TBL 7.1 whoever thinks ahead in ${where} is asked the same there`, () => {
    for (const number of NUMBERS) thinkingAhead(bench(number))
  })
}
