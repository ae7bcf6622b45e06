import type { FactionId } from '../../data/factions/factions.ts'
import { ARMY_IDS } from '../../data/pieces.ts'
import { VICTORY } from '../../data/victory.ts'
import type { State } from '../../state.ts'
import { sides } from '../../teams.ts'
import { type Points, pointsOf } from '../../victory/score.ts'
import { strengthOf } from '../strength.ts'

/** What is looked at in a side, in the order of the weights. */
type Features = readonly number[]

/** Fitted to 1,400 seasons of stewards' matches with two, four and seven seats (`npm run fit-worth`): which side won. */
const WEIGHTS: Features = [1.46, 0.21, 1.03, 0.2, 0.78, 0.17, 0.12, -0.3]

/** A seat's chance of winning from here, from 0 to 1; a victory shared with others counts for its part. */
export function chanceOfWinning(state: State, seat: FactionId): number {
  const { outcome } = state
  if (outcome !== null) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0
  const points = pointsOf(state)
  let [sum, own] = [0, 0]
  for (const side of sides(state)) {
    const weight = Math.exp(dot(featuresOf(state, side, points)))
    sum += weight
    if (side.includes(seat)) own = weight / side.length
  }
  return sum === 0 ? 0 : own / sum
}

function dot(features: Features): number {
  let sum = 0
  for (const [place, feature] of features.entries()) sum += feature * (WEIGHTS[place] ?? 0)
  return sum * DOUBT
}

/** Others may play better than stewards do: nothing is as sure as among them. */
const DOUBT = 0.6

/** A side as the weights see it. */
export function featuresOf(
  state: State,
  side: readonly FactionId[],
  points: ReadonlyMap<FactionId, Points>,
): Features {
  let [own, capitals, waits, strength, gold, cards, lost] = [0, 0, 0, 0, 0, 0, 0]
  for (const member of side) {
    const power = state.powers[member]
    if (power === undefined) continue
    own += points.get(member)?.own ?? 0
    capitals += points.get(member)?.capitals ?? 0
    waits = Math.max(waits, power.waitsUntil - state.number)
    gold += power.gold
    cards += power.hand.length
    for (const id of ARMY_IDS) {
      const army = power.armies[id]
      if (army !== undefined) strength += strengthOf(army)
    }
    if (isCapitalLost(state, member)) lost += 1
  }
  const size = side.length
  const bonus = VICTORY.teamBonus[size - 1] ?? 0
  const score = own / size + bonus + capitals * VICTORY.enemyCapital
  const target = VICTORY.targets[state.options.length] ?? FAR
  const isMarked = state.marks.some(
    ({ members }) => members.length === size && members.every((each) => side.includes(each)),
  )
  return [
    (score * TARGET) / target / 10,
    Math.max(0, (score / target - 1) * 4),
    isMarked ? 1 : 0,
    waits,
    strength / size / 20,
    gold / size / 100,
    cards / size,
    lost / size,
  ]
}

/** Weights are for the short match; a longer one goes the same way at another scale. */
const TARGET = 40
const FAR = 100

function isCapitalLost({ lands, powers }: State, seat: FactionId): boolean {
  return (powers[seat]?.home ?? []).some((land) =>
    lands[land].cities.some(({ capitalOf, holder }) => capitalOf === seat && holder !== seat),
  )
}
