import { PLAYING_ORDER } from '../data/cards/intrigue-order.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { isPartlyTaken } from '../lands.ts'
import type { State } from '../state.ts'
import { areAllied } from '../teams.ts'
import { piecesOf } from './force.ts'
import type { Clash, Side } from './opposed-sides.ts'
import { figuresIn, stocksOf } from './stock.ts'

/** SNS 7.7.1: the same two sides, the attacker first. */
export function attackerFirst(state: State, clash: Clash): Clash {
  const [a, b] = clash.sides
  if (a === undefined || b === undefined) return clash
  return { ...clash, sides: isAttacker(state, clash, a, b) ? [a, b] : [b, a] }
}

function isAttacker(state: State, { where }: Clash, side: Side, other: Side): boolean {
  const owner =
    'land' in where && !isPartlyTaken(state.lands[where.land]) ? state.lands[where.land].owner : null
  if (owner !== null && isOn(state, side, owner)) return false
  if (owner !== null && isOn(state, other, owner)) return true
  const more = figuresOf(state, side) - figuresOf(state, other)
  return more === 0 ? earliest(side.factions) < earliest(other.factions) : more > 0
}

/** Whether the land's owner is of the side, in the battle or not. */
function isOn(state: State, { factions }: Side, owner: FactionId): boolean {
  return factions.some((faction) => areAllied(state, faction, owner))
}

function figuresOf(state: State, side: Side): number {
  return figuresIn(stocksOf(piecesOf(state, side)))
}

/** The place in play order (SNS 3.3.1) of the first of them. */
export function earliest(factions: readonly FactionId[]): number {
  return Math.min(...factions.map((faction) => PLAYING_ORDER.indexOf(faction)))
}

/** SNS 7.8.13: the same two sides, the attacker of the line first. */
export function attackerAtSeaFirst(
  state: State,
  { attacks }: Clash,
  sides: readonly Side[],
): readonly Side[] {
  const [a, b] = sides
  if (a === undefined || b === undefined) return sides
  const isOnAttack = ({ factions }: Side) => attacks.some(({ by }) => factions.includes(by))
  const more =
    Number(isOnAttack(a)) - Number(isOnAttack(b)) ||
    figuresOf(state, a) - figuresOf(state, b) ||
    earliest(b.factions) - earliest(a.factions)
  return more > 0 ? [a, b] : [b, a]
}
