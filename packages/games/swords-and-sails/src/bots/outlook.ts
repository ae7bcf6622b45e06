import type { Question } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { VICTORY } from '../data/victory.ts'
import { cityPoints, everyLand, isPartlyTaken } from '../lands.ts'
import { siegeDice } from '../siege/siege-dice.ts'
import type { LandState, SwordsAndSails } from '../state.ts'
import { areAllied, sideOf } from '../teams.ts'
import { type Ranked, ranking, type Score } from '../victory/score.ts'
import type { View } from '../view/view.ts'
import type { Habits } from './habits.ts'
import { type Rumour, rumours } from './strength.ts'

/** A question of this game before a seat; a bot sees of the match what that seat sees (SNS 15.1.2). */
export type Asked = Question<SwordsAndSails>

/** What a ruler makes of the board before he decides anything. */
export interface Outlook {
  readonly view: View
  readonly seat: FactionId
  readonly habits: Habits
  readonly rumours: readonly Rumour[]
  /** How much of a rival's loss he counts as his own gain. */
  readonly grudges: ReadonlyMap<FactionId, number>
}

export function outlook(view: View, seat: FactionId, habits: Habits): Outlook {
  return { view, seat, habits, rumours: rumours(view, seat), grudges: grudgesOf(view, seat, habits) }
}

/** SNS 15.2.3: all rivals are rivals, the leading side most of all; whoever is about to win before everybody else. */
function grudgesOf(view: View, seat: FactionId, habits: Habits): ReadonlyMap<FactionId, number> {
  const others = ranking(view).filter(({ side }) => !side.includes(seat))
  const grudges = new Map<FactionId, number>()
  const isDuel = others.length === 1
  const urgent = others[0] !== undefined && isNearVictory(view, others[0])
  for (const [place, { side }] of others.entries())
    for (const faction of side) grudges.set(faction, grudge(habits, isDuel, place === 0, urgent))
  return grudges
}

function grudge(habits: Habits, isDuel: boolean, leads: boolean, urgent: boolean): number {
  if (isDuel) return 1
  if (urgent) return leads ? habits.againstLeader * URGENCY : 0
  return leads ? habits.againstLeader : habits.rivalry
}

const URGENCY = 4

/** A side that has reached the target, or will this season. */
export function isNearVictory(view: View, { side, score }: Ranked): boolean {
  const target = VICTORY.targets[view.options.length] ?? null
  if (
    view.marks.some(({ members }) => members.length === side.length && members.every((m) => side.includes(m)))
  )
    return true
  return target !== null && scoreNumber(score) >= target * NEAR
}

const NEAR = 0.75

function scoreNumber([points, parts]: Score): number {
  return points / parts
}

/** SNS 15.3.1 */
export function averageSiege({ view }: Pick<Outlook, 'view'>, land: LandId, besieger: FactionId): number {
  const { dice, each, added } = siegeDice(view, land, besieger)
  return dice * (AVERAGE_DIE + each) + added
}

const AVERAGE_DIE = 3.5

/** SNS 11.2.2, SNS 11.2.3: the points that taking a land brings. */
export function worthOf({ view, seat }: Pick<Outlook, 'view' | 'seat'>, land: LandId): number {
  const there = view.lands[land]
  let points = VICTORY.territory + cityPoints(there)
  for (const { capitalOf } of there.cities)
    if (capitalOf !== null && !areAllied(view, seat, capitalOf)) points += VICTORY.enemyCapital
  return points
}

export function isOurs({ view, seat }: Pick<Outlook, 'view' | 'seat'>, land: LandId): boolean {
  const { owner } = view.lands[land]
  return owner !== null && sideOf(view, seat).includes(owner)
}

/** The land of his capital, while he holds it. */
export function ownCapital({ view, seat }: Pick<Outlook, 'view' | 'seat'>): LandId | undefined {
  for (const { id, land } of everyLand(view))
    if (land.owner === seat && hasCapitalOf(seat, land) && !isPartlyTaken(land)) return id
  return undefined
}

function hasCapitalOf(seat: FactionId, { cities }: LandState): boolean {
  for (const { capitalOf } of cities) if (capitalOf === seat) return true
  return false
}
