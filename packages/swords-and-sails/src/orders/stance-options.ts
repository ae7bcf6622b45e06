import { after, answer, branch, choice, type Options, oneOf } from '@windward/table'
import type { AreaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions.ts'
import { areAllied } from '../teams.ts'
import type { Board } from '../view.ts'
import type { Stance } from './order.ts'
import { say } from './words.en.ts'

/** SNS 5.2: Attack, on all or on one; Defend; and Support of these areas, where it can be given. */
export function stanceOptions(
  board: Board,
  faction: FactionId,
  supports: readonly AreaId[] = [],
): Options<Stance> {
  const isFoe = (other: FactionId) => !areAllied(board, faction, other)
  const called = (stance: Stance['stance'] | 'only') => say('orders.option.stance', { stance })
  const branches = [
    branch<Stance>('defend', () => answer({ stance: 'defend' }), called('defend')),
    branch<Stance>('attack', () => answer({ stance: 'attack' }), called('attack')),
  ]
  if (board.seats.some(isFoe))
    branches.push(branch('only', () => attackOn(board.seats.filter(isFoe)), called('only')))
  if (supports.length > 0) branches.push(branch('support', () => supportOf(supports), called('support')))
  return choice(branches)
}

function attackOn(foes: readonly FactionId[]): Options<Stance> {
  const one = oneOf(foes, (foe) => ({ key: foe, label: say('orders.option.only', { faction: foe }) }))
  return after(one, (only) => answer({ stance: 'attack', only }))
}

function supportOf(areas: readonly AreaId[]): Options<Stance> {
  return after(areaOptions(areas), (area) => answer({ stance: 'support', area }))
}

export function areaOptions<A extends AreaId>(areas: readonly A[]): Options<A> {
  return oneOf(areas, (to) => ({ key: to, label: say('orders.option.to', { to }) }))
}
