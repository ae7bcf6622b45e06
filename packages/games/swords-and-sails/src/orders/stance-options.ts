import type { Chooser } from '@windward/table'
import type { AreaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { areAllied } from '../teams.ts'
import type { Board } from '../view/view.ts'
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
export function chosenStance(
  choose: Chooser,
  board: Board,
  faction: FactionId,
  supports: readonly AreaId[],
): Stance {
  const stances = hasFoe(board, faction) ? AMONG_FOES : AMONG_FRIENDS
  const stance = choose.oneOf(supports.length > 0 ? stances.withSupport : stances.alone, called)
  switch (stance) {
    case 'only':
      return { stance: 'attack', only: choose.oneOf(foesOf(board, faction), foe) }
    case 'support':
      return { stance: 'support', area: chosenArea(choose, supports) }
    default:
      return { stance }
  }
}

function hasFoe(board: Board, faction: FactionId): boolean {
  for (const other of board.seats) if (!areAllied(board, faction, other)) return true
  return false
}

function foesOf(board: Board, faction: FactionId): FactionId[] {
  const foes: FactionId[] = []
  for (const other of board.seats) if (!areAllied(board, faction, other)) foes.push(other)
  return foes
}

function called(stance: Called) {
  return { key: stance, label: say('orders.option.stance', { stance }) }
}

function foe(faction: FactionId) {
  return { key: faction, label: say('orders.option.only', { faction }) }
}

export function chosenArea<A extends AreaId>(choose: Chooser, areas: readonly A[]): A {
  return choose.oneOf(areas, area)
}

function area(to: AreaId) {
  return { key: to, label: say('orders.option.to', { to }) }
}
