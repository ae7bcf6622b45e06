import type { TableModel } from '@windward/kit/contract.ts'
import {
  attitudeOf,
  type Broadside,
  type CardId,
  colourOf,
  type FireBrief,
  fire,
  HIDDEN,
  isBlue,
  type Orders,
  type PlanBrief,
  type Pose,
  plan,
  reaches,
  type SailsOfGlory,
  type SeenShip,
  settingIn,
  sourceOf,
  type View,
} from '@windward/sails-of-glory/facts'
import { asked, type Question } from '@windward/table'
import { mm } from './measure.ts'
import { baseBox } from './sea/boxes.ts'
import { along } from './sea/course.ts'
import { workFor } from './works.ts'

export function planTold(question: Question<SailsOfGlory>): PlanBrief | undefined {
  return asked(question, plan)?.brief
}

export function fireTold(question: Question<SailsOfGlory>): FireBrief | undefined {
  return asked(question, fire)?.brief
}

/** What is drawn up for each ship so far, by her name. */
export type PlanWork = Readonly<Record<string, Pick<Orders, 'card' | 'actions'>>>

export function planWork(work: unknown): PlanWork {
  if (typeof work !== 'object' || work === null) return {}
  const named = Object.entries(work).map(([ship, each]) => [ship, { ship, ...each }])
  return workFor(Object.fromEntries(named), plan)
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
    if (card == null) return []
    const path = pathOf(view, ship, [laidBefore(view, ship), card])
    return path === undefined ? [] : [{ ship, path }]
  })
}

/** SOG 1.2.2, SOG 6.1.7: where the table allows it, whether a planned card would take her off the sea. */
export function leadsOffSea(view: View, ship: SeenShip, card: CardId): boolean {
  const pose = view.options.trainingAids
    ? pathOf(view, ship, [laidBefore(view, ship), card])?.at(-1)
    : undefined
  if (pose === undefined) return false
  const [width, height] = [mm(view.sea.width), mm(view.sea.length)]
  const { left, right, top, bottom } = baseBox({ ...ship, pose }, height)
  return left < 0 || top < 0 || right > width || bottom > height
}

/** SOG 10.1.3: from Standard on the card that is planned comes after one that lies there already. */
export function laidBefore({ options }: View, { plan }: SeenShip): CardId | null {
  return reaches(options.level, 'standard') && plan.now !== HIDDEN ? plan.now : null
}

/** Card after card, as the wind now is; what she is driven to when taken aback is left to the turn itself. */
export function pathOf(
  view: View,
  ship: SeenShip,
  cards: readonly (CardId | null)[],
): readonly Pose[] | undefined {
  const sails = settingIn(view, ship.sails)
  if (sails === 'struck') return undefined
  let path: readonly Pose[] = [ship.pose]
  for (const card of cards) {
    const from = path.at(-1) ?? ship.pose
    if (card === null) continue
    const colour = colourOf(attitudeOf(from.heading, sourceOf(view.wind.from)))
    if (colour === 'red' && isBlue(card)) return undefined
    path = [...path, ...along(ship.id, from, card, sails, colour, 2).slice(1)]
  }
  return path
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
