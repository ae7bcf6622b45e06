import type { FactionId } from '../../data/factions/factions.ts'
import { UNIT_IDS, type UnitId } from '../../data/units.ts'
import { cardOf } from '../../powers.ts'

/** Units that cost a faction alike for each casualty point: so much gold for so many points. */
export interface Advice {
  readonly units: UnitId[]
  readonly gold: number
  readonly points: number
}

/** SNS 7.2.6: the guide's advice for newcomers, what is cheapest for each point first. */
export function lossAdvice(faction: FactionId): Advice[] {
  const { units } = cardOf(faction)
  const advice: Advice[] = []
  for (const unit of UNIT_IDS) {
    const { cost, health } = units[unit]
    const like = advice.find(({ gold, points }) => gold * health === cost * points)
    if (like === undefined) advice.push({ units: [unit], gold: cost, points: health })
    else like.units.push(unit)
  }
  return advice.sort((a, b) => a.gold * b.points - b.gold * a.points)
}
