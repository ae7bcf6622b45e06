import type { SeaId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { zonesShutOff } from '../../movement/straits.ts'
import { isArmy, ownerOf, type PieceKey } from '../../pieces.ts'
import { pieceAt } from '../../pieces-of.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import { attackerAtSeaFirst } from '../attacker-first.ts'
import { forcesIn } from '../force.ts'
import { closeCards, openCards } from '../lay-cards-open.ts'
import type { Attack, Clash, Fought, Meeting, Quarrels, Side } from '../opposed-sides.ts'
import { dropPlans, orderOf } from '../plans.ts'
import { isInLineAtSea } from '../quick-or-line.ts'
import { addBattle, battleNamed, removeBattle } from '../round.ts'
import { strengthOf } from '../stock.ts'
import { say } from '../words.en.ts'
import { meetsApart, slipAwayFirst } from './admiral.ts'
import { fleetsIn } from './fleet-armour.ts'
import { isHarmless } from './helpless-transports.ts'
import { lineSeaCombat } from './line-sea-combat.ts'
import { quickSeaCombat } from './quick-sea-combat.ts'
import type { SeaFight } from './sea-fight.ts'
import { say as saySea } from './sea-words.en.ts'
import { stowCargo } from './stow-cargo.ts'

/** SNS 7.8: a battle of fleets in one zone, from the Admiral's leave to the winners. Why they fight is said when it begins. */
export function* seaBattle(
  t: SnsTable,
  met: Meeting,
  saboteurs: readonly FactionId[],
  why: () => Quarrels,
): SnsFlow<Fought> {
  if (!('sea' in met.where)) throw new Error(`${met.name} is not at sea`)
  const { where, name } = met
  const { sea } = where
  const factions = met.sides.flatMap((side) => side.factions)
  const shut = new Map(yield* t.step('straits', () => [...zonesShutOff(t.state, factions, sea)]))
  yield* t.step('slip away', () => slipAwayFirst(t, met, sea, shut))
  const here = yield* t.step('here', () => afloat(t.state, sea, met.sides))
  const begun = yield* t.step('begin', () => begin(t, sea, here, why()))
  if (begun === 'no quarrel') return { winners: winnersAmong(here) }
  if (begun === 'harmless') return { winners: [] }
  yield* t.step('fight', () => meetAll(t, { ...met, ...begun }, { sea, shut, saboteurs }, here))
  const left = afloat(t.state, sea, here)
  const winners = [...winnersAmong(left)]
  const what = left.length > 1 ? say('battle.undecided', { where }) : say('battle.won', { where, winners })
  t.tell('all', 'SNS 7.1.11', what)
  closeCards(t.state, piecesIn(here))
  dropPlans(t.state, name)
  return { winners }
}

/** The cards are laid open, and why they fight is known; unless nobody has to, or nobody can strike (SNS 7.8.8). */
function begin(
  t: SnsTable,
  sea: SeaId,
  here: readonly Side[],
  { attacks, quarrels }: Quarrels,
): Quarrels | 'no quarrel' | 'harmless' {
  if (!haveQuarrel(quarrels, here)) return 'no quarrel'
  if (here.every((side) => isHarmless(t.state, [side]))) {
    t.tell('all', 'SNS 7.8.8', saySea('sea.harmless', { sea }))
    return 'harmless'
  }
  openCards(t.state, piecesIn(here))
  const told = here.map(({ factions }) => [...factions])
  t.tell('all', 'SNS 7.1.6', say('battle.begins', { where: { sea }, sides: told }))
  return { attacks, quarrels }
}

function piecesIn(sides: readonly Side[]): PieceKey[] {
  return sides.flatMap(({ pieces }) => pieces)
}

type Waters = Pick<SeaFight, 'sea' | 'shut' | 'saboteurs'>

/** SNS 7.11.2: all at once, or the enemy's fleets one after another as an Admiral likes. */
function* meetAll(t: SnsTable, clash: Clash, waters: Waters, here: readonly Side[]): SnsFlow {
  const apart = yield* meetsApart(t, clash, here, waters.sea)
  if (apart === undefined) return yield* engage(t, clash, waters, here)
  const { admiral, side, foe } = apart
  const met: number[] = []
  while (met.length < foe.forces.length) {
    const number = met.length + 1
    const place = yield* t.step(`fleets ${number}`, () => {
      const order = orderOf(t.state, admiral, clash.name, foe.forces.length)
      return order.find((each) => !met.includes(each)) ?? 0
    })
    const pieces = foe.forces[place] ?? []
    const factions = foe.factions.filter((faction) => pieces.some((piece) => ownerOf(piece) === faction))
    yield* t.step(`battle ${number}`, () => engage(t, clash, waters, [side, { ...foe, factions, pieces }]))
    met.push(place)
  }
}

/** One meeting of fleets: all of a side that are there fight together (SNS 7.8.14); whoever has sunk or left in an earlier one takes no part. */
function* engage(t: SnsTable, clash: Clash, waters: Waters, all: readonly Side[]): SnsFlow {
  const sides = yield* t.step('meet', () => meet(t.state, clash, waters.sea, all))
  if (sides.length < 2) return
  const battle = battleNamed(t.state, clash.name)
  const fight: SeaFight = { clash: { ...clash, sides }, battle, ground: [], ...waters }
  yield* t.step('cargo', () => stowCargo(t, fight))
  yield* t.step('combat', () => (battle.line === null ? quickSeaCombat : lineSeaCombat)(t, fight))
  removeBattle(t.state, battle)
}

/** Draws up those who are left, in a line with the attacker first (SNS 7.8.13) or without one. */
function meet(state: State, clash: Clash, sea: SeaId, all: readonly Side[]): readonly Side[] {
  const left = afloat(state, sea, all)
  if (left.length < 2) return left
  const ships = left.map((side) => strengthOf(fleetsIn(state, side)))
  const inLine = isInLineAtSea(state.options, ships)
  const sides = inLine ? attackerAtSeaFirst(state, clash, left) : left
  const { name, where } = clash
  addBattle(state, { name, where, round: 0, forces: forcesIn(sides), line: inLine ? [] : null })
  return sides
}

/** The sides as far as they are still in the zone and have not been driven from a battle. */
function afloat(state: State, sea: SeaId, sides: readonly Side[]): Side[] {
  return sides.flatMap((side) => {
    const pieces = side.pieces.filter((key) => {
      const piece = pieceAt(state, key)
      return piece !== undefined && !isArmy(piece) && piece.at === sea && !piece.driven
    })
    const factions = side.factions.filter((faction) => pieces.some((piece) => ownerOf(piece) === faction))
    return pieces.length === 0 ? [] : [{ ...side, factions, pieces }]
  })
}

/** SNS 7.1.11: whether any of those who are left has to fight another. */
function haveQuarrel(quarrels: readonly Attack[], sides: readonly Side[]): boolean {
  const isHere = (faction: FactionId) => sides.some(({ factions }) => factions.includes(faction))
  return quarrels.some(({ by, on }) => isHere(by) && isHere(on))
}

/** The one side that is left; nobody, if there are more or none. */
function winnersAmong(sides: readonly Side[]): readonly FactionId[] {
  const [only, other] = sides
  return only === undefined || other !== undefined ? [] : only.factions
}
