import type { FactionId } from '../data/factions/factions.ts'
import type { State } from '../state.ts'
import type { Battle, Force } from './battle.ts'
import { fighting, foesOf, piecesOf, sidesOf } from './force.ts'
import type { Ground } from './leaving/way-back.ts'
import type { Clash } from './opposed-sides.ts'
import { strengthOf } from './stock.ts'

/** The cards that may come into a battle. */
export interface CardsAtHand {
  /** The Withdraws each faction may still use in it (SNS 7.10.1). */
  readonly cards: Map<FactionId, number>
  /** SNS 7.10.12: who is asked about Sabotage between its rounds; nobody by mail. */
  readonly saboteurs: readonly FactionId[]
}

/** A battle with all that its steps have to know. */
export interface Fight extends CardsAtHand {
  readonly clash: Clash
  readonly battle: Battle
  readonly ground: Ground
}

/** One round: who fought in it, and the damage each side has dealt to each (SNS 7.4.6). */
export interface Round {
  readonly forces: readonly Force[]
  /** By the side struck, then by the side striking. */
  readonly dealt: Map<number, Map<number, number>>
}

export function beginRound(state: State, battle: Battle): Round {
  battle.round += 1
  const forces = fighting(state, battle)
  for (const force of forces) force.before = strengthOf(piecesOf(state, force))
  return { forces, dealt: new Map() }
}

export function noteDamage({ dealt }: Round, at: number, by: number, damage: number): void {
  const struck = dealt.get(at) ?? new Map<number, number>()
  struck.set(by, (struck.get(by) ?? 0) + damage)
  dealt.set(at, struck)
}

/**
 * SNS 7.1.11, SNS 7.1.13: whether there is still anything to fight about: more than one side, and one that has to
 * fight another.
 */
export function isContested(state: State, { clash, battle }: Fight): boolean {
  const left = fighting(state, battle)
  if (sidesOf(left).length < 2) return false
  const isLeft = (faction: FactionId) => left.some((force) => force.faction === faction)
  return clash.quarrels.some(({ by, on }) => isLeft(by) && isLeft(on))
}

/** SNS 7.3.8: whether these two have to fight each other, or their team-mates have. */
function areAtOdds(
  { clash, battle }: Pick<Fight, 'clash' | 'battle'>,
  one: Pick<Force, 'side'>,
  other: Pick<Force, 'side'>,
): boolean {
  const sideOf = (faction: FactionId) => battle.forces.find((force) => force.faction === faction)?.side
  return clash.quarrels.some(({ by, on }) => {
    const sides = [sideOf(by), sideOf(on)]
    return sides.includes(one.side) && sides.includes(other.side)
  })
}

/** Of these the enemies whom the force has to fight. */
export function rivalsOf(
  fight: Pick<Fight, 'clash' | 'battle'>,
  forces: readonly Force[],
  force: Force,
): Force[] {
  return foesOf(forces, force).filter((foe) => areAtOdds(fight, force, foe))
}
