import { after, answer, type Branch, branch, choice, type Options, oneOf, turned } from '@windward/table'
import { isLandId, type LandId } from '../data/area-ids.ts'
import { type Army, keyOf } from '../pieces.ts'
import { isFriendly } from '../teams.ts'
import { type Boarding, boardings, canBoard } from './boardings.ts'
import { marches } from './march.ts'
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
  const label = (deed: 'hold' | 'march' | 'invade' | 'board' | 'land') =>
    say('orders.option.deed', { piece: keyOf(army), deed })
  const branches = [branch<ArmyDeed>('hold', () => answer({ deed: 'hold' }), label('hold'))]
  if (isLandId(army.at)) {
    const lands = marches(plan.board, army.faction, army.at)
    const friendly: LandId[] = []
    const others: LandId[] = []
    for (const land of lands) (isFriendly(plan.board, army.faction, land) ? friendly : others).push(land)
    const moves = (to: readonly LandId[]) =>
      turned(areaOptions(to), (land): ArmyDeed => ({ deed: 'move', to: land }))
    if (friendly.length > 0) branches.push(branch('march', () => moves(friendly), label('march')))
    if (others.length > 0) branches.push(branch('invade', () => moves(others), label('invade')))
    if (canBoard(plan, army, before))
      branches.push(
        branch('board', () => boardingOptions(plan, army, boardings(plan, army, before)), label('board')),
      )
  } else {
    const lands = landings(plan, army)
    if (lands.length > 0)
      branches.push(
        branch('land', () => turned(areaOptions(lands), (to) => ({ deed: 'land', to })), label('land')),
      )
  }
  return choice(branches)
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
    const ashore = landsFrom(plan.board, end).filter((to) => to !== army.at)
    const branches: Branch<ArmyDeed>[] = ashore.map((to) =>
      branch(to, () => answer({ ...boards, to }), say('orders.option.to', { to })),
    )
    branches.push(branch('stay', () => answer(boards), say('orders.option.stay')))
    return choice(branches)
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
