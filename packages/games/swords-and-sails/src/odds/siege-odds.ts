import { type Certainty, type Pains, USUAL_PAINS } from '@windward/search/odds'
import { BUY_OFF } from '../data/costs.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { LeaderId } from '../data/factions/leaders.ts'
import type { Fraction } from '../data/fraction.ts'
import type { Units } from '../pieces.ts'
import { leaderOf } from '../powers.ts'
import { mostBoughtOff } from '../siege/decide-siege-toll.ts'
import type { SiegeRoll } from '../siege/siege-dice.ts'
import { stocksFor } from './battle-odds.ts'
import type { DrawChain } from './draw-chain.ts'
import { oddsOf } from './odds.ts'
import { pointsOf } from './siege-points.ts'
import { meanOf } from './spread.ts'
import { Muster, type Troop } from './troop.ts'

/** A siege or a pillage that is thought about. */
export interface Besieger {
  readonly faction: FactionId
  readonly leader: LeaderId | null
  readonly units: Partial<Units>
  /** The points he would buy off at most, as far as SNS 8.3.1 lets him. */
  readonly buyOff: number
}

export interface SiegeOdds extends Certainty {
  readonly kind: 'siege'
  /** A unit survives, and the land is taken. */
  readonly win: number
  readonly roll: SiegeRoll
  /** Casualty points rolled: on the average, at least, at most. */
  readonly points: { readonly mean: number; readonly least: number; readonly most: number }
  /** The army's casualty points, and what it loses of them on the average. */
  readonly army: number
  readonly lost: number
  /** On the average: the price of the units lost, and the gold paid to buy points off. */
  readonly lostGold: number
  readonly paid: number
}

interface Toll {
  readonly army: Troop
  readonly bought: number
  readonly rolled: boolean
}

/** SNS 8.2, SNS 8.3: the odds of one roll against an army that loses by SNS 7.2.4. */
export function siegeOdds(besieger: Besieger, roll: SiegeRoll, pains: Pains = USUAL_PAINS): SiegeOdds {
  const { faction, leader, units, buyOff } = besieger
  const powers = leaderOf({ leader })
  const army = new Muster(faction, powers).troop(stocksFor(faction, { units }))
  const points = pointsOf(roll)
  const chain: DrawChain<Toll> = {
    start: { army, bought: 0, rolled: false },
    draws: ({ rolled }) => (rolled ? [] : [points]),
    next: (_, [rolled = 0]) => paidFor(army, rolled, buyOff, powers.siege.buyOff),
    key: ({ army: left, bought }) => `${left.id} ${bought}`,
  }
  const most = Math.max(...points.values)
  const least = Math.min(...points.values)
  return {
    kind: 'siege',
    roll,
    points: { mean: meanOf(points), least, most },
    army: army.health,
    ...oddsOf(chain, () => tally(army), pains),
  }
}

/** SNS 8.3.1: nobody buys off points for an army that is lost all the same. */
function paidFor(army: Troop, points: number, wish: number, share: Fraction): Toll {
  const bought = Math.min(wish, mostBoughtOff(points, share))
  const left = army.after(Math.min(points - bought, army.health))
  return { army: left, bought: left.figures > 0 ? bought : 0, rolled: true }
}

function tally(army: Troop) {
  const sums = { win: 0, lost: 0, lostGold: 0, paid: 0 }
  return {
    count: ({ army: left, bought }: Toll, weight: number) => {
      if (left.figures > 0) sums.win += weight
      sums.lost += weight * (army.health - left.health)
      sums.lostGold += weight * (priceOf(army) - priceOf(left))
      sums.paid += weight * bought * BUY_OFF.goldPerPoint
    },
    chances: () => sums,
  }
}

function priceOf({ stocks }: Troop): number {
  return stocks.reduce((sum, { count, figure }) => sum + count * figure.gold, 0)
}
