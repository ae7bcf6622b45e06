import type { Draft } from '@windward/kit/contract.ts'
import {
  type ElementBrief,
  freePlaces,
  type PlaceBrief,
  type Pose,
  place,
  placeElement,
  type SailsOfGlory,
  type ShipId,
} from '@windward/sails-of-glory/facts'
import { asked, type Question } from '@windward/table'
import { workList } from '../works.ts'

/** Something that is being laid on the sea, where it lies so far. */
export interface Piece {
  readonly key: string
  readonly pose: Pose
  readonly what: { readonly ship: ShipId } | { readonly element: ElementBrief['piece'] }
}

/** How far the laying has come, and what can be done about it. */
export interface Laying {
  readonly pieces: readonly Piece[]
  /** Places that would do for the next piece. */
  readonly places: readonly Pose[]
  /** The ship that comes next. */
  readonly next: ShipId | undefined
  /** The answer, once all of it lies there. */
  readonly answer: unknown
  lay(pose: Pose): void
  move(key: string, pose: Pose): void
}

export function layingOf(question: Question<SailsOfGlory>, draft: Draft): Laying | undefined {
  const ships = asked(question, place)?.brief
  if (ships !== undefined) return layingShips(question, ships, draft)
  const element = asked(question, placeElement)?.brief
  return element && layingElement(element, draft)
}

/** SOG 16.1.2: ship after ship; those that lie there can be moved about. */
function layingShips({ view }: Question<SailsOfGlory>, brief: PlaceBrief, draft: Draft): Laying {
  const laid = workList(draft.work.value, place)
  const next = brief.ships.find((ship) => !laid.some((each) => each.ship === ship))
  return {
    pieces: laid.map(({ ship, ...pose }) => ({ key: ship, pose, what: { ship } })),
    places: next === undefined ? [] : spots(freePlaces(view, brief, next, laid)),
    next,
    answer: next === undefined ? laid : undefined,
    lay: (pose) => next !== undefined && draft.set([...laid, { ship: next, ...pose }]),
    move: (key, pose) => draft.set(laid.map((each) => (each.ship === key ? { ...each, ...pose } : each))),
  }
}

/** SOG 16.3.1: one island, reef or shoal. */
function layingElement({ piece, places }: ElementBrief, draft: Draft): Laying {
  const [work] = [draft.work.value].flat()
  const pose = placeElement.shape.safeParse(work).data
  const set = (to: Pose) => draft.set([to])
  return {
    pieces: pose === undefined ? [] : [{ key: piece.element, pose, what: { element: piece } }],
    places: spots(places),
    next: undefined,
    answer: pose,
    lay: set,
    move: (_, to) => set(to),
  }
}

/** Each place once, however many ways one could turn there. */
function spots(poses: readonly Pose[]): readonly Pose[] {
  const seen = new Map<string, Pose>()
  for (const pose of poses) {
    const spot = `${pose.x} ${pose.y}`
    if (!seen.has(spot)) seen.set(spot, pose)
  }
  return [...seen.values()]
}

/** The place that lies nearest to a point of the sea. */
export function nearestPlace(places: readonly Pose[], x: number, y: number): Pose | undefined {
  const away = (pose: Pose) => (pose.x - x) ** 2 + (pose.y - y) ** 2
  return places.reduce<Pose | undefined>(
    (best, pose) => (best === undefined || away(pose) < away(best) ? pose : best),
    undefined,
  )
}
