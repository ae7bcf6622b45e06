import type { FactionId } from '../data/factions/factions.ts'
import type { State } from '../state.ts'
import type { Battle, Force } from './battle.ts'
import { fighting, foesOf, piecesOf, sidesOf } from './force.ts'
import type { Ground } from './leaving/way-back.ts'
import type { Clash } from './opposed-sides.ts'
import { strengthOf } from './stock.ts'

/** A battle with all that its steps have to know. */
export interface Fight {
  readonly clash: Clash
  readonly battle: Battle
  readonly ground: Ground
  /** SNS 7.10.12: who is asked about Sabotage between its rounds; nobody by mail. */
  readonly saboteurs: readonly FactionId[]
}

/** The battle of this name that is being fought. */
export function battleNamed({ battles }: State, name: string): Battle {
  const battle = battles.find((each) => each.name === name)
  if (battle === undefined) throw new Error(`no battle is fought at ${name}`)
  return battle
}

export function addBattle(state: State, battle: Battle): void {
  state.battles = [...state.battles, battle].sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function removeBattle(state: State, { name }: Battle): void {
  state.battles = state.battles.filter((each) => each.name !== name)
}

export function beginRound(state: State, battle: Battle): void {
  battle.round += 1
  const forces = fighting(state, battle)
  for (const force of forces) force.before = strengthOf(piecesOf(state, force))
  battle.tally = { fought: forces.map(({ faction }) => faction), dealt: [] }
}

/** SNS 7.4.6 */
export function noteDamage({ tally }: Battle, at: number, by: number, damage: number): void {
  tally?.dealt.push({ at, by, damage })
}

/**
 * SNS 7.1.11, SNS 7.1.13: whether there is still anything to fight about: more than one side, and one that has to
 * fight another.
 */
export function isContested(state: State, { clash, battle }: Pick<Fight, 'clash' | 'battle'>): boolean {
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
