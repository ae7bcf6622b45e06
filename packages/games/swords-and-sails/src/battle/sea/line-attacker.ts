import type { State } from '../../state.ts'
import { piecesOf } from '../force.ts'
import { earliest } from '../line/attacker.ts'
import type { Clash, Side } from '../opposed-sides.ts'
import { figuresIn, stocksOf } from '../stock.ts'

/** SNS 7.8.13: the same two sides, the attacker of the line first. */
export function attackerAtSeaFirst(
  state: State,
  { attacks }: Clash,
  sides: readonly Side[],
): readonly Side[] {
  const [a, b] = sides
  if (a === undefined || b === undefined) return sides
  const isOnAttack = ({ factions }: Side) => attacks.some(({ by }) => factions.includes(by))
  const ships = (side: Side) => figuresIn(stocksOf(piecesOf(state, side)))
  const more =
    Number(isOnAttack(a)) - Number(isOnAttack(b)) ||
    ships(a) - ships(b) ||
    earliest(b.factions) - earliest(a.factions)
  return more > 0 ? [a, b] : [b, a]
}
