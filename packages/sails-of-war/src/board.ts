/** What a drawn board may use of the game: its facts, its names and what everybody may work out for himself. */
export type { BattleSide } from './battle/battle.ts'
export {
  allRealms,
  colourAt,
  homeOf,
  isNeutral,
  landAt,
  portZone,
  raceAtHome,
  realmsHeld,
  realmsOnBoard,
  terrainOf,
} from './board/realms.ts'
export {
  addressOf,
  columnOf,
  isDeep,
  isHalf,
  rowOf,
  SIDES,
  type Side,
  ZONES,
  type Zone,
} from './board/zones.ts'
export {
  ARTIFACT_NAMES,
  BUILDING_NAMES,
  CARD_NAMES,
  COUNTER_NAMES,
  RACE_NAMES,
  REALM_NAMES,
  RELIC_NAMES,
  RESOURCE_NAMES,
  SHIP_NAMES,
  SIDE_NAMES,
  TERRAIN_NAMES,
} from './data/names.en.ts'
export { RACE_IDS, type RaceId } from './data/races.ts'
export { NEUTRALS, type NeutralId, REALM_IDS, type RealmId } from './data/realms.ts'
export { type Goods, RESOURCE_IDS, STOCK_LIMIT } from './data/resources.ts'
export { UNIT_IDS } from './data/units.ts'
export { goodsName, unitsName, zoneName } from './naming.en.ts'
export type { Realm, Ship, Units } from './open.ts'
export { countOf } from './pieces.ts'
export { handSize, isSpring, openPlayer, turnNumber } from './players.ts'
export type { RolledBrief } from './setup/decide-turn.ts'
export { starsOf } from './stars.ts'
export type { SailsOfWar } from './state.ts'
export type { Outcome } from './victory/outcome.ts'
export type { View } from './view.ts'
