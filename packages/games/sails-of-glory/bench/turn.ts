import { meleeOf, microsecondsOfTurn, pairsInReach } from './melee.ts'

const SIZES = [2, 4, 8, 16] as const
const WARM = 300
const TURNS = 200
const ROUNDS = 7

/** What a whole turn costs by the number of ships: the median of several rounds, each the mean of many turns. */
export function turnCosts(warm = WARM, turns = TURNS, rounds = ROUNDS) {
  for (const ships of SIZES) for (let number = 0; number < warm; number += 1) play(ships, number)
  return SIZES.map((ships) => {
    const means = Array.from({ length: rounds }, (_, round) => {
      let spent = 0
      for (let number = 0; number < turns; number += 1) spent += play(ships, round * turns + number)
      return spent / turns / 1000
    })
    const turnMs = means.toSorted((a, b) => a - b)[rounds >> 1] ?? 0
    const pairs = pairsInReach(meleeOf(ships, 0))
    return { ships, pairs, turnMs: Number(turnMs.toFixed(3)), msPerPair: Number((turnMs / pairs).toFixed(4)) }
  })
}

function play(ships: number, number: number): number {
  return microsecondsOfTurn(meleeOf(ships, number))
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(turnCosts())}\n`)
