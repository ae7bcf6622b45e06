import { FACTION_IDS, type PieceKey } from '@windward/swords-and-sails/facts'

/** `BYZ II`, `FRA 1`. */
export function isPieceKey(value: unknown): value is PieceKey {
  if (typeof value !== 'string') return false
  const [faction, number] = value.split(' ')
  return FACTION_IDS.some((id) => id === faction) && /^(?:I{1,3}|IV|V|[1-5])$/.test(number ?? '')
}
