import { type Refusal, refuse } from '@windward/table'
import { type AreaId, isLandId, type LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { controls, isPartlyTaken, isPort, landsOf, shores, zonesBeside } from '../lands.ts'
import { type Army, type Fleet, keyOf } from '../pieces.ts'
import { areAllied } from '../teams.ts'
import type { View } from '../view/view.ts'
import { say } from './words.en.ts'

/** SNS 9.1.2, SNS 9.1.7: why an army cannot receive units where it is. */
export function armyPlaceFault(view: View, army: Army): Refusal | undefined {
  const { at, faction } = army
  if (!isLandId(at)) return refuse('SNS 5.4.7', say('build.aboard', { piece: keyOf(army) }))
  if (controls(view, faction, at)) return undefined
  return refuse(placeClause(view, faction, at), say('build.not-own-land', { piece: keyOf(army), at }))
}

/** SNS 9.1.3, SNS 9.1.7: why a fleet cannot receive ships where it is. */
export function fleetPlaceFault(view: View, fleet: Fleet): Refusal | undefined {
  const { at, faction } = fleet
  if (isFleetPlace(view, faction, at)) return undefined
  const clause = isLandId(at) ? placeClause(view, faction, at) : 'SNS 9.1.3'
  return refuse(clause, say('build.no-own-port', { piece: keyOf(fleet), at }))
}

function placeClause({ lands, teams }: View, faction: FactionId, at: LandId): 'SNS 9.1.2' | 'SNS 9.1.7' {
  const { owner } = lands[at]
  const isFriends = owner !== null && areAllied({ teams }, faction, owner)
  return isFriends || isPartlyTaken(lands[at]) ? 'SNS 9.1.7' : 'SNS 9.1.2'
}

/** SNS 9.2.4: where a new army may stand. */
export function armyPlaces(view: View, faction: FactionId): readonly LandId[] {
  return landsOf(view, faction)
}

/** SNS 9.1.3, SNS 9.2.4: whether it is one's own port or a zone beside one. */
export function isFleetPlace(view: View, faction: FactionId, at: AreaId): boolean {
  if (isLandId(at)) return isOwnPort(view, faction, at)
  for (const land of shores(view, at)) if (isOwnPort(view, faction, land)) return true
  return false
}

function isOwnPort(view: View, faction: FactionId, land: LandId): boolean {
  return controls(view, faction, land) && isPort(view, land)
}

/** SNS 9.2.4: where a new fleet may lie: in one's own ports and in the zones beside them. */
function fleetPlaces(view: View, faction: FactionId): readonly AreaId[] {
  const places: AreaId[] = []
  for (const land of landsOf(view, faction)) {
    if (!isPort(view, land)) continue
    places.push(land)
    for (const zone of zonesBeside(view, land)) if (!places.includes(zone)) places.push(zone)
  }
  return places
}

/** Where a seat can build, looked up once however long its list grows. */
export class MusteringPlaces {
  readonly #view: View
  readonly #faction: FactionId
  #lands: readonly LandId[] | undefined
  #waters: readonly AreaId[] | undefined

  constructor(view: View, faction: FactionId) {
    this.#view = view
    this.#faction = faction
  }

  /** For armies. */
  get lands(): readonly LandId[] {
    this.#lands ??= armyPlaces(this.#view, this.#faction)
    return this.#lands
  }

  /** For fleets. */
  get waters(): readonly AreaId[] {
    this.#waters ??= fleetPlaces(this.#view, this.#faction)
    return this.#waters
  }

  /** An army can be filled up where a new one could stand. */
  isForArmies(at: AreaId): boolean {
    for (const land of this.lands) if (land === at) return true
    return false
  }

  isForFleets(at: AreaId): boolean {
    for (const water of this.waters) if (water === at) return true
    return false
  }
}
