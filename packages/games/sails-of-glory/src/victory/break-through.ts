import { classOf, type Side } from '../data/ships.ts'
import { enemyOf } from '../seats.ts'
import { isAfloat } from '../ships.ts'
import type { Flight, Ship, State } from '../state.ts'

/** Whether a ship has left by her own side. */
function isOutAtHome({ edges }: State, { fate, side, leftBy }: Ship): boolean {
  return fate === 'left' && leftBy.includes(edges[side])
}

/** SOG 16.4.2: who has won, if anybody has. */
export function breakThroughWinner(state: State, runners: Side): Side | undefined {
  const fleet = state.ships.filter(({ side }) => side === runners)
  if (fleet.some((ship) => !isAfloat(ship) && !isOutAtHome(state, ship))) return enemyOf(runners)
  return fleet.every((ship) => isOutAtHome(state, ship)) ? runners : undefined
}

/** SOG 16.4.3: how a flight went, for a double game. */
export function flightOf(state: State, runners: Side): Flight {
  const out = state.ships.filter((ship) => ship.side === runners && isOutAtHome(state, ship))
  const chasers = state.ships.filter((ship) => ship.side !== runners)
  return {
    runners,
    out: out.length,
    sound: sum(out, (ship) => 2 * classOf(ship.id).log.length - coveredOn(ship)),
    eliminated: chasers.filter((ship) => !isAfloat(ship)).length,
    covered: sum(chasers, coveredOn),
  }
}

/** Boxes covered; a ship that is lost keeps the number she was lost with. */
function coveredOn(ship: Ship): number {
  return isAfloat(ship) ? ship.hull.length + ship.crew.length : ship.mustered.hull + ship.mustered.crew
}

function sum(ships: readonly Ship[], of: (ship: Ship) => number): number {
  return ships.reduce((total, ship) => total + of(ship), 0)
}
