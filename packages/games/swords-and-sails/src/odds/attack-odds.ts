import { type Certainty, type Pains, USUAL_PAINS } from '@windward/search/odds'
import { healthOf, type Stock } from '../battle/stock.ts'
import { leaderOf } from '../powers.ts'
import type { SiegeRoll } from '../siege/siege-dice.ts'
import { battleEnds, type Contender, type Figures, stocksFor, type Tally, tally } from './battle-odds.ts'
import { lineEnds } from './line-odds.ts'
import { pointsOf } from './siege-points.ts'
import { meanOf, type Spread } from './spread.ts'
import { Muster } from './troop.ts'

/** An army that comes to take a land: whoever defends it in the field, then its walls. */
export interface Attack {
  readonly attacker: Contender
  readonly defender?: Contender | undefined
  readonly roll: SiegeRoll
  readonly inLine?: boolean
}

export interface AttackOdds extends Certainty {
  readonly kind: 'attack'
  /** The attacker ends up holding the land. */
  readonly taken: number
  /** Nothing where nobody defends it in the field. */
  readonly battle: FieldOdds | null
  readonly siege: WallOdds
}

interface FieldOdds {
  readonly win: number
  readonly lose: number
  readonly neither: number
  readonly figures: Figures
  readonly rounds: number
}

interface WallOdds {
  readonly roll: SiegeRoll
  /** Casualty points rolled: on the average, at least, at most. */
  readonly points: { readonly mean: number; readonly least: number; readonly most: number }
  /** Casualty points of what is left of the army when it comes to the walls, on the average. */
  readonly army: number
  /** Whether a unit outlives them, once the battle is won. */
  readonly win: number
  /** Units lost there on the average, once the battle is won. */
  readonly lost: number
}

/** SNS 7, SNS 8: a battle and the siege that follows it, with the losses of SNS 7.2.4 and nothing bought off. */
export function attackOdds(attack: Attack, pains: Pains = USUAL_PAINS): AttackOdds {
  const { attacker, defender, roll, inLine = false } = attack
  if (defender === undefined) return unopposed(attacker, roll)
  const ends = inLine ? lineEnds : battleEnds
  return ends(attacker, defender, 'land', pains, () => attackTally(attacker, defender, roll))
}

function unopposed(attacker: Contender, roll: SiegeRoll): AttackOdds {
  const walls = wallsBefore(attacker, pointsOf(roll))
  const { taken, lost } = walls(stocksFor(attacker.faction, attacker.force))
  const army = healthOf(stocksFor(attacker.faction, attacker.force))
  const siege = { ...rolled(roll), army, win: taken, lost }
  return { kind: 'attack', taken, battle: null, siege, exact: true, trials: 0, error: 0 }
}

type Counted = Pick<AttackOdds, 'kind' | 'taken' | 'battle' | 'siege'>

function attackTally(attacker: Contender, defender: Contender, roll: SiegeRoll): Tally<Counted> {
  const field = tally(attacker, defender)
  const walls = wallsBefore(attacker, pointsOf(roll))
  const sums = { taken: 0, army: 0, lost: 0 }
  return {
    count: (end, weight) => {
      field.count(end, weight)
      if (!end.holds[0] || end.holds[1]) return
      const { taken, lost } = walls(end.first)
      sums.taken += weight * taken
      sums.lost += weight * lost
      sums.army += weight * end.left[0]
    },
    chances: () => {
      const { win, lose, neither, figures, rounds } = field.chances()
      const once = (sum: number) => (win === 0 ? 0 : sum / win)
      return {
        kind: 'attack',
        taken: sums.taken,
        battle: { win, lose, neither, figures, rounds },
        siege: {
          ...rolled(roll),
          army: once(sums.army),
          win: once(sums.taken),
          lost: once(sums.lost),
        },
      }
    },
  }
}

function rolled(roll: SiegeRoll): Pick<WallOdds, 'roll' | 'points'> {
  const points = pointsOf(roll)
  const { values } = points
  return {
    roll,
    points: { mean: meanOf(points), least: Math.min(...values), most: Math.max(...values) },
  }
}

interface Outlived {
  readonly taken: number
  readonly lost: number
}

/** What the walls do to a remnant of the army; each remnant is worked out once. */
function wallsBefore({ faction, leader }: Contender, points: Spread): (army: readonly Stock[]) => Outlived {
  const muster = new Muster(faction, leaderOf({ leader }))
  const known = new Map<number, Outlived>()
  return (army) => {
    const troop = muster.troop(army)
    const found = known.get(troop.id)
    if (found !== undefined) return found
    let [taken, lost] = [0, 0]
    for (const [place, value] of points.values.entries()) {
      const chance = points.chances[place] ?? 0
      const left = troop.after(Math.min(value, troop.health))
      if (left.figures > 0) taken += chance
      lost += chance * (troop.figures - left.figures)
    }
    const outlived = { taken, lost }
    known.set(troop.id, outlived)
    return outlived
  }
}
