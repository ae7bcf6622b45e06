import { READY } from '@windward/table'
import type { FactionId } from '../../data/factions/factions.ts'
import { NEIGHBOURS } from '../../data/setups.ts'
import { VICTORY } from '../../data/victory.ts'
import type { Act } from '../../diplomacy/act.ts'
import { offersTo } from '../../diplomacy/offer.ts'
import { teamFault } from '../../diplomacy/team-change.ts'
import { borders, landsOf } from '../../lands.ts'
import { teamOf } from '../../teams.ts'
import { ownPoints, ranking } from '../../victory/score.ts'
import { ownPower } from '../../view/own-power.ts'
import type { View } from '../../view/view.ts'
import type { Asked } from './outlook.ts'
import { scoreNumber } from './outlook.ts'
import { STEWARD } from './steward-figures.ts'

/** SNS 15.2.2: a Trade Agreement somebody offers, and a team against a leader who has come far; nothing else. */
export function talk({ view, seat }: Asked): Act | typeof READY {
  const offers = offersTo(view.offers, seat)
  const trade = offers.find(({ terms }) => terms.kind === 'trade')
  if (trade !== undefined && ownPower(view, seat).gold >= STEWARD.stake)
    return { act: 'join-trade', offer: trade.id, stake: STEWARD.stake }
  const leaders = alarming(view, seat)
  if (leaders.length === 0 || teamOf(view, seat) !== undefined) return READY
  const team = offers.find(
    ({ terms, by, to }) => terms.kind === 'team' && ![by, ...to].some((member) => leaders.includes(member)),
  )
  if (team !== undefined) return { act: 'accept', offer: team.id }
  const asked = view.offers.some(({ by, terms }) => by === seat && terms.kind === 'team')
  const friends = friendsFor(view, seat, leaders)
  return asked || friends.length === 0 ? READY : { act: 'team', with: friends }
}

/** The side that leads, if that is not his own and its score has come near the target. */
function alarming(view: View, seat: FactionId): readonly FactionId[] {
  const target = VICTORY.targets[view.options.length] ?? null
  const [first] = ranking(view)
  if (target === null || first === undefined || first.side.includes(seat)) return []
  return scoreNumber(first.score) >= target * STEWARD.alarmShare ? first.side : []
}

/** The neighbours with the lowest scores who are in no team and not the leader. */
function friendsFor(view: View, seat: FactionId, leaders: readonly FactionId[]): FactionId[] {
  const lowestFirst = view.seats
    .filter((other) => other !== seat && !leaders.includes(other) && teamOf(view, other) === undefined)
    .filter((other) => view.talk?.room.includes(other) && areNeighbours(view, seat, other))
    .toSorted((a, b) => ownPoints(view, a) - ownPoints(view, b))
  const friends: FactionId[] = []
  for (const other of lowestFirst) {
    if (friends.length === STEWARD.friends) break
    if (teamFault(view, [seat, ...friends, other]) === undefined) friends.push(other)
  }
  return friends
}

/** SNS 1.5.2, or their lands border each other. */
function areNeighbours(view: View, one: FactionId, other: FactionId): boolean {
  if (NEIGHBOURS.some((pair) => [one, other].every((faction) => pair.some((each) => each === faction))))
    return true
  return landsOf(view, one).some((land) =>
    borders(view, land).some((beside) => view.lands[beside].owner === other),
  )
}
