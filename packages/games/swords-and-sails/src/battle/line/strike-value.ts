import { type LandRowId, LINE_COMBAT_ON_LAND } from '../../data/battle/line-combat.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { UNITS, type UnitId } from '../../data/units.ts'
import { ownerOf } from '../../pieces.ts'
import { cardOf } from '../../powers.ts'
import type { Soldier } from '../battle.ts'
import { type Figure, type FigureId, figureOf, isUnitId } from '../figure.ts'
import { shipValues } from '../sea/ship-values.ts'

/** Rows for units that strike better than their kind, whoever has hired them. */
const BETTER: Readonly<Partial<Record<UnitId, LandRowId>>> = { HI: 'HI_NSE', LI: 'LI_ENG', PS: 'PS_KIE' }

export function figureIn({ piece, kind }: Soldier): Figure {
  return figureOf(ownerOf(piece), kind)
}

/** SNS 7.7.5, SNS 7.7.6: two dice showing this or less destroy. Ships have a table of their own (SNS 7.8.11). */
export function strikeValue(striker: Soldier, target: Soldier): number {
  if (!isUnitId(figureIn(target).type)) return shipValues(striker, target, false).destroy
  return LINE_COMBAT_ON_LAND[rowOf(ownerOf(striker.piece), striker.kind)][unitType(figureIn(target))]
}

function rowOf(faction: FactionId, kind: FigureId): LandRowId {
  if (isUnitId(kind)) return cardOf(faction).rows[kind]
  const figure = figureOf(faction, kind)
  const type = unitType(figure)
  return figure.hit > UNITS[type].hit ? (BETTER[type] ?? type) : type
}

function unitType({ type }: Figure): UnitId {
  if (!isUnitId(type)) throw new Error(`${type} is no army unit`)
  return type
}
