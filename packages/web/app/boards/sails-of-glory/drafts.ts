import {
  attitudeOf,
  type Broadside,
  type FireBrief,
  type Orders,
  type PlanBrief,
  type Pose,
  type SailsOfGlory,
  type SeenShip,
  sourceOf,
  type View,
} from '@windward/sails-of-glory/board'
import type { Question } from '@windward/table'
import type { TableModel } from '../../table/contract.ts'
import { along } from './sea/course.ts'
import { told, workFor } from './told.ts'

export function planTold(question: Question<SailsOfGlory>): PlanBrief | undefined {
  return told<PlanBrief>(question, 'plan', 'ships')
}

export function fireTold(question: Question<SailsOfGlory>): FireBrief | undefined {
  return told<FireBrief>(question, 'fire', 'ships')
}

/** What is drawn up for each ship so far, by her name. */
export type PlanWork = Readonly<Record<string, Pick<Orders, 'card' | 'actions'>>>

export function planWork(work: unknown): PlanWork {
  return workFor<PlanWork[string]>(work)
}

/** SOG 1.2.2: where the table allows it, the line a planned card would take her along. */
export function plannedPaths(
  table: TableModel<SailsOfGlory>,
  view: View,
): { readonly ship: SeenShip; readonly path: readonly Pose[] }[] {
  const question = table.question.value
  if (!view.options.trainingAids || question === undefined || planTold(question) === undefined) return []
  const work = planWork(table.draft(question).work.value)
  return view.ships.flatMap((ship) => {
    const card = work[ship.id]?.card
    if (card == null || ship.sails === 'struck') return []
    const attitude = attitudeOf(ship.pose.heading, sourceOf(view.wind.from))
    const colour = attitude === 'reaching' ? 'green' : attitude === 'aback' ? 'red' : 'orange'
    return [{ ship, path: along(ship.id, ship.pose, card, ship.sails, colour, 1) }]
  })
}

/** The ship whose guns are being aimed, and which sides can fire. */
export function firingFrom(
  table: TableModel<SailsOfGlory>,
  chosen: string | undefined,
): { readonly ship: SeenShip; readonly sides: readonly Broadside[] } | undefined {
  const question = table.question.value
  const brief = question && fireTold(question)
  if (brief === undefined) return undefined
  const aims = brief.ships.find(({ ship }) => ship === chosen) ?? brief.ships[0]
  const ship = table.position.value?.view.ships.find(({ id }) => id === aims?.ship)
  if (aims === undefined || ship === undefined) return undefined
  const sides = (['port', 'starboard'] as const).filter((side) => aims[side] !== null)
  return { ship, sides }
}
