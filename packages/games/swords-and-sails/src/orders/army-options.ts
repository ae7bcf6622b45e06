import type { Chooser } from '@windward/table'
import { isLandId, type LandId } from '../data/area-ids.ts'
import { type Army, keyOf } from '../pieces.ts'
import { isFriendly } from '../teams.ts'
import { type Boarding, boardings, canBoard } from './boardings.ts'
import { marches } from './march.ts'
import type { ArmyDeed, ArmyOrder } from './order.ts'
import { endOf, fleetsNamed, landsFrom, type Plan } from './plan.ts'
import { entersTeamMates, supportable } from './stance-fault.ts'
import { chosenArea, chosenStance } from './stance-options.ts'
import { say } from './words.en.ts'

/** An order the army can be given once its fleets and the armies before it have theirs. */
export function chosenArmyOrder(
  choose: Chooser,
  plan: Plan,
  army: Army,
  before: readonly ArmyOrder[],
): ArmyOrder {
  const does = chosenDeed(choose, plan, army, before)
  return { army: army.id, does, meets: chosenMeeting(choose, plan, army, does) }
}

function chosenDeed(choose: Chooser, plan: Plan, army: Army, before: readonly ArmyOrder[]): ArmyDeed {
  const deed = choose.oneOf(deedsOpen(plan, army, before), (each) => ({
    key: each,
    label: say('orders.option.deed', { piece: keyOf(army), deed: each }),
  }))
  switch (deed) {
    case 'hold':
      return { deed: 'hold' }
    case 'march':
      return { deed: 'move', to: chosenArea(choose, marchLands(plan, army, true)) }
    case 'invade':
      return { deed: 'move', to: chosenArea(choose, marchLands(plan, army, false)) }
    case 'board':
      return chosenBoarding(choose, plan, army, boardings(plan, army, before))
    case 'land':
      return { deed: 'land', to: chosenArea(choose, landings(plan, army)) }
  }
}

type OpenDeed = 'hold' | 'march' | 'invade' | 'board' | 'land'

/** What the army can be told at all, before anybody asks where to. */
function deedsOpen(plan: Plan, army: Army, before: readonly ArmyOrder[]): OpenDeed[] {
  const deeds: OpenDeed[] = ['hold']
  if (!isLandId(army.at)) {
    if (landings(plan, army).length > 0) deeds.push('land')
    return deeds
  }
  if (marchLands(plan, army, true).length > 0) deeds.push('march')
  if (marchLands(plan, army, false).length > 0) deeds.push('invade')
  if (canBoard(plan, army, before)) deeds.push('board')
  return deeds
}

/** The lands it can march to, friendly ones or all others. */
function marchLands({ board }: Plan, { faction, at }: Army, friendly: boolean): readonly LandId[] {
  if (!isLandId(at)) return []
  return marches(board, faction, at).filter((land) => isFriendly(board, faction, land) === friendly)
}

function landings(plan: Plan, army: Army): readonly LandId[] {
  const [fleet] = fleetsNamed(plan, army.aboard)
  return fleet === undefined ? [] : landsFrom(plan.board, endOf(plan, fleet))
}

function chosenBoarding(choose: Chooser, plan: Plan, army: Army, ways: readonly Boarding[]): ArmyDeed {
  const { fleets, when, end } = choose.oneOf(ways, (way) => ({
    key: `${way.fleets.join('+')} ${way.when}`,
    label: say('orders.option.fleets', { fleets: [...way.fleets], when: way.when }),
  }))
  const ends: (LandId | 'stay')[] = landsFrom(plan.board, end).filter((land) => land !== army.at)
  ends.push('stay')
  const to = choose.oneOf(ends, (each) => ({
    key: each,
    label: each === 'stay' ? say('orders.option.stay') : say('orders.option.to', { to: each }),
  }))
  const boards: ArmyDeed = { deed: 'board', fleets: [...fleets], when }
  return to === 'stay' ? boards : { ...boards, to }
}

/** Who stays aboard meets nobody, and who comes to team-mates attacks nobody (SNS 4.2.7); who stays ashore may support. */
function chosenMeeting(
  choose: Chooser,
  { board, faction }: Plan,
  army: Army,
  does: ArmyDeed,
): ArmyOrder['meets'] {
  if (does.deed === 'hold')
    return isLandId(army.at)
      ? chosenStance(choose, board, faction, supportable(board, army))
      : { stance: 'defend' }
  return does.to === undefined || entersTeamMates(board, army, does)
    ? { stance: 'defend' }
    : chosenStance(choose, board, faction, NOWHERE)
}

const NOWHERE: readonly LandId[] = []
