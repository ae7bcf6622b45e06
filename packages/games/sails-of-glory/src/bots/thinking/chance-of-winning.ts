import { MM } from '../../data/measures.ts'
import { classOf, type Side } from '../../data/ships.ts'
import { sourceOf } from '../../data/winds.ts'
import { cosine, sine } from '../../geometry/angle.ts'
import type { Edge, Sea } from '../../geometry/sea.ts'
import { scenarioNow } from '../../scenario/current-scenario.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import { enemyOf } from '../../seats.ts'
import type { Ship, State } from '../../state.ts'
import { scoreOf } from '../../victory/score.ts'

/** What a battle that is not over is reckoned by. Strengths are in points of ships (SOG 2.1.1). */
const RECKONED = {
  /** How sharply an advantage becomes a victory. */
  slope: 7,
  /** What the row she is less likely to fall by is worth; fires and leaks, broken masts, being aground. */
  otherRow: 0.3,
  burning: 0.07,
  mast: 0.06,
  aground: 0.4,
  /** A ship in play is worth something to her last box. */
  least: 0.08,
  /** To lie to windward of the nearest enemy, or too near the edge of the sea. */
  windward: 0.04,
  edge: 0.1,
  edgeWithin: 90 * MM,
  /** A point of a scenario, and the way to where one is to leave. */
  point: 0.02,
  way: 0.6,
} as const

/** How likely a side is to win from here, from 0 to 1: the rest of the battle is reckoned, not played. */
export function chanceOf(state: State, side: Side): number {
  const { outcome } = state
  if (outcome !== null) return outcome.side === null ? 0.5 : outcome.side === side ? 1 : 0
  const lead = standingOf(state, side) - standingOf(state, enemyOf(side)) + pointsLead(state, side)
  return 1 / (1 + Math.exp(-RECKONED.slope * lead))
}

/** What a side has at sea, as a share of what both began with for each side. */
function standingOf(state: State, side: Side): number {
  const { victory } = scenarioNow(state)
  let all = 0
  let sum = 0
  for (const ship of state.ships) {
    const { points } = classOf(ship.id)
    all += points
    if (ship.side !== side) continue
    if (ship.fate === 'left' && ship.pardoned) sum += points * (1 + RECKONED.way)
    else if (ship.fate === 'afloat') sum += points * worthOfShip(state, ship, victory)
  }
  return (2 * sum) / all
}

function worthOfShip(state: State, ship: Ship, victory: Scenario['victory']): number {
  const place = placeOf(state, ship, victory)
  if (victory.kind === 'unscathed' && victory.by === ship.side) return unhurt(ship) + place
  return lifeOf(ship) + place
}

/** How much of a ship is left, from 0 to 1. */
export function lifeOf(ship: Pick<Ship, 'id' | 'fate' | 'hull' | 'crew' | 'special' | 'aground'>): number {
  if (ship.fate !== 'afloat') return 0
  const { length } = classOf(ship.id).log
  const [hull, crew] = [ship.hull.length / length, ship.crew.length / length]
  const { otherRow, burning, mast, aground, least } = RECKONED
  const sound = (1 - Math.max(hull, crew)) * (1 - otherRow * Math.min(hull, crew))
  const { fires, leaks, masts } = ship.special
  const hurt = burning * (fires + leaks) + mast * masts + (ship.aground ? aground : 0)
  return Math.max(least, sound - hurt)
}

/** SOG 16.7.2: half of a row, or the ground, and all is lost. */
function unhurt(ship: Ship): number {
  const { length } = classOf(ship.id).log
  const worst = Math.max(ship.hull.length, ship.crew.length) / length
  return ship.aground || worst >= 1 / 2 ? 0 : 1 - worst
}

function placeOf(state: State, ship: Ship, victory: Scenario['victory']): number {
  if (victory.kind === 'break-through' && victory.runners === ship.side)
    return RECKONED.way * madeGood(state.edges[ship.side], ship, state.sea)
  return RECKONED.windward * gageOf(state, ship) - edgeOf(state.sea, ship)
}

function madeGood(edge: Edge, { pose: { x, y } }: Ship, { width, length }: Sea): number {
  return { top: y / length, right: x / width, bottom: 1 - y / length, left: 1 - x / width }[edge]
}

/** From −1, dead to leeward of the nearest enemy, to 1. */
function gageOf(state: State, ship: Ship): number {
  const from = sourceOf(state.wind.from)
  let nearest = Infinity
  let gage = 0
  for (const other of state.ships) {
    if (other.side === ship.side || other.fate !== 'afloat') continue
    const [dx, dy] = [ship.pose.x - other.pose.x, ship.pose.y - other.pose.y]
    const square = dx * dx + dy * dy
    if (square >= nearest) continue
    nearest = square
    gage = (dx * sine(from) + dy * cosine(from)) / Math.sqrt(square + 1)
  }
  return gage
}

function edgeOf({ width, length }: Sea, { pose: { x, y }, anchored }: Ship): number {
  if (anchored) return 0
  const room = Math.min(x, y, width - x, length - y)
  return RECKONED.edge * Math.max(0, 1 - room / RECKONED.edgeWithin)
}

function pointsLead(state: State, side: Side): number {
  const points = scoreOf(state)
  return points === null ? 0 : RECKONED.point * (points[side] - points[enemyOf(side)])
}
