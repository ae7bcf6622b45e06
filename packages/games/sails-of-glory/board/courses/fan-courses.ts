import type { TableModel } from '@windward/kit/contract.ts'
import {
  attitudeOf,
  type CardId,
  mayFollow,
  type OrdersDue,
  type Pose,
  reaches,
  type SailsOfGlory,
  type SeenShip,
  settingIn,
  sourceOf,
  type View,
} from '@windward/sails-of-glory/facts'
import { laidBefore, leadsOffSea, type PlanWork, pathOf, planTold, planWork } from '../drafts.ts'
import { presentOf } from '../panels/present-ship.ts'

/** A card as it lies before the bow of the ship in hand. */
export interface FanCourse {
  readonly card: CardId
  readonly chosen: boolean
  /** The line it takes her along, and the attitude it ends in: only where the table shows paths before they are sailed (SOG 1.2.4). */
  readonly path: readonly Pose[] | undefined
  readonly attitude: ReturnType<typeof attitudeOf> | undefined
  /** Why she would rather not: it is beyond her veer, or leads off the sea. */
  readonly fault: 'veer' | 'off-sea' | undefined
}

export interface PlanFan {
  readonly ship: SeenShip
  readonly courses: readonly FanCourse[]
  /** Where a card laid before it takes her first (SOG 10.1.3), where that may be shown. */
  readonly start: Pose
  choose(card: CardId): void
}

/** The question for manoeuvres, while nothing is told over it. */
function planAsked({ telling, question }: TableModel<SailsOfGlory>) {
  const asked = telling.value === undefined ? question.value : undefined
  const told = asked && planTold(asked)
  return asked === undefined || told === undefined || asked.sealed !== undefined
    ? undefined
    : { question: asked, ships: told.ships }
}

/** The cards of the ship in hand while manoeuvres are planned. */
export function fanOf(table: TableModel<SailsOfGlory>, view: View): PlanFan | undefined {
  const asked = planAsked(table)
  if (asked === undefined) return undefined
  const present = presentOf(
    asked.ships.map(({ ship }) => ship),
    table,
  )
  return fansOf(table, view, present)[0]
}

/** The cards of every ship manoeuvres are planned for, or of one of them. */
export function fansOf(
  table: TableModel<SailsOfGlory>,
  view: View,
  only?: string | undefined,
): readonly PlanFan[] {
  const asked = planAsked(table)
  if (asked === undefined) return []
  const draft = table.draft(asked.question)
  const work = planWork(draft.work.value)
  return asked.ships.flatMap((due) => {
    const ship = view.ships.find(({ id }) => id === due.ship)
    if (ship === undefined || due.cards.length === 0 || (only !== undefined && due.ship !== only)) return []
    return {
      ship,
      start: startOf(view, ship),
      courses: inOrder(due.cards).map((card) => courseOf(view, ship, due, card, work)),
      choose: (card) => draft.set({ ...work, [ship.id]: { card, actions: work[ship.id]?.actions ?? [] } }),
    }
  })
}

function startOf(view: View, ship: SeenShip): Pose {
  if (!view.options.trainingAids) return ship.pose
  return pathOf(view, ship, [laidBefore(view, ship)])?.at(-1) ?? ship.pose
}

function courseOf(view: View, ship: SeenShip, due: OrdersDue, card: CardId, work: PlanWork): FanCourse {
  const isBeyond = reaches(view.options.level, 'standard') && !mayFollow(ship, card, due.follows)
  const sails = settingIn(view, ship.sails)
  const path =
    view.options.trainingAids && sails !== 'struck'
      ? pathOf(view, ship, [laidBefore(view, ship), card])
      : undefined
  const end = path?.at(-1)
  return {
    card,
    chosen: work[ship.id]?.card === card,
    path,
    attitude: end && attitudeOf(end.heading, sourceOf(view.wind.from)),
    fault: isBeyond ? 'veer' : path !== undefined && leadsOffSea(view, ship, card) ? 'off-sea' : undefined,
  }
}

/** From the hardest turn to port round to the hardest to starboard. */
export function inOrder(cards: readonly CardId[]): readonly CardId[] {
  return cards.toSorted((a, b) => turnOf(a) - turnOf(b))
}

function turnOf(card: CardId): number {
  if (card === 'straight' || card === 'aback-5') return 0
  if (card.startsWith('veer')) return Number(card.slice(5)) - 5
  if (card.startsWith('slip')) return card === 'slip-left' ? -0.5 : 0.5
  if (card.startsWith('aback')) return card === 'aback-4' ? -1 : 1
  const far = card.includes('hard') ? 2 : 1
  return card.endsWith('left') ? -far : far
}

/** The card beside the chosen one, as the arrow keys go through them. */
export function beside({ courses }: PlanFan, by: 1 | -1): CardId | undefined {
  const chosen = courses.findIndex((course) => course.chosen)
  const from = chosen < 0 ? Math.floor(courses.length / 2) - by : chosen
  return courses[Math.min(courses.length - 1, Math.max(0, from + by))]?.card
}
