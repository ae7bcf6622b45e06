import type { Goal, NearEnd, Reached } from '@windward/kit/contract.ts'
import {
  type FactionId,
  type LandId,
  landNeighbours,
  landsOf,
  pointsText,
  type SwordsAndSails,
  scoreOf,
  teamOf,
  VICTORY,
  type View,
} from '@windward/swords-and-sails/facts'
import { SPECTATOR, type Viewer } from '@windward/table'
import { goalWords as words } from './goal-words.en.ts'

const targetOf = ({ options }: View): number | null => VICTORY.targets[options.length] ?? null

/** SNS 11.2.1, SNS 11.4.2, SNS 11.4.3, SNS 11.6.3 */
export function goal(view: View): Goal {
  const target = targetOf(view)
  const last = view.options.seasonLimit
  return { short: words.short(target, last), full: words.full(target, last) }
}

export function reachedBy(view: View, seat: FactionId): Reached | undefined {
  const target = targetOf(view)
  if (target === null) return undefined
  const [points, parts] = scoreOf(view, seat)
  return { now: points / parts, goal: target }
}

/** SNS 11.4.2: a side that was at the target with nobody ahead wins if it still is when this season ends. */
export function nearEnd(view: View, viewer: Viewer<SwordsAndSails>): NearEnd | undefined {
  const target = targetOf(view)
  const [mark] = view.marks
  if (mark === undefined || target === null || view.marks.length > 1) return undefined
  const { members } = mark
  const [first] = members
  if (first === undefined) return undefined
  const own = viewer !== SPECTATOR && members.includes(viewer)
  return {
    title: words.nearEnd(members, own),
    text: words.unless(pointsText(...scoreOf(view, first)), target, own),
    places: viewer === SPECTATOR || own ? [] : landsWithinReach(view, viewer, members),
    clause: 'SNS 11.4.3',
  }
}

/** Lands of theirs that border on land of one's own side. */
function landsWithinReach(view: View, viewer: FactionId, members: readonly FactionId[]): readonly LandId[] {
  const ours = teamOf(view, viewer)?.members ?? [viewer]
  const near = new Set(
    ours.flatMap((seat) => landsOf(view, seat)).flatMap((land) => [...landNeighbours(land)]),
  )
  return members.flatMap((seat) => landsOf(view, seat)).filter((land) => near.has(land))
}
