import type { AreaId, LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { View } from '../view/view.ts'
import { armyPlaces, fleetPlaces } from './mustering-places.ts'

/** Where a seat can build, looked up once however long its list grows. */
export class Grounds {
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
