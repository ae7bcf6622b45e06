/** What a drawn board may use of the game: its facts, its names and the rules about places and prices. */
export { type AreaId, isLandId, isSeaId, type LandId, landIds, type SeaId, seaIds } from './data/area-ids.ts'
export { FACTION_IDS, type FactionId } from './data/factions.ts'
export {
  isCoastal,
  landNeighbours,
  landOf,
  landsAcrossStrait,
  nameOf,
  seaNeighbours,
  seasBeside,
  shoresOf,
} from './data/map.ts'
export {
  adornment,
  areaOutline,
  areaPath,
  boardLines,
  boardSize,
  crossings,
  placesOf,
} from './data/map-shapes.ts'
export { CAPITAL_RADIUS, CITY_RADIUS, labelExtent, PIECE_RADIUS, PORT_RADIUS } from './data/map-sizes.ts'
