import { type FigureId, figureOf } from '../battle/figure.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { LeaderId } from '../data/factions/leaders.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { leaderOf } from '../powers.ts'
import { strike } from './exchange-odds.ts'

/** What a side is worth in line combat; its kinds of units or ships go by their places in the table of kinds. */
export interface LineSide {
  readonly health: readonly number[]
  readonly morale: readonly number[]
  readonly moraleUnits: number
  readonly isCavalry: readonly boolean[]
  readonly canStrike: readonly boolean[]
  /** Chance that one blow of the first kind destroys, or captures, one of the enemy's second kind. */
  readonly destroys: readonly (readonly number[])[]
  readonly captures: readonly (readonly number[])[]
  /** SNS 7.7.14: whom it sends against each kind of the enemy's, and whom it puts down, the first first. */
  readonly matching: readonly (readonly number[])[]
  readonly dearest: readonly number[]
}

interface Led {
  readonly faction: FactionId
  readonly leader: LeaderId | null
}

export function kindsFor(where: 'land' | 'sea'): readonly (UnitId | ShipId)[] {
  return where === 'land' ? UNIT_IDS : SHIP_IDS
}

export function lineSide({ faction, leader }: Led, foe: FactionId, where: 'land' | 'sea'): LineSide {
  const kinds = kindsFor(where)
  const figures = kinds.map((kind: FigureId) => figureOf(faction, kind))
  const gold = (place: number) => figures[place]?.gold ?? 0
  const blows = kinds.map((kind) =>
    kinds.map((target) =>
      strike({ faction, kind, loaded: false }, { faction: foe, kind: target, loaded: false }),
    ),
  )
  const reach = (place: number, target: number) => {
    const blow = blows[place]?.[target]
    return blow === undefined ? 0 : blow.destroys + blow.captures
  }
  const places = [...kinds.keys()]
  return {
    health: figures.map(({ health }) => health),
    morale: figures.map(({ morale }) => morale),
    moraleUnits: leaderOf({ leader }).moraleUnits,
    isCavalry: figures.map(({ cavalry }) => cavalry),
    canStrike: figures.map(({ dice }) => dice > 0),
    destroys: blows.map((row) => row.map(({ destroys }) => destroys)),
    captures: blows.map((row) => row.map(({ captures }) => captures)),
    matching: places.map((target) =>
      places.toSorted((a, b) => reach(b, target) - reach(a, target) || gold(a) - gold(b)),
    ),
    dearest: places.toSorted((a, b) => gold(b) - gold(a)),
  }
}

export function sumBy(counts: readonly number[], values: readonly number[]): number {
  let sum = 0
  for (let place = 0; place < counts.length; place += 1) sum += (counts[place] ?? 0) * (values[place] ?? 0)
  return sum
}

/** SNS 7.4.2, SNS 7.4.7: the sum of the highest values that are left. */
export function moraleIn({ morale, moraleUnits }: LineSide, counts: readonly number[]): number {
  let left = moraleUnits
  let sum = 0
  for (let value = Math.max(...morale); value > 0 && left > 0; value -= 1)
    for (let place = 0; place < counts.length && left > 0; place += 1) {
      if (morale[place] !== value) continue
      const taken = Math.min(left, counts[place] ?? 0)
      left -= taken
      sum += taken * value
    }
  return sum
}
