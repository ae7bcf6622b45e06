import type { Viewer } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import type { PieceKey } from '../pieces.ts'
import type { State, SwordsAndSails } from '../state.ts'
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
  /** SNS 7.10.12: the piece it strikes by Sabotage, which only those know who may counter it, until it is told. */
  readonly strike?: { readonly piece: PieceKey; readonly asked: readonly FactionId[] }
}

/**
 * A plan as somebody sees it: of another's only that he keeps Withdraws ready, and not how many (SNS 14.1.4), and a strike about
 * which he is asked himself.
 */
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

/** The Sabotage that is being played in a battle, as far as it is known. */
export function strikeIn(state: State, battle: string): { by: FactionId; piece: PieceKey } | undefined {
  const plan = state.plans?.find((each) => each.battle === battle && each.strike !== undefined)
  return plan?.strike && { by: plan.by, piece: plan.strike.piece }
}

/** Everybody hears of it now. */
export function dropStrike(state: State, battle: string): void {
  const left = state.plans?.flatMap((plan): Plan[] => {
    if (plan.battle !== battle || plan.strike === undefined) return [plan]
    const { strike: _, ...rest } = plan
    return Object.keys(rest).length > NAMES ? [rest] : []
  })
  keep(state, left)
}

/** Every plan says whose it is, and for which battle. */
const NAMES = 2

/** The battle is over, and what was planned for it. */
export function dropPlans(state: State, battle: string): void {
  keep(
    state,
    state.plans?.filter((plan) => plan.battle !== battle),
  )
}

function keep(state: State, left: Plan[] | undefined): void {
  state.plans = left === undefined || left.length === 0 ? undefined : left
}

/** The forces of a divided enemy, as places in their list, in the order in which they are met. */
export function orderOf(state: State, by: FactionId, battle: string, forces: number): readonly number[] {
  return planOf(state, by, battle)?.order ?? Array.from({ length: forces }, (_, place) => place)
}

export function seenPlan(plan: Plan, viewer: Viewer<SwordsAndSails>): SeenPlan[] {
  if (viewer === plan.by) return [structuredClone(plan)]
  const { by, battle, withdraws, strike } = plan
  const known = strike?.asked.some((seat) => seat === viewer) ? strike : undefined
  if (withdraws === undefined && known === undefined) return []
  return [
    {
      by,
      battle,
      ...(withdraws !== undefined && { withdraws: null }),
      ...(known !== undefined && { strike: structuredClone(known) }),
    },
  ]
}
