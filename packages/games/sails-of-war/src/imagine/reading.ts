import type { Fields, Json } from '@windward/table'
import { ACTION_IDS, type ActionId } from '../data/action-cards.ts'
import { RACE_IDS, type RaceId } from '../data/races.ts'
import { type Goods, RESOURCE_IDS } from '../data/resources.ts'
import { noGoods } from '../goods.ts'

/** What a line of the ledger names. Lines may be older than the rules, so nothing is taken to be there. */

export function oneOfAt<T extends string>(fields: Fields, name: string, all: readonly T[]): T | undefined {
  return all.find((each) => each === fields[name])
}

export function raceAt(fields: Fields, name = 'race'): RaceId | undefined {
  return oneOfAt(fields, name, RACE_IDS)
}

export function cardAt(fields: Fields): ActionId | undefined {
  return oneOfAt(fields, 'card', ACTION_IDS)
}

export function cardsAt(fields: Fields, name: string): ActionId[] {
  const { [name]: value } = fields
  return Array.isArray(value) ? value.flatMap((card) => ACTION_IDS.find((each) => each === card) ?? []) : []
}

/** 0 where there is no number. */
export function numberAt(fields: Fields, name: string): number {
  const value = fields[name]
  return typeof value === 'number' ? value : 0
}

/** How many of each, of the kinds that are named. */
export function countsAt<K extends string>(
  fields: Fields,
  name: string,
  kinds: readonly K[],
): Partial<Record<K, number>> {
  const value = fields[name]
  const counts: Partial<Record<K, number>> = {}
  if (!isFields(value)) return counts
  for (const kind of kinds) counts[kind] = numberAt(value, kind)
  return counts
}

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function goodsAt(fields: Fields, name = 'goods'): Goods {
  return { ...noGoods(), ...countsAt(fields, name, RESOURCE_IDS) }
}
