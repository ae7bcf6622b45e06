import { firstPlace } from '@windward/kit/board/first-place.ts'
import { REALM_IDS } from '@windward/sails-of-war/facts'
import type { SeenLine } from '@windward/table'

const FIELDS = [
  'realm',
  'realms',
  'zone',
  'into',
  'to',
  'at',
  'port',
  'ship',
  'ships',
  'home',
  'hero',
  'from',
] as const
const PIECE = /^[a-z-]+\/(?:trader|transport|warship|hero)\/\d+$/

/** The Realm, zone, ship or Hero a line speaks of first. */
export function placeOf({ what: { key, fields } }: SeenLine): string | undefined {
  for (const name of FIELDS) {
    const field = fields[name]
    if (typeof field === 'number' && isZone(key, name)) return `${field}`
    const found = firstPlace(field, isPlace)
    if (found !== undefined) return found
  }
  return undefined
}

/** Numbers are zones where they are called so, and where a Serpent swims. */
const isZone = (key: string, name: string): boolean =>
  name === 'zone' || (name === 'to' && key.startsWith('sea.serpent'))

const isPlace = (name: string): boolean => REALM_IDS.some((id) => id === name) || PIECE.test(name)
