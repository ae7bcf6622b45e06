import { type Refusal, refuse, textOf } from '@windward/table'
import { reaches, SWITCHES, type Switch, TRAININGS, type Training } from '../data/levels.ts'
import { SHIP_IDS, SHIPS, SIDES } from '../data/ships.ts'
import { type Options, scenarioOf } from '../options.ts'
import { scenarioNow } from '../scenario/current-scenario.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { scenarioFaults } from '../scenario/scenario-faults.ts'
import { captainsOf, enemyOf, type Seat } from '../seats.ts'
import { CHEAPEST } from './decide-fleet.ts'
import { largestFleet, roomInZone } from './room-for-fleet.ts'
import { say, setupWords } from './words.en.ts'

/** What keeps these captains from playing by these options, as the end of a sentence; or nothing. */
export function tableFault(seats: readonly Seat[], options: Options): string | undefined {
  const faults =
    battlesOf(options)
      .map(scenarioFaults)
      .find((each) => each.length > 0) ?? []
  const refusal = faults.length > 0 ? undefined : tableRefusal(seats, options)
  const all = refusal === undefined ? faults : [refusal]
  if (all.length === 0) return undefined
  return all.map(({ refused, clause }) => `${textOf(refused, setupWords)} (${clause})`).join('; ')
}

export function tableRefusal(seats: readonly Seat[], options: Options): Refusal | undefined {
  return (
    levelFault(options) ??
    battlesOf(options).flatMap(scenarioFaults)[0] ??
    partsFault(options) ??
    pointsFault(seats, options) ??
    switchFault(options) ??
    trainingFault(options) ??
    fleetFault(options) ??
    captainFault(seats, options) ??
    roomFault(seats, options)
  )
}

function levelFault(options: Options): Refusal | undefined {
  const { level, name } = scenarioOf(options)
  if (reaches(options.level, level)) return undefined
  return refuse('SOG 1.2.2', say('setup.scenario-level', { scenario: name, level }))
}

/** SOG 16.1.10: only scenarios that say how are played twice, and not alone. */
function partsFault(options: Options): Refusal | undefined {
  const { name, victory, automatic } = scenarioOf(options)
  const counts = victory.kind === 'break-through' || victory.kind === 'outpost' || victory.kind === 'supplies'
  if (!options.twice || (counts && automatic === null)) return undefined
  return refuse('SOG 16.1.10', say('setup.not-twice', { scenario: name }))
}

/** SOG 16.1.8: a skirmish has no other fleets, is fought once, and needs a ship for each captain. */
function pointsFault(seats: readonly Seat[], options: Options): Refusal | undefined {
  const { points, fleets, twice } = options
  if (points === null) return undefined
  const given = SIDES.some((side) => scenarioOf(options).fleets[side].berths !== null)
  if (fleets !== null || twice || given) return refuse('SOG 16.1.8', say('setup.skirmish'))
  const poor = SIDES.find((side) => captainsOf(seats, side).length * CHEAPEST > points)
  return poor && refuse('SOG 16.1.8', say('setup.few-points', { side: poor, points }))
}

/** SOG 1.2.2: an option below its level, or without the one it needs. */
function switchFault(options: Options): Refusal | undefined {
  for (const name of Object.keys(SWITCHES).filter(isSwitch)) {
    if (!options[name]) continue
    const { level, needs } = SWITCHES[name]
    if (!reaches(options.level, level)) {
      return refuse('SOG 1.2.2', say('setup.option-level', { option: name, level }))
    }
    if (needs !== null && !options[needs]) {
      return refuse('SOG 1.2.2', say('setup.option-needs', { option: name, needs }))
    }
  }
  return undefined
}

function isSwitch(name: string): name is Switch {
  return name in SWITCHES
}

/** SOG 1.2.3 */
function trainingFault(options: Options): Refusal | undefined {
  const { fleets } = scenarioOf(options)
  const inMatch = options.points === null ? SIDES.flatMap((side) => fleets[side].ships) : SHIP_IDS
  for (const name of Object.keys(TRAININGS).filter(isTraining)) {
    if (options[name].length === 0) continue
    const { level } = TRAININGS[name]
    if (!reaches(options.level, level)) {
      return refuse('SOG 1.2.2', say('setup.option-level', { option: name, level }))
    }
    const stranger = options[name].find((ship) => !inMatch.includes(ship))
    if (stranger !== undefined) return refuse('SOG 1.2.3', say('setup.not-in-match', { ship: stranger }))
  }
  return undefined
}

function isTraining(name: string): name is Training {
  return name in TRAININGS
}

/** SOG 1.1.1, SOG 16.1.7: each ship once, under her own flag, with room for all of them. */
function fleetFault(options: Options): Refusal | undefined {
  const { fleets } = scenarioOf(options)
  const all = SIDES.flatMap((side) => fleets[side].ships)
  const twice = all.find((ship, index) => all.indexOf(ship) < index)
  if (twice !== undefined) return refuse('SOG 1.1.1', say('setup.ship-twice', { ship: twice }))
  for (const side of SIDES) {
    const foreign = fleets[side].ships.find((ship) => SHIPS[ship].navy !== side)
    if (foreign !== undefined) return refuse('SOG 1.1.1', say('setup.wrong-navy', { ship: foreign, side }))
  }
  return undefined
}

/** SOG 16.1.10: the scenario as it is fought, and where it is fought twice as it is with the sides swapped. */
function battlesOf(options: Options): Scenario[] {
  const battles = options.twice ? ([1, 2] as const) : ([1] as const)
  return battles.map((battle) => scenarioNow({ options, battle }))
}

/** SOG 1.1.3 */
function captainFault(seats: readonly Seat[], options: Options): Refusal | undefined {
  const { automatic, fleets, name } = scenarioOf(options)
  for (const side of SIDES) {
    const captains = captainsOf(seats, side).length
    const { ships } = fleets[side]
    if (side === automatic) {
      if (captains > 0) return refuse('SOG 1.1.3', say('setup.automatic-side', { side, scenario: name }))
      continue
    }
    if (captains === 0) return refuse('SOG 1.1.3', say('setup.no-captain', { side }))
    if (captains > 2 && automatic === enemyOf(side)) return refuse('SOG 1.1.3', say('setup.solitaire'))
    if (options.points === null && captains > ships.length) {
      return refuse('SOG 1.1.3', say('setup.few-ships', { side, captains, ships: ships.length }))
    }
  }
  return undefined
}

/** SOG 16.1.2: whether a side has more ships than its zone holds, in the second battle of a double game too. */
function roomFault(seats: readonly Seat[], options: Options): Refusal | undefined {
  for (const scenario of battlesOf(options)) {
    for (const side of SIDES) {
      const { ships, berths } = scenario.fleets[side]
      if (berths !== null) continue
      const wanted = options.points === null ? ships.length : Math.max(1, captainsOf(seats, side).length)
      const room = options.points === null ? roomInZone(scenario, side, ships) : largestFleet(scenario, side)
      if (room < wanted) return refuse('SOG 16.1.2', say('setup.no-room', { side, ships: wanted }))
    }
  }
  return undefined
}
