import { after, answer, type Options, oneOf, turned } from '@windward/table'
import { isLandId, type LandId } from '../data/area-ids.ts'
import { type Army, keyOf } from '../pieces.ts'
import { isFriend } from '../teams.ts'
import { type Boarding, boardings, canBoard } from './boardings.ts'
import { marchesOn } from './march.ts'
import type { ArmyDeed, ArmyOrder } from './order.ts'
import { endOf, fleetsNamed, landsFrom, type Plan } from './plan.ts'
import { supportable } from './stance-fault.ts'
import { areaOptions, stanceOptions } from './stance-options.ts'
import { say } from './words.en.ts'

/** The orders an army can be given once its fleets and the armies before it have theirs. */
export function armyOptions(plan: Plan, army: Army, before: readonly ArmyOrder[]): Options<ArmyOrder> {
  return after(deedOptions(plan, army, before), (does) =>
    turned(meeting(plan, army, does), (meets) => ({ army: army.id, does, meets })),
  )
}

function deedOptions(plan: Plan, army: Army, before: readonly ArmyOrder[]): Options<ArmyDeed> {
  const deeds = oneOf(deedsOpen(plan, army, before), (deed) => ({
    key: deed,
    label: say('orders.option.deed', { piece: keyOf(army), deed }),
  }))
  return after(deeds, (deed): Options<ArmyDeed> => {
    switch (deed) {
      case 'hold':
        return answer({ deed: 'hold' })
      case 'march':
        return turned(areaOptions(marchLands(plan, army, true)), (to) => ({ deed: 'move', to }))
      case 'invade':
        return turned(areaOptions(marchLands(plan, army, false)), (to) => ({ deed: 'move', to }))
      case 'board':
        return boardingOptions(plan, army, boardings(plan, army, before))
      case 'land':
        return turned(areaOptions(landings(plan, army)), (to) => ({ deed: 'land', to }))
    }
  })
}

type OpenDeed = 'hold' | 'march' | 'invade' | 'board' | 'land'

/** What the army can be told at all, before anybody asks where to. */
function deedsOpen(plan: Plan, army: Army, before: readonly ArmyOrder[]): OpenDeed[] {
  const deeds: OpenDeed[] = ['hold']
  if (!isLandId(army.at)) {
    if (landings(plan, army).length > 0) deeds.push('land')
    return deeds
  }
  let toFriends = false
  let toOthers = false
  for (const { land } of marchesOn(plan.board, army.faction, army.at)) {
    if (isFriend(plan.board, army.faction, land)) toFriends = true
    else toOthers = true
    if (toFriends && toOthers) break
  }
  if (toFriends) deeds.push('march')
  if (toOthers) deeds.push('invade')
  if (canBoard(plan, army, before)) deeds.push('board')
  return deeds
}

/** The lands it can march to, friendly ones or all others. */
function marchLands({ board }: Plan, { faction, at }: Army, friendly: boolean): readonly LandId[] {
  const lands: LandId[] = []
  if (!isLandId(at)) return lands
  for (const { id, land } of marchesOn(board, faction, at))
    if (isFriend(board, faction, land) === friendly) lands.push(id)
  return lands
}

function landings(plan: Plan, army: Army): readonly LandId[] {
  const [fleet] = fleetsNamed(plan, army.aboard)
  return fleet === undefined ? [] : landsFrom(plan.board, endOf(plan, fleet))
}

function boardingOptions(plan: Plan, army: Army, ways: readonly Boarding[]): Options<ArmyDeed> {
  const way = oneOf(ways, ({ fleets, when }) => ({
    key: `${fleets.join('+')} ${when}`,
    label: say('orders.option.fleets', { fleets: [...fleets], when }),
  }))
  return after(way, ({ fleets, when, end }): Options<ArmyDeed> => {
    const boards: ArmyDeed = { deed: 'board', fleets: [...fleets], when }
    const ends: (LandId | 'stay')[] = landsFrom(plan.board, end).filter((to) => to !== army.at)
    ends.push('stay')
    const where = oneOf(ends, (to) => ({
      key: to,
      label: to === 'stay' ? say('orders.option.stay') : say('orders.option.to', { to }),
    }))
    return turned(where, (to) => (to === 'stay' ? boards : { ...boards, to }))
  })
}

/** Who stays aboard meets nobody; who stays ashore may support. */
function meeting({ board, faction }: Plan, army: Army, does: ArmyDeed): Options<ArmyOrder['meets']> {
  if (does.deed === 'hold')
    return isLandId(army.at)
      ? stanceOptions(board, faction, supportable(board, army))
      : answer({ stance: 'defend' })
  return does.to === undefined ? answer({ stance: 'defend' }) : stanceOptions(board, faction)
}
