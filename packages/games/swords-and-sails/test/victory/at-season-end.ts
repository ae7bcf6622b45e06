import type { LandId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { handOver } from '../../src/lands.ts'
import type { State } from '../../src/state.ts'
import { endSeason, nextSeason } from '../../src/victory/season-end.ts'
import { position, Scene } from '../scene.ts'

/** A bare board: nobody controls anything and no land has a city. */
export function bare(
  seats: readonly FactionId[],
  options: object = {},
  change?: (state: State) => void,
): State {
  return position(seats, options, (state) => {
    for (const land of Object.values(state.lands)) {
      land.owner = null
      land.cities = []
    }
    change?.(state)
  })
}

/** Gives a seat one land with so many points in all. */
export function worth(state: State, faction: FactionId, land: LandId, points: number): void {
  state.lands[land].cities = Array.from({ length: points - 1 }, () => ({
    kind: 'minor',
    capitalOf: null,
    built: null,
    holder: faction,
  }))
  handOver(state, land, faction)
}

/** Phase 9 once. */
export function close(state: State): Scene {
  return new Scene(state, endSeason)
}

export function advance(state: State): Scene {
  return new Scene(state, (t) => {
    nextSeason(t)
    return undefined
  })
}

/** Who has won and how, once somebody has. */
export function ending({
  outcome,
}: State): readonly [winners: readonly FactionId[], how: string] | undefined {
  return outcome === null ? undefined : [outcome.winners, outcome.how]
}
