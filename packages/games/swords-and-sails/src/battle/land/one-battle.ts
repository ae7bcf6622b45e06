import type { FactionId } from '../../data/factions/factions.ts'
import { ownerOf } from '../../pieces.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import { attackerFirst } from '../attacker-first.ts'
import type { Battle, Force } from '../battle.ts'
import { fighting, piecesOf, sidesOf } from '../force.ts'
import { closeCards, openCards } from '../lay-cards-open.ts'
import { cardsToLeave, leavers } from '../leaving/leave-before-battle.ts'
import { depart, useWithdraws } from '../leaving/retreats.ts'
import type { Pressed } from '../leaving/send-back.ts'
import type { Ground } from '../leaving/way-back.ts'
import { lineCombat } from '../line/line-combat.ts'
import type { Clash } from '../opposed-sides.ts'
import { quickCombat } from '../quick-combat/quick-combat.ts'
import { isInLine } from '../quick-or-line.ts'
import { type CardsAtHand, type Fight, isContested } from '../round.ts'
import { strengthOf } from '../stock.ts'
import { say } from '../words.en.ts'
import type { Ended } from './land-battle.ts'

/** A battle in which all who are named meet at once, from the chance to be gone to its end. */
export function* oneBattle(t: SnsTable, clash: Clash, ground: Ground, hand: CardsAtHand): SnsFlow<Ended> {
  const all: Fight = { clash, battle: battleOf(clash, clash), ground, ...hand }
  const pressed = yield* goBefore(t, all)
  const { forces } = all.battle
  const met = withoutLeavers(clash, forces)
  const inLine = isInLine(t.state.options, met.sides.length, unitsIn(t.state, met))
  const battle = battleOf(met, inLine ? attackerFirst(t.state, met) : met)
  const fight: Fight = { clash: met, battle, ground, ...hand }
  if (isContested(t.state, fight)) {
    const pieces = met.sides.flatMap((side) => side.pieces)
    openCards(t.state, pieces)
    t.state.battles = [...t.state.battles, battle].sort((a, b) => (a.name < b.name ? -1 : 1))
    t.tell('all', 'SNS 7.1.8', say('battle.begins', { where: met.where, sides: told(met) }))
    pressed.push(...(yield* (inLine ? lineCombat : quickCombat)(t, fight)))
    t.state.battles = t.state.battles.filter((other) => other !== battle)
    closeCards(t.state, pieces)
  }
  const withdrawn = withdrawnFrom([...forces, ...battle.forces])
  return { winners: winnersOf(t, battle), withdrawn, pressed, fought: battle.round > 0 }
}

function battleOf({ name, where }: Clash, ordered: Clash): Battle {
  return { name, where, round: 0, forces: forcesIn(ordered), line: null }
}

function forcesIn({ sides }: Clash): Force[] {
  return sides.flatMap(({ factions, pieces }, side) =>
    factions.map((faction): Force => {
      const own = pieces.filter((key) => ownerOf(key) === faction)
      return { faction, side, pieces: own, armour: 0, before: 0, stays: 'fights' }
    }),
  )
}

/** SNS 7.1.8: who left before it is not in the battle, and his cards stay down. */
function withoutLeavers(clash: Clash, forces: readonly Force[]): Clash {
  const gone = forces.filter(({ stays }) => stays !== 'fights').map(({ faction }) => faction)
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

/** SNS 7.10.3, SNS 7.10.4, SNS 7.10.6, SNS 7.11.4 */
function* goBefore(t: SnsTable, fight: Fight): SnsFlow<Pressed[]> {
  const answers = yield* leavers(t, fight)
  const gone = fight.battle.forces.filter((force) => (answers.get(force.faction) ?? 'stay') !== 'stay')
  for (const force of gone) {
    const card = answers.get(force.faction) === 'withdraw'
    force.stays = card ? 'withdraws' : 'retreats'
    if (!card) continue
    const count = cardsToLeave(t.state, force.faction) ?? 0
    useWithdraws(t, fight, force, count, count === 1 ? 'SNS 7.10.3' : 'SNS 7.10.4')
  }
  return yield* depart(t, fight, gone)
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
