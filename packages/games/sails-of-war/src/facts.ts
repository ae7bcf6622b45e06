/** What a drawn board may use of the game: its facts, its names and what everybody may work out for himself. */
export type { BattleSide } from './battle/battle.ts'
export {
  allRealms,
  colourAt,
  homeOf,
  isNeutral,
  isSea,
  landAt,
  portZone,
  raceAtHome,
  realmsHeld,
  realmsOnBoard,
  terrainOf,
} from './board/realms.ts'
export {
  addressOf,
  around,
  beyond,
  columnOf,
  isDeep,
  isHalf,
  rowOf,
  SIDES,
  type Side,
  ZONES,
  type Zone,
} from './board/zones.ts'
export { ACTIONS } from './data/action-cards.ts'
export {
  ARTIFACT_NAMES,
  BUILDING_NAMES,
  CARD_NAMES,
  COUNTER_NAMES,
  FOE_NAMES,
  QUEST_NAMES,
  RACE_NAMES,
  REALM_NAMES,
  RELIC_NAMES,
  RESOURCE_NAMES,
  SHIP_NAMES,
  SIDE_NAMES,
  TERRAIN_NAMES,
  UNIT_NAMES,
} from './data/names.en.ts'
export { QUESTS } from './data/quest-cards.ts'
export { RACE_IDS, type RaceId } from './data/races.ts'
export { NEUTRALS, type NeutralId, REALM_IDS, type RealmId, type Terrain } from './data/realms.ts'
export { type Goods, RESOURCE_IDS, type ResourceId, STOCK_LIMIT } from './data/resources.ts'
export { SHIP_IDS, type ShipKind } from './data/ships.ts'
export { ARTIFACT_TEXTS, CARD_TEXTS, RELIC_TEXTS, type Text } from './data/texts.en.ts'
export { UNIT_IDS, type UnitId } from './data/units.ts'
export { VICTORY } from './data/victory.ts'
export { takeGoods } from './economy/decide-goods.ts'
export { fighterOf } from './heroes/fighter.ts'
export { heroName, woundsName } from './heroes/naming.en.ts'
export { briefly, counted, goodsName, listed, unitsName, Who, who, zoneName } from './naming.en.ts'
export { type Wondered, wonderedOf } from './odds/foresee.ts'
export type { Fought as Foreseen } from './odds/fought-out.ts'
export { countOf, noUnits } from './pieces.ts'
export { handSize, isSpring, openPlayer, turnNumber } from './players.ts'
export { type OpenHero, PHASES, type Realm, type Ship, type Units } from './public-state.ts'
export { turnRealm } from './setup/decide-turn-realm.ts'
export { mysticLands, starsOf } from './stars.ts'
export type { SailsOfWar } from './state.ts'
export { paySupply } from './supply/decide-supply.ts'
export { dueFor, keepOf } from './supply/what-is-due.ts'
export type { Outcome } from './victory/outcome.ts'
export type { View } from './view.ts'
