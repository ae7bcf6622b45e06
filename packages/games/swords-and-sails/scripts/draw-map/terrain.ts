import type { LonLat } from './frame.ts'
import terrain from './terrain.json' with { type: 'json' }

export const lonLat = ([lon, lat]: readonly number[]): LonLat => {
  if (lon === undefined || lat === undefined) throw new Error('a place needs longitude and latitude')
  return [lon, lat]
}

const lines = (named: Readonly<Record<string, readonly (readonly number[])[]>>): LonLat[][] =>
  Object.values(named).map((line) => line.map(lonLat))

/** Rivers, mountains and lakes by rough course: borders like to follow them, and they adorn the board. */
export const RIVERS: readonly (readonly LonLat[])[] = lines(terrain.rivers)
export const RANGES: readonly (readonly LonLat[])[] = lines(terrain.ranges)

export interface Lake {
  readonly at: LonLat
  readonly radii: readonly number[]
  readonly turn: number
}

export const LAKES: readonly Lake[] = terrain.lakes.map((lake) => ({ ...lake, at: lonLat(lake.at) }))
