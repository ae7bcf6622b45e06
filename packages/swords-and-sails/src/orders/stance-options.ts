import { after, answer, type Options, oneOf } from '@windward/table'
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
  const stances: (Stance['stance'] | 'only')[] = ['defend', 'attack']
  if (board.seats.some(isFoe)) stances.push('only')
  if (supports.length > 0) stances.push('support')
  return after(oneOf(stances, called), (stance): Options<Stance> => {
    switch (stance) {
      case 'only':
        return attackOn(board.seats.filter(isFoe))
      case 'support':
        return supportOf(supports)
      default:
        return answer({ stance })
    }
  })
}

function called(stance: Stance['stance'] | 'only') {
  return { key: stance, label: say('orders.option.stance', { stance }) }
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
