import type { LandId } from '../area-ids.ts'
import { lands } from '../map.ts'
import { eachFaction } from './each-faction.ts'
import type { FactionId } from './factions.ts'

/** A faction's home: the lands in its colour, or for a minor those that are neutral until it is played. */
export const HOME_LANDS: Readonly<Record<FactionId, readonly LandId[]>> = eachFaction((faction) =>
  lands.filter((land) => land.start === faction || land.home === faction).map((land) => land.id),
)

export const CAPITALS: Readonly<Record<FactionId, LandId>> = eachFaction((faction) => {
  const capital = lands.find((land) => land.capitalOf === faction)
  if (capital === undefined) throw new Error(`the map gives ${faction} no capital`)
  return capital.id
})
