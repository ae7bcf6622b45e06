import { HALF_CIRCLE } from '../data/measures.ts'
import { WINDS } from '../data/winds.ts'
import { heading } from '../geometry/angle.ts'
import type { Pose } from '../geometry/pose.ts'
import { ACROSS, type Sea } from '../geometry/sea.ts'
import { enemyOf } from '../seats.ts'
import type { Limit } from './distance-limits.ts'
import type { Fleet, Scenario, Step, Victory } from './scenario.ts'

/** SOG 16.1.10, SOG 16.7.3: the sides have changed parts, at anchor too, and all of the sea is turned by half a circle. */
export function swapped(scenario: Scenario): Scenario {
  const { sea, wind, fleets, automatic, terrain, batteries, placing, victory } = scenario
  return {
    ...scenario,
    wind: turnedWind(wind),
    fleets: {
      british: { ...turnedFleet(fleets.french, sea), ships: fleets.british.ships },
      french: { ...turnedFleet(fleets.british, sea), ships: fleets.french.ships },
    },
    automatic: automatic && enemyOf(automatic),
    terrain: terrain.map((element) => ({
      ...element,
      building: element.building && enemyOf(element.building),
      pose: turnedPose(element.pose, sea),
    })),
    batteries: batteries.map(({ type, side, pose }) => ({
      type,
      side: enemyOf(side),
      pose: turnedPose(pose, sea),
    })),
    placing: placing.map(otherStep),
    victory: otherVictory(victory),
  }
}

/** The wind from the other side; one that is drawn by lot stays so. */
export function turnedWind(wind: Scenario['wind']): Scenario['wind'] {
  return wind === 'lot' ? wind : (WINDS[(WINDS.indexOf(wind) + WINDS.length / 2) % WINDS.length] ?? wind)
}

function turnedPose(pose: Pose, { width, length }: Sea): Pose {
  return { x: width - pose.x, y: length - pose.y, heading: heading(pose.heading + HALF_CIRCLE) }
}

function turnedFleet(fleet: Fleet, sea: Sea): Fleet {
  const { zone, backTo, berths } = fleet
  return {
    ...fleet,
    edge: ACROSS[fleet.edge],
    backTo: backTo && ACROSS[backTo],
    zone:
      'band' in zone
        ? zone
        : {
            left: sea.width - zone.right,
            bottom: sea.length - zone.top,
            right: sea.width - zone.left,
            top: sea.length - zone.bottom,
          },
    limits: fleet.limits.map(turnedLimit),
    berths: berths?.map((pose) => turnedPose(pose, sea)) ?? null,
  }
}

function turnedLimit(limit: Limit): Limit {
  return limit.from === 'edges' ? { ...limit, edges: limit.edges.map((edge) => ACROSS[edge]) } : limit
}

function otherStep(step: Step): Step {
  switch (step.step) {
    case 'ships':
      return { ...step, sides: step.sides.map(enemyOf) }
    case 'terrain':
      return {
        ...step,
        by: step.by === 'in-turn' ? step.by : enemyOf(step.by),
        pieces: step.pieces.map((piece) => ({
          ...piece,
          building: piece.building && enemyOf(piece.building),
          limits: piece.limits.map(turnedLimit),
        })),
      }
    case 'edges':
      return step
  }
}

function otherVictory(victory: Victory): Victory {
  switch (victory.kind) {
    case 'last-afloat':
      return victory
    case 'break-through':
      return { ...victory, runners: enemyOf(victory.runners) }
    case 'outpost':
      return { ...victory, attackers: victory.attackers.map(enemyOf) }
    case 'supplies':
      return { ...victory, supplied: enemyOf(victory.supplied) }
    case 'unscathed':
      return { ...victory, by: enemyOf(victory.by) }
  }
}
