import { type Refusal, refuse } from '@windward/table'
import { SIDES, type Side } from '../data/ships.ts'
import { isLand } from '../data/terrain.ts'
import { isInside } from '../geometry/outline.ts'
import { landOf, shoreOfElement } from '../movement/hazards.ts'
import { enemyOf } from '../seats.ts'
import { berthFault, type PlacedShip } from '../setup/berth-fault.ts'
import { say } from '../setup/words.en.ts'
import { adrift, isOnTopOf } from './coastline.ts'
import { isInSea } from './distance-limits.ts'
import type { Scenario } from './scenario.ts'
import { zoneAt } from './zone-of.ts'

/** SOG 1.3.1 */
const LEAST_SEA = { long: 900_000, short: 700_000 } as const

/** SOG 16.1.1: everything that is wrong with a scenario, a sentence for each fault. */
export function scenarioFaults(scenario: Scenario): Refusal[] {
  return [
    ...seaFaults(scenario),
    ...fleetFaults(scenario),
    ...terrainFaults(scenario),
    ...orderFaults(scenario),
    ...victoryFaults(scenario),
  ]
}

function seaFaults({ sea: { width, length } }: Scenario): Refusal[] {
  const small = Math.max(width, length) < LEAST_SEA.long || Math.min(width, length) < LEAST_SEA.short
  return small ? [refuse('SOG 1.3.1', say('scenario.sea'))] : []
}

function fleetFaults(scenario: Scenario): Refusal[] {
  const { fleets, automatic, sea } = scenario
  const faults: Refusal[] = []
  if (fleets.british.edge === fleets.french.edge) faults.push(refuse('SOG 16.1.1', say('scenario.edges')))
  for (const side of SIDES) {
    const { zone, edge, berths, anchored, ships } = fleets[side]
    const { left, bottom, right, top } = zoneAt(zone, edge, sea)
    const within = left >= 0 && bottom >= 0 && right <= sea.width && top <= sea.length
    if (!within || left >= right || bottom >= top) {
      faults.push(refuse('SOG 16.1.1', say('scenario.zone', { side })))
    }
    if (anchored && automatic !== side) faults.push(refuse('SOG 15.1.5', say('scenario.anchored', { side })))
    if (berths !== null && berths.length !== ships.length) {
      faults.push(refuse('SOG 16.1.1', say('scenario.berths', { side, berths: berths.length })))
    }
  }
  return [...faults, ...berthFaults(scenario)]
}

/** Given places must be lawful ones, too: in the sea, clear of one another and of danger. */
function berthFaults({ fleets, sea, terrain }: Scenario): Refusal[] {
  const faults: Refusal[] = []
  const before: PlacedShip[] = []
  const zone = { left: 0, bottom: 0, right: sea.width, top: sea.length }
  for (const { ships, berths } of SIDES.map((side) => fleets[side])) {
    for (const [index, ship] of ships.entries()) {
      const pose = berths?.[index]
      if (pose === undefined) continue
      const fault = berthFault({ sea, ships: [], terrain }, { zone, limits: [] }, ship, pose, before)
      if (fault !== undefined) faults.push(fault)
      before.push({ ship, ...pose })
    }
  }
  return faults
}

function terrainFaults({ terrain, placing, sea, batteries }: Scenario): Refusal[] {
  const faults: Refusal[] = []
  const pieces = placing.flatMap((step) => (step.step === 'terrain' ? step.pieces : []))
  const used = [...terrain, ...pieces].map(({ element }) => element)
  for (const element of new Set(used.filter((each, index) => used.indexOf(each) < index))) {
    faults.push(refuse('SOG 16.1.1', say('scenario.element-twice', { element })))
  }
  for (const piece of [...terrain, ...pieces]) {
    const { element, kind, shore, danger, building } = piece
    if (!isLand(piece) && (shore !== 'plain' || danger !== 'none' || building !== null)) {
      faults.push(refuse('SOG 13.3.1', say('scenario.no-shore', { element, kind })))
    }
  }
  for (const [index, lying] of terrain.entries()) {
    const { element } = lying
    const shore = shoreOfElement(lying)
    if (!isInSea(shore, sea)) faults.push(refuse('SOG 16.1.1', say('scenario.element-outside', { element })))
    if (terrain.slice(0, index).some((other) => isOnTopOf(lying, other))) {
      faults.push(refuse('SOG 16.1.1', say('scenario.element-overlap', { element })))
    }
  }
  for (const { element } of adrift(terrain, sea)) {
    faults.push(refuse('SOG 13.3.8', say('scenario.coast-adrift', { element })))
  }
  for (const { element } of pieces.filter(({ kind }) => kind === 'coast')) {
    faults.push(refuse('SOG 13.3.8', say('scenario.coast-placed', { element })))
  }
  const land = landOf(terrain)
  batteries.forEach(({ pose: { x, y } }, index) => {
    if (!land.some((shore) => isInside(x, y, shore))) {
      faults.push(refuse('SOG 14.1.1', say('scenario.battery', { number: index + 1 })))
    }
  })
  return faults
}

/** Each side's ships are placed once. */
function orderFaults({ placing }: Scenario): Refusal[] {
  const sides = placing.flatMap((step) => (step.step === 'ships' ? step.sides : []))
  return SIDES.filter((side) => sides.filter((each) => each === side).length !== 1).map((side) =>
    refuse('SOG 16.1.3', say('scenario.placing', { side })),
  )
}

function victoryFaults({ victory, terrain, placing, level }: Scenario): Refusal[] {
  const all = [...terrain, ...placing.flatMap((step) => (step.step === 'terrain' ? step.pieces : []))]
  const buildings = (side: Side) => all.filter(({ building }) => building === side).length
  const faults: Refusal[] = []
  for (const side of SIDES) {
    if (buildings(side) > 1) faults.push(refuse('SOG 13.3.6', say('scenario.buildings', { side })))
  }
  if (victory.kind === 'outpost') {
    for (const side of victory.attackers.map(enemyOf)) {
      if (buildings(side) === 0) faults.push(refuse('SOG 16.5.3', say('scenario.no-building', { side })))
    }
  }
  if (victory.kind === 'supplies') {
    if (!all.some(isLand)) faults.push(refuse('SOG 16.6.1', say('scenario.no-harbour')))
    if (level !== 'advanced') faults.push(refuse('SOG 16.6.1', say('scenario.supplies-level')))
  }
  return faults
}
