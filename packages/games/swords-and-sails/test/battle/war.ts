import type { Dice } from '@windward/table'
import { saboteursFor } from '../../src/battle/sabotage/between-rounds.ts'
import { sabotageMoment } from '../../src/battle/sabotage/sabotage.ts'
import { seaBattle } from '../../src/battle/sea/sea-battle.ts'
import { type HandCard, stackOf } from '../../src/cards.ts'
import type { LandId, SeaId } from '../../src/data/area-ids.ts'
import { MERCENARY_IDS } from '../../src/data/cards/expansion-cards.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { LEADER_IDS } from '../../src/data/factions/leaders.ts'
import { ARMY_IDS, FLEET_IDS } from '../../src/data/pieces.ts'
import { SHIP_IDS } from '../../src/data/ships.ts'
import { UNIT_IDS } from '../../src/data/units.ts'
import { game } from '../../src/index.ts'
import { asMet, quarrelsIn, seaClashes, seaMeetings } from '../../src/movement/sea-clashes.ts'
import { newArmy, newFleet, noShips, noUnits } from '../../src/pieces.ts'
import type { SnsFlow, SnsTable, State } from '../../src/state.ts'
import { of, position } from '../scene.ts'
import { clear } from './force.ts'

const SEATS: readonly FactionId[] = ['HRE', 'KIE', 'FRA', 'ENG']
const FIELDS: readonly LandId[] = ['saxony', 'wends', 'pomerania', 'bohemia']
const ROADS: readonly LandId[] = ['saxony', 'bohemia', 'great_poland', 'wends']
const WATERS: readonly SeaId[] = ['narrow_sea', 'frisian_sea']
const CARDS: readonly HandCard[] = ['tacticalWithdraw', 'sabotage', 'counterSabotage', 'pillage', 'spy']

/** The whole game, with nothing in it but this one phase of this position. */
export function phaseGame(start: State, phase: (t: SnsTable) => SnsFlow): typeof game {
  const { setup: _, ...rest } = game
  return {
    ...rest,
    seats: { all: SEATS, fewest: SEATS.length, most: SEATS.length, choose: () => SEATS },
    begin: () => structuredClone(start),
    *turn(t) {
      yield* t.step('phase', () => phase(t))
      t.state.outcome = { winners: [], how: 'nobodyLeft', scores: {} }
    },
  }
}

/** A position with everybody at war, as the dice will have it. */
function atWar(dice: Dice): State {
  const options = {
    lineCombat: dice.pick(['off', 'bySize', 'on']),
    doubleWithdraw: dice.roll(2) === 1,
    live: dice.roll(2) === 1,
    partialSiege: dice.roll(2) === 1,
    mercenaries: true,
  }
  return position(SEATS, options, (state) => {
    clear(state)
    if (dice.roll(2) === 1) ally(state, dice.shuffle(SEATS).slice(0, 2))
    // Without the Diplomat, who would talk first.
    const leaders = dice.shuffle(LEADER_IDS.filter((leader) => leader !== 'diplomat'))
    for (const faction of SEATS) {
      of(state, faction).leader = leaders.pop() ?? null
      for (let cards = dice.below(5); cards > 0; cards -= 1) deal(state, faction, dice.pick(CARDS))
    }
  })
}

function ally(state: State, members: readonly FactionId[]): void {
  const joined = Object.fromEntries(members.map((member) => [member, 0]))
  state.teams = [{ mark: 'A', members: [...members], joined }]
}

function deal(state: State, faction: FactionId, card: HandCard): void {
  const { pile } = state.stacks[stackOf(card)]
  const place = pile.indexOf(card)
  if (place >= 0) of(state, faction).hand.push(...pile.splice(place, 1))
}

/** Armies that meet in a few lands, some of them with fleets in port. */
export function onLand(dice: Dice): State {
  const state = atWar(dice)
  for (const faction of dice.shuffle(SEATS).slice(dice.below(3))) {
    of(state, faction).fleets['1'] = newFleet(faction, '1', 'saxony', { ...noShips(), WS: 1 })
    for (const id of ARMY_IDS.slice(0, 1 + dice.below(4))) {
      const army = newArmy(faction, id, dice.pick(FIELDS), noUnits())
      for (const unit of UNIT_IDS) army.units[unit] = dice.below(4)
      army.units[dice.pick(UNIT_IDS)] += 1
      if (dice.roll(4) === 1) army.bands = [{ card: dice.pick(MERCENARY_IDS.slice(0, 6)), left: 2, hired: 1 }]
      army.from = dice.pick(ROADS)
      const meets = dice.roll(4) === 1 ? ({ stance: 'defend' } as const) : ({ stance: 'attack' } as const)
      army.order = { army: id, does: { deed: 'hold' }, meets }
      of(state, faction).armies[id] = army
    }
  }
  return state
}

/** Fleets that meet in a few zones, some with troops aboard. */
export function atSea(dice: Dice): State {
  const state = atWar(dice)
  for (const faction of dice.shuffle(SEATS).slice(dice.below(3)))
    for (const id of FLEET_IDS.slice(0, 1 + dice.below(3))) {
      const at = dice.pick(WATERS)
      const fleet = newFleet(faction, id, at, noShips())
      for (const ship of SHIP_IDS) fleet.ships[ship] = dice.below(4)
      fleet.ships[dice.pick(SHIP_IDS)] += 1
      fleet.from = dice.pick([...WATERS, 'celtic_sea'])
      fleet.order = { fleet: id, does: { deed: 'hold' }, meets: { stance: 'attack' } }
      of(state, faction).fleets[id] = fleet
      const carried = ARMY_IDS[FLEET_IDS.indexOf(id)]
      if (carried === undefined || dice.roll(2) === 1) continue
      const army = newArmy(faction, carried, 'wessex', { ...noUnits(), HI: 1 })
      Object.assign(army, { at, from: at, aboard: [id] })
      of(state, faction).armies[carried] = army
    }
  return state
}

/** SNS 7.1.1: the sea battles of phase 5. */
export function* seaBattles(t: SnsTable): SnsFlow {
  t.state.phase = 'movement'
  const met = yield* t.step('meet', () => seaClashes(t.state, []).map(asMet))
  yield* sabotageMoment(t, 'seaBattles', met)
  const left = yield* t.step('meet again', () => seaMeetings(t.state, []))
  const saboteurs = yield* t.step('saboteurs', () => saboteursFor(t, left))
  yield* t.together(
    left,
    ({ name }) => `sea:${name}`,
    (child, meeting) => seaBattle(child, meeting, saboteurs, () => quarrelsIn(t.state, meeting, [])),
  )
  delete t.state.quarrels
}
