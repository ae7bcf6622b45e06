import { after, answer, type Options, oneOf, turned } from '@windward/table'
import type { AreaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions.ts'
import { areAllied } from '../teams.ts'
import type { Board } from '../view.ts'
import type { Stance } from './order.ts'
import { say } from './words.en.ts'

type Called = Stance['stance'] | 'only'

interface Stances {
  readonly alone: readonly Called[]
  readonly withSupport: readonly Called[]
}

const AMONG_FRIENDS: Stances = { alone: ['defend', 'attack'], withSupport: ['defend', 'attack', 'support'] }
const AMONG_FOES: Stances = {
  alone: ['defend', 'attack', 'only'],
  withSupport: ['defend', 'attack', 'only', 'support'],
}

/** SNS 5.2: Attack, on all or on one; Defend; and Support of these areas, where it can be given. */
export function stanceOptions(
  board: Board,
  faction: FactionId,
  supports: readonly AreaId[] = [],
): Options<Stance> {
  const stances = hasFoe(board, faction) ? AMONG_FOES : AMONG_FRIENDS
  const open = supports.length > 0 ? stances.withSupport : stances.alone
  return after(oneOf(open, called), (stance): Options<Stance> => {
    switch (stance) {
      case 'only':
        return attackOn(board.seats.filter((other) => !areAllied(board, faction, other)))
      case 'support':
        return supportOf(supports)
      default:
        return answer({ stance })
    }
  })
}

function hasFoe(board: Board, faction: FactionId): boolean {
  for (const other of board.seats) if (!areAllied(board, faction, other)) return true
  return false
}

function called(stance: Called) {
  return { key: stance, label: say('orders.option.stance', { stance }) }
}

function attackOn(foes: readonly FactionId[]): Options<Stance> {
  const one = oneOf(foes, (foe) => ({ key: foe, label: say('orders.option.only', { faction: foe }) }))
  return turned(one, (only) => ({ stance: 'attack', only }))
}

function supportOf(areas: readonly AreaId[]): Options<Stance> {
  return turned(areaOptions(areas), (area) => ({ stance: 'support', area }))
}

export function areaOptions<A extends AreaId>(areas: readonly A[]): Options<A> {
  return oneOf(areas, (to) => ({ key: to, label: say('orders.option.to', { to }) }))
}
