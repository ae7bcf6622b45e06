import type { Dice, Question } from '@windward/table'
import type { RaceId } from '../data/races.ts'
import type { SailsOfWar } from '../state.ts'
import type { View } from '../view.ts'
import { type Chart, chartOf } from './chart.ts'
import type { Habits } from './habits.ts'
import { NO_PLAN, type Plan } from './plan.ts'

/** A question of this game before a seat; a ruler sees of the match what that seat sees. */
export type Asked = Question<SailsOfWar>

/** A ruler before a question: what he sees, what he is used to, and what he has planned for this round. */
export interface Mind {
  readonly asked: Asked
  readonly view: View
  readonly seat: RaceId
  readonly habits: Habits
  readonly plan: Plan
  readonly chart: Chart
  readonly dice: Dice
}

export function mindOf(asked: Asked, dice: Dice, habits: Habits, plan: Plan = NO_PLAN): Mind {
  const { view, seat } = asked
  return { asked, view, seat, habits, plan, dice, chart: chartOf(view) }
}
