import { z } from 'zod'
import { MERCENARIES, MERCENARY_IDS, type MercenaryId } from '../data/cards/expansion-cards.ts'
import { eachFaction } from '../data/factions/each-faction.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { SHIP_IDS, SHIPS, type Ship, type ShipId } from '../data/ships.ts'
import { CAVALRY, UNIT_IDS, UNITS, type Unit, type UnitId } from '../data/units.ts'
import { cardOf } from '../powers.ts'

/** What can be lost in a battle: a faction's own unit or ship, or one of a band of mercenaries. */
export const FIGURE_IDS = [...UNIT_IDS, ...SHIP_IDS, ...MERCENARY_IDS] as const
export type FigureId = UnitId | ShipId | MercenaryId
export const figureShape = z.enum(FIGURE_IDS)

/** The values a figure fights with. */
export interface Figure {
  readonly type: UnitId | ShipId
  /** What it costs its owner. */
  readonly gold: number
  readonly dice: number
  readonly hit: number
  readonly health: number
  readonly shield: number
  readonly ranged: boolean
  readonly cavalry: boolean
  readonly morale: number
}

const units: ReadonlySet<string> = new Set(UNIT_IDS)
const mercenaries: ReadonlySet<string> = new Set(MERCENARY_IDS)

const figures = eachFaction((faction) => new Map(FIGURE_IDS.map((id) => [id, valuesOf(faction, id)])))

export function figureOf(faction: FactionId, id: FigureId): Figure {
  return figures[faction].get(id) ?? valuesOf(faction, id)
}

/** A faction's own figures have its values; mercenaries serve anybody alike and have the common ones. */
function valuesOf(faction: FactionId, id: FigureId): Figure {
  if (isMercenaryId(id)) return mercenary(id)
  const card = cardOf(faction)
  return isUnitId(id) ? unitFigure(id, card.units[id]) : shipFigure(id, card.ships[id])
}

function unitFigure(type: UnitId, { cost, dice, hit, health, shield, ranged, morale }: Unit): Figure {
  return { type, gold: cost, dice, hit, health, shield, ranged, cavalry: CAVALRY.includes(type), morale }
}

function shipFigure(type: ShipId, { cost, dice, hit, health, shield }: Ship): Figure {
  return { type, gold: cost, dice, hit, health, shield, ranged: false, cavalry: false, morale: 0 }
}

function mercenary(id: MercenaryId): Figure {
  const { of, hit, fee, number } = MERCENARIES[id]
  const common = isUnitId(of) ? unitFigure(of, UNITS[of]) : shipFigure(of, SHIPS[of])
  return { ...common, hit: hit ?? common.hit, gold: Math.ceil(fee / number) }
}

export function isUnitId(id: FigureId): id is UnitId {
  return units.has(id)
}

export function isMercenaryId(id: FigureId): id is MercenaryId {
  return mercenaries.has(id)
}
