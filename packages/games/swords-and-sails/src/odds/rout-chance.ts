import { MORALE } from '../data/battle/morale.ts'
import { diceSpread } from './dice-sums.ts'
import { chanceAbove } from './spread.ts'

/** Rout checks by round and what they must not exceed; every battle comes back to them. */
const known: number[][] = []

/** SNS 7.4.1, SNS 7.4.2: the chance that the dice of this round show more than so much. */
export function routChance(round: number, limit: number): number {
  const dice = round * MORALE.dicePerRound
  const sure = Math.min(Math.max(limit, 0), dice * 6)
  const ofRound = known[round] ?? []
  known[round] = ofRound
  const found =
    ofRound[sure] ??
    chanceAbove(
      diceSpread(dice, (face) => face),
      sure,
    )
  ofRound[sure] = found
  return found
}
