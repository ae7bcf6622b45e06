import { SHIP_IDS, type ShipId } from './ships.ts'

/** SOG 13.3.6: the building of a side. */
const BUILDINGS = ['building-british', 'building-french'] as const
export type BuildingTarget = (typeof BUILDINGS)[number]

/** SOG 14.1.1: batteries, in the order of the scenario. */
export const BATTERY_NAMES = [
  'battery-1',
  'battery-2',
  'battery-3',
  'battery-4',
  'battery-5',
  'battery-6',
  'battery-7',
  'battery-8',
] as const
export type BatteryName = (typeof BATTERY_NAMES)[number]

/** Whatever may be fired at. */
export const TARGET_IDS = [...SHIP_IDS, ...BUILDINGS, ...BATTERY_NAMES] as const
export type TargetId = (typeof TARGET_IDS)[number]

export function isShip(target: TargetId | null): target is ShipId {
  return SHIP_IDS.some((ship) => ship === target)
}

export function isBuilding(target: TargetId): target is BuildingTarget {
  return BUILDINGS.some((building) => building === target)
}
