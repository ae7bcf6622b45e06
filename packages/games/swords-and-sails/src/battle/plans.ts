import type { FactionId } from '../data/factions/factions.ts'
import type { State } from '../state.ts'
import type { Load } from './sea/loads.ts'

/** What a seat has settled for a battle and keeps to itself until it shows. */
export interface Plan {
  readonly by: FactionId
  /** The name of the battle. */
  readonly battle: string
  /** SNS 7.10.1: the Withdraws it keeps ready for it, if it is in several. */
  readonly withdraws?: number
  /** SNS 5.3.2, SNS 7.11.2: the order in which it meets the enemy's forces, as places in their list. */
  readonly order?: readonly number[]
  /** SNS 7.8.5: the ships its troops are aboard. */
  readonly loads?: readonly Load[]
}

/** A plan as somebody sees it: of another's only that he keeps Withdraws ready, and not how many (SNS 14.1.4). */
export interface SeenPlan extends Omit<Plan, 'withdraws'> {
  readonly withdraws?: number | null
}

export function planOf({ plans }: Pick<State, 'plans'>, by: FactionId, battle: string): Plan | undefined {
  return plans?.find((plan) => plan.by === by && plan.battle === battle)
}

/** Plans are kept sorted: battles side by side are planned in whatever order people answer. */
export function settlePlan(state: State, plan: Plan): void {
  const before = planOf(state, plan.by, plan.battle)
  const others = (state.plans ?? []).filter((each) => each !== before)
  state.plans = [...others, { ...before, ...plan }].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
}

function nameOf({ battle, by }: Plan): string {
  return `${battle} ${by}`
}

/** The battle is over, and what was planned for it. */
export function dropPlans(state: State, battle: string): void {
  const left = state.plans?.filter((plan) => plan.battle !== battle)
  state.plans = left === undefined || left.length === 0 ? undefined : left
}

/** The forces of a divided enemy, as places in their list, in the order in which they are met. */
export function orderOf(state: State, by: FactionId, battle: string, forces: number): readonly number[] {
  return planOf(state, by, battle)?.order ?? Array.from({ length: forces }, (_, place) => place)
}

export function seenPlan(plan: Plan | SeenPlan, own: boolean): SeenPlan[] {
  if (own)
    return [
      {
        ...plan,
        ...(plan.order !== undefined && { order: [...plan.order] }),
        ...(plan.loads !== undefined && { loads: plan.loads.map((load) => ({ ...load })) }),
      },
    ]
  const { by, battle, withdraws } = plan
  return withdraws === undefined ? [] : [{ by, battle, withdraws: null }]
}
