import type { Match } from '@windward/table'
import type { Skirmish } from '@windward/table/fixture'
import { median } from './median.ts'
import { playRound, sit } from './ours.ts'
import { marching } from './skirmish-orders.ts'

const MATCHES = 100
const WARM_UP_MATCHES = 10
/** Two rounds of seven answers, 15 to 28 and 1,989 to 2,002; both begin with a march out. */
const EARLY_TURN = 3
const LATE_TURN = 285
const ROUNDS = 2

/** What an answer around number 2,000 costs, in answers around number 20 of the same match. */
export function growth(progress: (share: number) => void): number {
  const ratios: number[] = []
  for (let number = 0; number < WARM_UP_MATCHES + MATCHES; number += 1) {
    const match = sit(LATE_TURN + ROUNDS, number)
    const early = msOfRoundsFrom(match, EARLY_TURN)
    const late = msOfRoundsFrom(match, LATE_TURN)
    if (number >= WARM_UP_MATCHES) ratios.push(late / early)
    progress((number + 1) / (WARM_UP_MATCHES + MATCHES))
  }
  return Number(median(ratios).toFixed(2))
}

function msOfRoundsFrom(match: Match<Skirmish>, turn: number): number {
  while (match.turn < turn) playRound(match, marching)
  const began = performance.now()
  while (match.turn < turn + ROUNDS) playRound(match, marching)
  return performance.now() - began
}
