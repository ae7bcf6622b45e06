import type { Question } from '@windward/table'
import type { LandId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { VICTORY } from '../../data/victory.ts'
import { cityPoints } from '../../lands.ts'
import { siegeDice } from '../../siege/siege-dice.ts'
import type { SwordsAndSails } from '../../state.ts'
import { areAllied, sideOf } from '../../teams.ts'
import { ranking, type Score } from '../../victory/score.ts'
import type { View } from '../../view/view.ts'
import { type Rumour, rumours } from '../strength.ts'
import type { Prospect } from './targets.ts'

/** What a steward makes of the board before he decides anything. */
export interface Outlook {
  readonly view: View
  readonly seat: FactionId
  /** The side with the highest score that is not his own. */
  readonly leaders: readonly FactionId[]
  readonly rumours: readonly Rumour[]
  /** What he has made of the lands he has looked at so far; null for one that is no target. */
  readonly prospects: Map<LandId, Prospect | null>
}

export function outlook(view: View, seat: FactionId): Outlook {
  return {
    view,
    seat,
    leaders: leadersBeside(view, seat),
    rumours: rumours(view, seat),
    prospects: new Map(),
  }
}

function leadersBeside(view: View, seat: FactionId): readonly FactionId[] {
  const others = ranking(view).filter(({ side }) => !side.includes(seat))
  return others[0]?.side ?? []
}

export function scoreNumber([points, parts]: Score): number {
  return points / parts
}

/** SNS 15.3.1 */
export function averageSiege({ view, seat }: Outlook, land: LandId): number {
  const { dice, each, added } = siegeDice(view, land, seat)
  return dice * (AVERAGE_DIE + each) + added
}

const AVERAGE_DIE = 3.5

/** What enemies in a land are thought to be worth. */
export function defendersIn({ rumours: all }: Outlook, land: LandId): number {
  return all.reduce((sum, { at, strength }) => (at === land ? sum + strength : sum), 0)
}

/** SNS 11.2.2, SNS 11.2.3: the points that taking a land would bring. */
export function worthOf({ view, seat }: Outlook, land: LandId): number {
  const { cities } = view.lands[land]
  const capitals = cities.filter(({ capitalOf }) => capitalOf !== null && !areAllied(view, seat, capitalOf))
  return VICTORY.territory + cityPoints(view.lands[land]) + capitals.length * VICTORY.enemyCapital
}

export function isOurs({ view, seat }: Outlook, land: LandId): boolean {
  const { owner } = view.lands[land]
  return owner !== null && sideOf(view, seat).includes(owner)
}

/** A question of this game before a seat; a steward sees of the match what that seat sees (SNS 15.1.2). */
export type Asked = Question<SwordsAndSails>
