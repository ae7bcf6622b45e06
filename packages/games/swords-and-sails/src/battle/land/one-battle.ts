import type { FactionId } from '../../data/factions/factions.ts'
import { ownerOf, type PieceKey } from '../../pieces.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import { attackerFirst } from '../attacker-first.ts'
import type { Battle, Force } from '../battle.ts'
import { fighting, forcesIn, piecesOf, sidesOf } from '../force.ts'
import { closeCards, openCards } from '../lay-cards-open.ts'
import { leaveBeforeBattle } from '../leaving/leave-before-battle.ts'
import { depart, type Leaver } from '../leaving/retreats.ts'
import type { Ground } from '../leaving/way-back.ts'
import { lineCombat } from '../line/line-combat.ts'
import type { Clash } from '../opposed-sides.ts'
import { quickCombat } from '../quick-combat/quick-combat.ts'
import { isInLine } from '../quick-or-line.ts'
import { addBattle, battleNamed, isContested, removeBattle } from '../round.ts'
import { strengthOf } from '../stock.ts'
import { say } from '../words.en.ts'
import type { Ended } from './land-battle.ts'

/** A battle in which all who are named meet at once, from the chance to be gone to its end. */
export function* oneBattle(
  t: SnsTable,
  clash: Clash,
  ground: Ground,
  saboteurs: readonly FactionId[],
): SnsFlow<Ended> {
  const gone = yield* t.step('leave before', () => leaveBeforeBattle(t, clash, ground))
  const pressed = yield* t.step('go', () => depart(t, clash, ground, gone))
  const met = withoutLeavers(clash, gone)
  const withdrawn = gone.filter(({ card }) => card).map(({ faction }) => faction)
  const fought = yield* t.step('begin', () => begins(t, met))
  if (!fought) return { winners: winnersOf(t, drawnUp(t.state, met)), withdrawn, pressed, fought }
  const battle = battleNamed(t.state, met.name)
  const combat = battle.line === null ? quickCombat : lineCombat
  pressed.push(...(yield* t.step('combat', () => combat(t, { clash: met, battle, ground, saboteurs }))))
  removeBattle(t.state, battle)
  closeCards(t.state, piecesIn(met))
  withdrawn.push(...withdrawnFrom(battle.forces))
  return { winners: winnersOf(t, battle), withdrawn, pressed, fought }
}

/** SNS 7.1.8: the cards are laid open, if there is still anything to fight about. */
function begins(t: SnsTable, met: Clash): boolean {
  const battle = drawnUp(t.state, met)
  if (!isContested(t.state, { clash: met, battle })) return false
  openCards(t.state, piecesIn(met))
  addBattle(t.state, battle)
  t.tell('all', 'SNS 7.1.8', say('battle.begins', { where: met.where, sides: told(met) }))
  return true
}

/** The battle as it begins, in a line with the attacker first (SNS 7.7.1) or without one. */
function drawnUp(state: State, clash: Clash): Battle {
  const { name, where } = clash
  const inLine = isInLine(state.options, clash.sides.length, unitsIn(state, clash))
  const { sides } = inLine ? attackerFirst(state, clash) : clash
  return { name, where, round: 0, forces: forcesIn(sides), line: inLine ? [] : null }
}

function piecesIn({ sides }: Clash): PieceKey[] {
  return sides.flatMap(({ pieces }) => pieces)
}

/** SNS 7.1.8: who left before it is not in the battle, and his cards stay down. */
function withoutLeavers(clash: Clash, leavers: readonly Leaver[]): Clash {
  const gone = leavers.map(({ faction }) => faction)
  if (gone.length === 0) return clash
  const sides = clash.sides.map((side) => ({
    ...side,
    factions: side.factions.filter((faction) => !gone.includes(faction)),
    pieces: side.pieces.filter((key) => !gone.includes(ownerOf(key))),
  }))
  return { ...clash, sides: sides.filter(({ factions }) => factions.length > 0) }
}

function unitsIn(state: State, { sides }: Clash): number {
  return sides.reduce((sum, side) => sum + strengthOf(piecesOf(state, side)), 0)
}

function withdrawnFrom(forces: readonly Force[]): FactionId[] {
  return forces.flatMap(({ faction, stays }) => (stays === 'withdraws' ? faction : []))
}

/**
 * SNS 7.1.11, SNS 6.2.5: one side alone, or nobody; on a border all who came over it the same way. Of a battle that all
 * left before it began there is nothing to tell.
 */
function winnersOf(t: SnsTable, battle: Battle): FactionId[] {
  const left = fighting(t.state, battle)
  const { where } = battle
  const undecided = 'border' in where ? placesOf(t.state, left) > 1 : sidesOf(left).length > 1
  const winners = undecided ? [] : left.map(({ faction }) => faction)
  if (battle.round > 0) {
    if (undecided) t.tell('all', 'SNS 7.1.13', say('battle.undecided', { where }))
    else t.tell('all', 'SNS 7.1.11', say('battle.won', { where, winners }))
  }
  return winners
}

/** In how many lands these stand. */
function placesOf(state: State, forces: readonly Force[]): number {
  return new Set(forces.flatMap((force) => piecesOf(state, force)).map(({ at }) => at)).size
}

function told({ sides }: Clash): FactionId[][] {
  return sides.map(({ factions }) => [...factions])
}
