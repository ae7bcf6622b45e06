import type { Fields, Json } from '@windward/table'
import { type AreaId, isLandId, isSeaId, type LandId } from '../data/area-ids.ts'
import { FACTION_IDS, type FactionId } from '../data/factions/factions.ts'
import { isPieceKey, type PieceKey } from '../pieces.ts'

/** What a line of the ledger names. Lines may be older than the rules, so nothing is taken to be there. */

const factions: ReadonlySet<string> = new Set(FACTION_IDS)

export function factionAt(fields: Fields, name: string): FactionId | undefined {
  const value = fields[name]
  return isFaction(value) ? value : undefined
}

function isFaction(value: Json | undefined): value is FactionId {
  return typeof value === 'string' && factions.has(value)
}

export function pieceAt(fields: Fields, name: string): PieceKey | undefined {
  const value = fields[name]
  return typeof value === 'string' && isPieceKey(value) ? value : undefined
}

export function landAt(fields: Fields, name: string): LandId | undefined {
  const value = fields[name]
  return typeof value === 'string' && isLandId(value) ? value : undefined
}

export function areaAt(fields: Fields, name: string): AreaId | undefined {
  const value = fields[name]
  return typeof value === 'string' && (isLandId(value) || isSeaId(value)) ? value : undefined
}

/** 0 where there is no number. */
export function numberAt(fields: Fields, name: string): number {
  return asNumber(fields[name])
}

export function numbersAt(fields: Fields, name: string): number[] {
  return listAt(fields, name).map(asNumber)
}

function asNumber(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0
}

export function listAt(fields: Fields, name: string): readonly Json[] {
  const value = fields[name]
  return Array.isArray(value) ? value : []
}

export function textAt(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

export function fieldsAt(fields: Fields, name: string): Fields {
  const value = fields[name]
  return isFields(value) ? value : {}
}

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function oneOfAt<T extends string>(fields: Fields, name: string, all: readonly T[]): T | undefined {
  return all.find((each) => each === fields[name])
}
