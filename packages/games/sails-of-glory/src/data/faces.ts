/** SOG 2.3.1: what a damage counter shows. */
export const FACE_IDS = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  'c',
  '1c',
  '2c',
  '1s',
  '2s',
  '1m',
  '2m',
  '1f',
  '2f',
  '2l',
  '3l',
  '2r',
  '3r',
] as const
export type FaceId = (typeof FACE_IDS)[number]

const SYMBOLS = ['crew', 'fire', 'leak', 'mast', 'sail', 'rudder'] as const
export type SymbolId = (typeof SYMBOLS)[number]

export interface Face {
  readonly points: number
  readonly symbol: SymbolId | null
  /** SOG 12.10.1: aiming high replaces it. */
  readonly underlined: boolean
}

const SIGNS: Readonly<Record<string, SymbolId>> = {
  c: 'crew',
  f: 'fire',
  l: 'leak',
  m: 'mast',
  s: 'sail',
  r: 'rudder',
}

const HEAVIEST = 6

export const FACES: ReadonlyMap<FaceId, Face> = new Map(FACE_IDS.map((id) => [id, faceOf(id)]))

function faceOf(id: FaceId): Face {
  const points = Number.parseInt(id, 10)
  const symbol = SIGNS[id.slice(-1)] ?? null
  return {
    points: Number.isNaN(points) ? 0 : points,
    symbol,
    underlined: symbol === 'leak' || symbol === 'rudder' || points === HEAVIEST,
  }
}
