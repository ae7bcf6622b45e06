// For speed only: random play takes 3 times as long when this is worked out whenever somebody asks for it.

import { type LandId, landIds, type SeaId, seaIds } from '../data/area-ids.ts'
import { type FactionId, MAJOR_IDS } from '../data/factions/factions.ts'
import { HOME_LANDS } from '../data/factions/home-lands.ts'
import { halfOf, landNeighbours, seaNeighbours, seasBeside, shoresOf } from '../data/map.ts'
import type { Options } from '../options.ts'
import type { Board } from '../view/view.ts'

type Half = Options['map']

/** The lands of a match that can be entered, and what touches what among them and the zones of its board. */
interface Survey {
  readonly lands: readonly LandId[]
  readonly open: ReadonlySet<LandId>
  readonly borders: ReadonlyMap<LandId, readonly LandId[]>
  readonly shores: ReadonlyMap<SeaId, readonly LandId[]>
  readonly zonesBeside: ReadonlyMap<LandId, readonly SeaId[]>
  readonly zonesFrom: ReadonlyMap<SeaId, readonly SeaId[]>
}

/** It never changes while a match lasts: for each map and each list of seats it is worked out once. */
const surveyed = new Map<string, Survey>()

/** What was asked for last: the rules ask a hundred times for one match before they turn to another. */
let last: { readonly map: Half; readonly seats: readonly FactionId[]; readonly survey: Survey } | undefined

export function surveyOf({ options: { map }, seats }: Pick<Board, 'options' | 'seats'>): Survey {
  if (last === undefined || last.seats !== seats || last.map !== map)
    last = { map, seats, survey: knownSurvey(map, seats) }
  return last.survey
}

function knownSurvey(map: Half, seats: readonly FactionId[]): Survey {
  const name = `${map} ${seats.join(' ')}`
  const known = surveyed.get(name) ?? survey(map, seats)
  surveyed.set(name, known)
  return known
}

/** SNS 1.5.4, SNS 1.6.1: without the homes of majors that are not in play and the other half of the map. */
function survey(map: Half, seats: readonly FactionId[]): Survey {
  const closed = MAJOR_IDS.filter((major) => !seats.includes(major)).flatMap((major) => HOME_LANDS[major])
  const lands = landIds.filter((land) => isOn(map, land) && !closed.includes(land))
  const open = new Set(lands)
  const isOpen = (land: LandId) => open.has(land)
  const isThere = (sea: SeaId) => isOn(map, sea)
  return {
    lands,
    open,
    borders: new Map(landIds.map((land) => [land, landNeighbours(land).filter(isOpen)])),
    shores: new Map(seaIds.map((sea) => [sea, shoresOf(sea).filter(isOpen)])),
    zonesBeside: new Map(landIds.map((land) => [land, seasBeside(land).filter(isThere)])),
    zonesFrom: new Map(seaIds.map((sea) => [sea, seaNeighbours(sea).filter(isThere)])),
  }
}

export function isOn(map: Half, area: LandId | SeaId): boolean {
  return map === 'whole' || halfOf(area) === map
}
