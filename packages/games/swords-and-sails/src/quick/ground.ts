import { type LandId, landIds, type SeaId, seaIds } from '../data/area-ids.ts'
import { type FactionId, MAJOR_IDS } from '../data/factions/factions.ts'
import { HOME_LANDS } from '../data/factions/home-lands.ts'
import { halfOf, landNeighbours, seaNeighbours, seasBeside, shoresOf } from '../data/map.ts'
import { BOARDS } from '../data/setups.ts'
import type { Options } from '../options.ts'

type Half = Options['map']

/** The lands of a match that can be entered, and what touches what among them. */
export interface Ground {
  readonly lands: readonly LandId[]
  readonly open: ReadonlySet<LandId>
  readonly borders: ReadonlyMap<LandId, readonly LandId[]>
  readonly shores: ReadonlyMap<SeaId, readonly LandId[]>
}

/** It never changes while a match lasts, and there are few of them: each is worked out once. */
const surveyed = new Map<string, Ground>()
const ofSeats = new WeakMap<readonly FactionId[], { readonly map: Half; readonly ground: Ground }>()

/** What was asked for last: the rules ask a hundred times for the ground of one match before they turn to another. */
let last: { readonly map: Half; readonly seats: readonly FactionId[]; readonly ground: Ground } | undefined

export function groundOf(map: Half, seats: readonly FactionId[]): Ground {
  if (last === undefined || last.seats !== seats || last.map !== map)
    last = { map, seats, ground: knownGround(map, seats) }
  return last.ground
}

function knownGround(map: Half, seats: readonly FactionId[]): Ground {
  const known = ofSeats.get(seats)
  if (known?.map === map) return known.ground
  const name = `${map} ${[...seats].sort().join(' ')}`
  const ground = surveyed.get(name) ?? survey(map, seats)
  surveyed.set(name, ground)
  ofSeats.set(seats, { map, ground })
  return ground
}

/** SNS 1.5.4, SNS 1.6.1: without the homes of majors that are not in play and the other half of the map. */
function survey(map: Half, seats: readonly FactionId[]): Ground {
  const closed = MAJOR_IDS.filter((major) => !seats.includes(major)).flatMap((major) => HOME_LANDS[major])
  const lands = landIds.filter((land) => isOn(map, land) && !closed.includes(land))
  const open = new Set(lands)
  const isOpen = (land: LandId) => open.has(land)
  return {
    lands,
    open,
    borders: new Map(landIds.map((land) => [land, landNeighbours(land).filter(isOpen)])),
    shores: new Map(seaIds.map((sea) => [sea, shoresOf(sea).filter(isOpen)])),
  }
}

export function isOn(map: Half, area: LandId | SeaId): boolean {
  return map === 'whole' || halfOf(area) === map
}

/** The sea zones of each board, beside lands and beside one another. */
export const ZONES: ReadonlyMap<
  Half,
  {
    readonly beside: ReadonlyMap<LandId, readonly SeaId[]>
    readonly from: ReadonlyMap<SeaId, readonly SeaId[]>
  }
> = new Map(
  BOARDS.map((map) => {
    const isThere = (sea: SeaId) => isOn(map, sea)
    const beside = new Map(landIds.map((land) => [land, seasBeside(land).filter(isThere)]))
    return [map, { beside, from: new Map(seaIds.map((sea) => [sea, seaNeighbours(sea).filter(isThere)])) }]
  }),
)
