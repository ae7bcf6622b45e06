import { type FigureId, isMercenaryId, isUnitId } from './battle/figure.ts'
import type { Field } from './battle/opposed-sides.ts'
import { type AreaId, isSeaId } from './data/area-ids.ts'
import type { FactionId } from './data/factions/factions.ts'
import { nameOf } from './data/map.ts'
import { names } from './data/names.en.ts'
import { ownerOf, type PieceKey } from './pieces.ts'

export const faction = (id: FactionId): string => names.factions[id].short

/** At the head of a sentence. */
export const Faction = (id: FactionId): string => headed(faction(id))

/** Some factions are spoken of in the plural. */
const PLURAL: readonly FactionId[] = ['FAT', 'KHA']

/** `France loses`, `The Fatimids lose`: at the head of a sentence, with the verb that fits. */
export const Does = (id: FactionId, one: string, many: string): string =>
  `${Faction(id)} ${does([id], one, many)}`

/** The verb alone, for one faction or for several together. */
export const does = (ids: readonly FactionId[], one: string, many: string): string =>
  ids.length > 1 || ids.some((id) => PLURAL.includes(id)) ? many : one

export const headed = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const casualtyPoints = (count: number): string => `${count} casualty point${count === 1 ? '' : 's'}`

export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

export const factions = (ids: readonly FactionId[]): string => listed(ids.map(faction))

export function figure(id: FigureId): string {
  if (isMercenaryId(id)) return names.mercenaries[id].name
  return isUnitId(id) ? names.units[id].name.toLowerCase() : names.ships[id].name.toLowerCase()
}

const COUNTABLE: readonly FigureId[] = ['KN', 'PS', 'WS', 'RD', 'TR']

/** `1 knight`, `3 raiders`, `2 light infantry`. */
export function counted(kind: FigureId, count: number): string {
  if (!COUNTABLE.includes(kind)) return `${count} ${figure(kind)}`
  const one = figure(kind).replace(/s$/, '')
  return count === 1 ? `1 ${one}` : `${count} ${one}s`
}

/** Each kind once, wherever its figures stand. */
export function figures(parts: readonly { readonly kind: FigureId; readonly count: number }[]): string {
  const sums = new Map<FigureId, number>()
  for (const { kind, count } of parts) sums.set(kind, (sums.get(kind) ?? 0) + count)
  return listed([...sums].map(([kind, count]) => counted(kind, count)))
}

/** `Army II` or `Fleet 2`. */
export function piece(key: PieceKey): string {
  const number = key.slice(key.indexOf(' ') + 1)
  return /^\d$/.test(number) ? `Fleet ${number}` : `Army ${number}`
}

/** `Anjou`, `the Irish Sea`: in the middle of a sentence. */
export const area = (id: AreaId): string => (isSeaId(id) ? `the ${nameOf(id)}` : nameOf(id))

export const dice = (rolled: readonly number[]): string => rolled.join(' ')

/** `Army II of France`. */
export const pieceOf = (key: PieceKey): string => `${piece(key)} of ${faction(ownerOf(key))}`

/** `in Thrace`, `on the border of Anjou and Normandy`. */
export function field(where: Field): string {
  if ('land' in where) return `in ${area(where.land)}`
  return 'sea' in where ? `in ${area(where.sea)}` : `on the border of ${listed(where.border.map(area))}`
}
