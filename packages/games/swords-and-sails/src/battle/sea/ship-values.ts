import { LINE_COMBAT_AT_SEA, type ShipTargetId } from '../../data/battle/line-combat.ts'
import { SHIP_IDS, type ShipId } from '../../data/ships.ts'
import { ownerOf } from '../../pieces.ts'
import type { Soldier } from '../battle.ts'
import { type Figure, figureOf } from '../figure.ts'

export interface ShipValues {
  readonly destroy: number
  readonly capture: number
}

const CANNOT_STRIKE: ShipValues = { destroy: 0, capture: 0 }

/** SNS 7.8.11: what two dice must show or less. Ships without dice cannot strike (SNS 1.3.2). */
export function shipValues(striker: Soldier, target: Soldier, isLoaded: boolean): ShipValues {
  const figure = figureOf(ownerOf(striker.piece), striker.kind)
  if (figure.dice === 0) return CANNOT_STRIKE
  return LINE_COMBAT_AT_SEA[shipType(figure)][columnOf(target, isLoaded)]
}

/** SNS 7.8.11: the lower value captures instead. */
export function shipFate(values: ShipValues, total: number): 'captured' | 'sunk' | 'afloat' {
  if (total <= values.capture) return 'captured'
  return total <= values.destroy ? 'sunk' : 'afloat'
}

function columnOf({ piece, kind }: Soldier, isLoaded: boolean): ShipTargetId {
  const type = shipType(figureOf(ownerOf(piece), kind))
  if (type !== 'TR') return type
  return isLoaded ? 'TRloaded' : 'TRunloaded'
}

function shipType({ type }: Figure): ShipId {
  const ship = SHIP_IDS.find((id) => id === type)
  if (ship === undefined) throw new Error(`${type} is no ship`)
  return ship
}
