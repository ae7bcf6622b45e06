import type { ArmyOrder, LandId, Orders, Plan } from '@windward/swords-and-sails/facts'

interface Meeting {
  readonly land: LandId
  readonly orders: readonly ArmyOrder[]
}

/** The lands where armies may fight as one: several from different places, or one beside those of its team (SNS 5.3.1). */
export function meetings(plan: Pick<Plan, 'armies'>, sheet: Orders, hasTeam: boolean): Meeting[] {
  const goals = new Map<LandId, ArmyOrder[]>()
  for (const order of sheet.armies) {
    const to = 'to' in order.does ? order.does.to : undefined
    if (to !== undefined) goals.set(to, [...(goals.get(to) ?? []), order])
  }
  const place = ({ army }: ArmyOrder) => plan.armies.find(({ id }) => id === army)?.at
  return [...goals]
    .map(([land, orders]) => ({ land, orders }))
    .filter(({ orders }) => hasTeam || new Set(orders.map(place)).size > 1)
}
