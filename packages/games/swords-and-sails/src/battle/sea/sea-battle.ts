import type { SeaId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { zonesShutOff } from '../../movement/straits.ts'
import { isArmy, ownerOf } from '../../pieces.ts'
import { pieceAt } from '../../pieces-of.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import { attackerAtSeaFirst } from '../attacker-first.ts'
import type { Battle } from '../battle.ts'
import { closeCards, openCards } from '../lay-cards-open.ts'
import type { Clash, Fought, Side } from '../opposed-sides.ts'
import { isInLineAtSea } from '../quick-or-line.ts'
import { strengthOf } from '../stock.ts'
import { say } from '../words.en.ts'
import { meetings, slipAwayFirst } from './admiral.ts'
import { fleetsIn } from './fleet-armour.ts'
import { isHarmless } from './helpless-transports.ts'
import { lineSeaCombat } from './line-sea-combat.ts'
import { quickSeaCombat } from './quick-sea-combat.ts'
import type { SeaFight } from './sea-fight.ts'
import { say as saySea } from './sea-words.en.ts'
import { stowCargo } from './stow-cargo.ts'

/** SNS 7.8: a battle of fleets in one zone, from the Admiral's leave to the winners. */
export function* seaBattle(t: SnsTable, clash: Clash, saboteurs: readonly FactionId[]): SnsFlow<Fought> {
  if (!('sea' in clash.where)) throw new Error(`${clash.name} is not at sea`)
  const { where } = clash
  const { sea } = where
  const shut = zonesShutOff(
    t.state,
    clash.sides.flatMap(({ factions }) => factions),
    sea,
  )
  yield* slipAwayFirst(t, clash, sea, shut)
  const here = afloat(t.state, sea, clash.sides)
  if (!haveQuarrel(clash, here)) return { winners: winnersAmong(here) }
  if (here.every((side) => isHarmless(t.state, [side]))) {
    t.tell('all', 'SNS 7.8.8', saySea('sea.harmless', { sea }))
    return { winners: [] }
  }
  const pieces = here.flatMap((side) => side.pieces)
  openCards(t.state, pieces)
  const told = here.map(({ factions }) => [...factions])
  t.tell('all', 'SNS 7.1.6', say('battle.begins', { where, sides: told }))
  for (const sides of yield* meetings(t, { ...clash, sides: here }, sea))
    yield* engage(t, clash, { sea, shut, saboteurs }, sides)
  const left = afloat(t.state, sea, here)
  const winners = [...winnersAmong(left)]
  const what = left.length > 1 ? say('battle.undecided', { where }) : say('battle.won', { where, winners })
  t.tell('all', 'SNS 7.1.11', what)
  closeCards(t.state, pieces)
  return { winners }
}

/** One meeting of fleets: all of a side that are there fight together (SNS 7.8.14); whoever has sunk or left in an earlier one takes no part. */
function* engage(
  t: SnsTable,
  clash: Clash,
  here: Pick<SeaFight, 'sea' | 'shut' | 'saboteurs'>,
  all: readonly Side[],
): SnsFlow {
  const left = afloat(t.state, here.sea, all)
  if (left.length < 2) return
  const ships = left.map((side) => strengthOf(fleetsIn(t.state, side)))
  const inLine = isInLineAtSea(t.state.options, ships)
  const sides = inLine ? attackerAtSeaFirst(t.state, clash, left) : left
  const battle: Battle = {
    name: clash.name,
    where: clash.where,
    round: 0,
    forces: sides.flatMap(({ factions, pieces }, side) =>
      factions.map((faction) => ({
        faction,
        side,
        pieces: pieces.filter((piece) => ownerOf(piece) === faction),
        armour: 0,
        before: 0,
        stays: 'fights',
      })),
    ),
    line: null,
  }
  const fight: SeaFight = {
    clash: { ...clash, sides },
    battle,
    ground: [],
    cards: new Map(),
    ...here,
    loads: new Map(),
  }
  t.state.battles = [...t.state.battles, battle].sort((a, b) => (a.name < b.name ? -1 : 1))
  yield* stowCargo(t, fight)
  yield* (inLine ? lineSeaCombat : quickSeaCombat)(t, fight)
  t.state.battles = t.state.battles.filter((each) => each !== battle)
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
function haveQuarrel({ quarrels }: Clash, sides: readonly Side[]): boolean {
  const isHere = (faction: FactionId) => sides.some(({ factions }) => factions.includes(faction))
  return quarrels.some(({ by, on }) => isHere(by) && isHere(on))
}

/** The one side that is left; nobody, if there are more or none. */
function winnersAmong(sides: readonly Side[]): readonly FactionId[] {
  const [only, other] = sides
  return only === undefined || other !== undefined ? [] : only.factions
}
