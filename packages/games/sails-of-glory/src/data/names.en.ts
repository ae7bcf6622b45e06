import { SHIP_IDS, SHIPS } from './ships.ts'

const SHIP_NAMES = new Map<string, string>(SHIP_IDS.map((id) => [id, SHIPS[id].name]))

/** The name of a ship as people say it. */
export function shipName(id: string): string {
  return SHIP_NAMES.get(id) ?? workName(id)
}

/** Buildings and batteries (SOG 13.3.6, SOG 14.1.1). */
function workName(id: string): string {
  const [kind, which = ''] = id.split('-')
  return kind === 'building' ? `the ${sideName(which)} outpost` : `Battery ${which}`
}

/** A name as a sentence begins with it. */
export function nameFirst(id: string): string {
  const name = shipName(id)
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}

/** “Courageuse, Généreux and Aquilon”. */
export function shipNames(ids: readonly string[]): string {
  const names = ids.map(shipName)
  const last = names.pop()
  return names.length === 0 ? (last ?? '') : `${names.join(', ')} and ${last}`
}

/** “1 counter”, “2 counters”. */
export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}

const CARDS: Readonly<Record<string, string>> = {
  straight: 'straight ahead (5)',
  'slip-right': 'sideslip to starboard (5)',
  'slip-left': 'sideslip to port (5)',
  'aback-5': 'the red 5',
  'aback-6': 'the red 6 or more',
  'aback-4': 'the red 4 or less',
}

/** What a card does, in a few words. */
export function cardName(id: string): string {
  const named = CARDS[id]
  if (named !== undefined) return named
  const [masts, how, hand] = id.split('-')
  if (masts === 'veer') return Number(how) > 5 ? `turn to starboard (${how})` : `turn to port (${how})`
  return `${masts} broken ${masts === 'one' ? 'mast' : 'masts'}, ${how} to ${hand === 'right' ? 'starboard' : 'port'}`
}

const ARCS: Readonly<Record<string, string>> = {
  stem: 'the forward guns',
  central: 'the full broadside',
  stern: 'the after guns',
}

export function arcName(arc: string): string {
  return ARCS[arc] ?? arc
}

const LOADS: Readonly<Record<string, string>> = {
  ball: 'ball',
  chain: 'chain',
  grape: 'grapeshot',
  double: 'double shot',
}

export function loadName(load: string): string {
  return LOADS[load] ?? load
}

const ACTIONS: Readonly<Record<string, string>> = {
  'reload-port': 'reload port',
  'reload-starboard': 'reload starboard',
  'fire-port': 'fire port',
  'fire-starboard': 'fire starboard',
  musketry: 'musketry',
  'increase-sails': 'increase sails',
  'decrease-sails': 'decrease sails',
  pump: 'pump water',
  extinguish: 'extinguish fire',
  repair: 'repair',
  grog: 'grog',
  boarding: 'boarding',
}

export function actionName(action: string): string {
  return ACTIONS[action] ?? action
}

export function sideName(side: string): string {
  return side === 'british' ? 'British' : 'French'
}

const SIGNS: Readonly<Record<string, string>> = {
  c: 'crew',
  f: 'fire',
  l: 'leak',
  m: 'mast',
  s: 'sails',
  r: 'rudder',
}

/** “2 (fire)” for the face 2f, “crew loss” for c. */
function faceName(face: string): string {
  const sign = SIGNS[face.slice(-1)]
  const points = Number.parseInt(face, 10)
  if (sign === undefined) return face
  if (Number.isNaN(points)) return sign === 'crew' ? 'crew loss' : sign
  return `${points} (${sign})`
}

/** “2 A counters: 2 (fire), 0; 1 B counter: crew loss”, for counters such as A0, A2f and Bc; the worst of each letter first. */
export function counterNames(counters: readonly string[]): string {
  const letters = new Map<string, string[]>()
  for (const counter of counters) {
    const letter = counter.slice(0, 1)
    letters.set(letter, [...(letters.get(letter) ?? []), counter.slice(1)])
  }
  return [...letters]
    .map(
      ([letter, faces]) =>
        `${counted(faces.length, `${letter} counter`)}: ${inOrder(faces).map(faceName).join(', ')}`,
    )
    .join('; ')
}

/** Numbers from the highest, then crew losses, then what does nothing. */
function inOrder(faces: readonly string[]): string[] {
  const weight = (face: string) => (face === '0' ? -1 : Number.parseInt(face, 10) || 0)
  return faces.toSorted((a, b) => weight(b) - weight(a))
}

const POINTS: Readonly<Record<string, string>> = {
  N: 'the north',
  NE: 'the north-east',
  E: 'the east',
  SE: 'the south-east',
  S: 'the south',
  SW: 'the south-west',
  W: 'the west',
  NW: 'the north-west',
}

/** Where a wind comes from. */
export function windName(wind: string): string {
  return POINTS[wind] ?? wind
}
