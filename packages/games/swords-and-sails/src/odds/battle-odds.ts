import { type Certainty, type Pains, USUAL_PAINS } from '@windward/search/odds'
import { figuresIn, healthOf, type Stock, stocksOf } from '../battle/stock.ts'
import { MORALE } from '../data/battle/morale.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { LeaderId } from '../data/factions/leaders.ts'
import { type Band, noShips, noUnits, type Ships, type Units } from '../pieces.ts'
import { leaderOf } from '../powers.ts'
import { type Fighter, type Fray, fighter, landBattleChain, type Temper } from './land-battle-chain.ts'
import { oddsOf } from './odds.ts'
import { seaBattleChain } from './sea-battle-chain.ts'
import { Muster } from './troop.ts'

/** One side of a battle that is thought about. */
export interface Contender {
  readonly faction: FactionId
  readonly leader: LeaderId | null
  /** At sea how many of the transports have troops aboard; none unless told. */
  readonly force:
    | { readonly units: Partial<Units>; readonly bands?: readonly Band[] }
    | { readonly ships: Partial<Ships>; readonly loaded?: number }
  /** SNS 7.4.3: whether it fights in land it controls, or in that of its capital. */
  readonly home: 'no' | 'land' | 'capital'
  /** It retreats when its casualty points are below this share of the enemy's; at 0 it fights to the end. */
  readonly retreatBelow: number
}

export interface BattleOdds extends Certainty {
  readonly kind: `${'land' | 'sea'} battle${'' | ' in line'}`
  /** The first holds the field, the second does, or neither. */
  readonly win: number
  readonly lose: number
  readonly neither: number
  /** Casualty points left on the average, those of who has fled included. */
  readonly left: readonly [first: number, second: number]
  /** Of how many at the beginning. */
  readonly began: readonly [first: number, second: number]
  /** The same in units or ships. */
  readonly figures: Figures
  readonly rounds: number
}

export interface Figures {
  readonly left: readonly [first: number, second: number]
  readonly began: readonly [first: number, second: number]
}

/** The odds of quick combat between two forces, on land (SNS 7.3) or at sea (SNS 7.8). */
export function battleOdds(
  first: Contender,
  second: Contender,
  where: 'land' | 'sea' = 'land',
  pains: Pains = USUAL_PAINS,
): BattleOdds {
  return {
    kind: `${where} battle`,
    ...battleEnds(first, second, where, pains, () => tally(first, second)),
  }
}

/** Counts the ways quick combat can end into a tally of one's own. */
export function battleEnds<T extends object>(
  first: Contender,
  second: Contender,
  where: 'land' | 'sea',
  pains: Pains,
  tallied: () => Tally<T>,
): T & Certainty {
  const sides = [enlisted(first), enlisted(second)] as const
  const tempers = [temperOf(first), temperOf(second)] as const
  const chain = where === 'sea' ? seaBattleChain(sides, tempers) : landBattleChain(sides, tempers)
  const counting = () => {
    const { count, chances } = tallied()
    return { count: (fray: Fray, weight: number) => count(endOf(fray), weight), chances }
  }
  return oddsOf(chain, counting, pains)
}

function enlisted({ faction, leader, force }: Contender): Fighter {
  const loaded = 'ships' in force ? (force.loaded ?? 0) : 0
  const muster = new Muster(faction, leaderOf({ leader }), loaded)
  const troop = muster.troop(stocksFor(faction, force))
  return fighter(troop, muster.armourOf(troop))
}

export function stocksFor(faction: FactionId, force: Contender['force']): Stock[] {
  return 'units' in force
    ? stocksOf([{ faction, id: 'I', bands: force.bands ?? [], units: { ...noUnits(), ...force.units } }])
    : stocksOf([{ faction, id: '1', bands: [], ships: { ...noShips(), ...force.ships } }])
}

export function temperOf({ home, retreatBelow }: Contender): Temper {
  const bonus = { no: 0, land: MORALE.ownTerritory, capital: MORALE.ownCapital }
  return { home: bonus[home], retreatBelow }
}

/** How a battle ended: who holds the field, what is left of each side, and the rounds it took. */
export interface End {
  readonly holds: readonly [first: boolean, second: boolean]
  /** In casualty points. */
  readonly left: readonly [first: number, second: number]
  readonly figures: readonly [first: number, second: number]
  /** The first side, kind by kind. */
  readonly first: readonly Stock[]
  readonly rounds: number
}

export interface Tally<T> {
  count(end: End, weight: number): void
  chances(): T
}

type BattleTally = Tally<
  Pick<BattleOdds, 'win' | 'lose' | 'neither' | 'left' | 'began' | 'figures' | 'rounds'>
>

export function tally(one: Contender, other: Contender): BattleTally {
  const sums = { win: 0, lose: 0, neither: 0, rounds: 0 }
  const left: [number, number] = [0, 0]
  const figures: [number, number] = [0, 0]
  const sides = [stocksFor(one.faction, one.force), stocksFor(other.faction, other.force)] as const
  return {
    count: ({ holds: [a, b], ...end }, weight) => {
      sums[a === b ? 'neither' : a ? 'win' : 'lose'] += weight
      left[0] += weight * end.left[0]
      left[1] += weight * end.left[1]
      figures[0] += weight * end.figures[0]
      figures[1] += weight * end.figures[1]
      sums.rounds += weight * end.rounds
    },
    chances: () => ({
      ...sums,
      left,
      began: [healthOf(sides[0]), healthOf(sides[1])],
      figures: { left: figures, began: [figuresIn(sides[0]), figuresIn(sides[1])] },
    }),
  }
}

function endOf({ sides: [a, b], round }: Fray): End {
  const holds = ({ troop, stays }: Fighter) => troop.figures > 0 && stays === 'fights'
  return {
    holds: [holds(a), holds(b)],
    left: [a.troop.health, b.troop.health],
    figures: [a.troop.figures, b.troop.figures],
    first: a.troop.stocks,
    rounds: round,
  }
}
