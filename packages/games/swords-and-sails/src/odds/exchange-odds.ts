import { figureOf, isUnitId } from '../battle/figure.ts'
import { LINE_COMBAT_AT_SEA, LINE_COMBAT_ON_LAND, type ShipTargetId } from '../data/battle/line-combat.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { ShipId } from '../data/ships.ts'
import type { UnitId } from '../data/units.ts'
import { cardOf } from '../powers.ts'
import { diceSpread } from './dice-sums.ts'
import { chanceAbove } from './spread.ts'

/** A unit or a ship at the head of a file. */
export interface Front {
  readonly faction: FactionId
  readonly kind: UnitId | ShipId
  /** A ship with units aboard (SNS 7.8.5). */
  readonly loaded: boolean
}

/** What one blow of line combat does. */
interface Strike {
  readonly destroys: number
  readonly captures: number
}

export interface ExchangeOdds {
  readonly kind: 'exchange'
  readonly exact: true
  readonly trials: 0
  readonly error: 0
  readonly first: Strike
  readonly second: Strike
  /** The enemy's unit alone is gone, one's own alone, both, or none. */
  readonly win: number
  readonly lose: number
  readonly both: number
  readonly neither: number
}

/** SNS 7.7.5, SNS 7.8.11: one exchange of two front units, from the tables. */
export function exchangeOdds(first: Front, second: Front): ExchangeOdds {
  const [there, back] = [strike(first, second), strike(second, first)]
  const hit = there.destroys + there.captures
  const struck = back.destroys + back.captures
  return {
    kind: 'exchange',
    exact: true,
    trials: 0,
    error: 0,
    first: there,
    second: back,
    win: hit * (1 - struck),
    lose: struck * (1 - hit),
    both: hit * struck,
    neither: (1 - hit) * (1 - struck),
  }
}

const TWO_DICE = diceSpread(2, (face) => face)

function upTo(value: number): number {
  return value < 2 ? 0 : 1 - chanceAbove(TWO_DICE, value)
}

/** What one blow does. */
export function strike(by: Front, at: Front): Strike {
  if (isUnitId(by.kind)) {
    if (!isUnitId(at.kind)) throw new Error('units do not fight ships')
    const value = LINE_COMBAT_ON_LAND[cardOf(by.faction).rows[by.kind]][at.kind]
    return { destroys: upTo(value), captures: 0 }
  }
  if (isUnitId(at.kind)) throw new Error('ships do not fight units')
  if (figureOf(by.faction, by.kind).dice === 0) return { destroys: 0, captures: 0 }
  const { destroy, capture } = LINE_COMBAT_AT_SEA[by.kind][targetOf(at.kind, at.loaded)]
  return { destroys: upTo(destroy) - upTo(capture), captures: upTo(capture) }
}

function targetOf(ship: ShipId, loaded: boolean): ShipTargetId {
  if (ship !== 'TR') return ship
  return loaded ? 'TRloaded' : 'TRunloaded'
}
