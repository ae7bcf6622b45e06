import { type Army, type ArmyDeed, UNIT_IDS, type UnitId } from '@windward/swords-and-sails/facts'

/** SNS 5.4.5: units that an order sends home so that the rest find room aboard. */
export type Disband = NonNullable<Extract<ArmyDeed, { deed: 'board' }>['disband']>

/** So many of an army, the cheapest first. */
export function cheapestOf({ units }: Pick<Army, 'units'>, count: number): Disband {
  const disband: Disband = {}
  let left = count
  for (const unit of UNIT_IDS.toReversed()) {
    const gone = Math.min(units[unit], left)
    if (gone > 0) disband[unit] = gone
    left -= gone
  }
  return disband
}

/** The same with another number of one kind. */
export function withCount(disband: Disband, unit: UnitId, count: number): Disband {
  const { [unit]: _, ...others } = disband
  return count === 0 ? others : { ...others, [unit]: count }
}

export function countOf(disband: Disband): number {
  return UNIT_IDS.reduce((sum, unit) => sum + (disband[unit] ?? 0), 0)
}
