/** What a drawn board may use of the game: its facts, its names and what everybody may work out for himself. */
export {
  type BatteryRepair,
  type RepairChoice,
  repair,
  repairBatteries,
} from './actions/decide-repair.ts'
export type { Aim } from './combat/aiming.ts'
export type { AimedShot, Aims, BatteryAims, GunAims, SideAims } from './combat/aims.ts'
export { type Bearing, bearingsOn } from './combat/bearing.ts'
export { type BatteryFire, type Fire, type FireBrief, fire, fireBatteries } from './combat/decide-fire.ts'
export { type Hidden, hiddenFrom } from './combat/hidden-target.ts'
export { type Odds, oddsOf } from './combat/odds-of-damage.ts'
export {
  type Counter,
  counterNamed,
  isCounter,
  readCounter,
  type Token,
} from './damage/counters-and-markers.ts'
export { freeBox, freeCrew } from './damage/free-boxes.ts'
export { crewActions, firepower, musketry } from './damage/log.ts'
export {
  capacityOf,
  capacityOf as capacityOfBattery,
  placeCounters,
  placeCrewLoss,
  placeMarker,
} from './damage/place-counters.ts'
export { type Ammo, lettersAt, MUSKETRY_LETTER } from './data/ammunition.ts'
export { BATTERIES, type BatteryAction } from './data/batteries.ts'
export { type CardId, type DeckId, isBlue } from './data/cards.ts'
export type { ActionId } from './data/crew-actions.ts'
export { SET_SAILS, type SetSails } from './data/deck-figures.ts'
export { reaches } from './data/levels.ts'
export { ARC_BORDERS, ARCS, type Arc, BASES, MM, RULER } from './data/measures.ts'
export {
  actionName,
  arcName,
  cardName,
  counted,
  counterNames,
  loadName,
  nameFirst,
  shipName,
  shipNames,
  sideName,
} from './data/names.en.ts'
export { PHASES } from './data/phases.ts'
export { SAILS, type Sails } from './data/sails.ts'
export { classOf, SHIP_IDS, SHIPS, type ShipId, type Side } from './data/ships.ts'
export { BATTERY_NAMES } from './data/targets.ts'
export { BUILDING, isLand, OUTLINES } from './data/terrain.ts'
export { STRENGTHS, sourceOf, WINDS, type WindId } from './data/winds.ts'
export { attitudeOf, type Colour, colourOf } from './geometry/attitude.ts'
export { type Course, sternOn } from './geometry/course.ts'
export { BROADSIDES, type Broadside } from './geometry/gunnery.ts'
export type { Pose } from './geometry/pose.ts'
export { settingIn } from './movement/executed-card.ts'
export { trackOf } from './movement/track-of.ts'
export type { CourseAhead, ShotAhead } from './odds/course-odds.ts'
export { cardsToPlan } from './planning/cards-to-plan.ts'
export { type Orders, type PlanBrief, plan, planBatteries } from './planning/decide-plan.ts'
export type { OrdersDue } from './planning/orders-due.ts'
export { isUseless } from './planning/useless-actions.ts'
export { mayFollow, veerOf, veerValue } from './planning/veer.ts'
export {
  type BatteryReload,
  type Loads,
  type Reload,
  reload,
  reloadBatteries,
} from './reloading/decide-reload.ts'
export { loadsOf } from './reloading/loads.ts'
export { scenarioNow } from './scenario/current-scenario.ts'
export type { Victory } from './scenario/scenario.ts'
export { SEATS, type Seat, sideOf } from './seats.ts'
export { type Fitting, fitOut } from './setup/decide-fit-out.ts'
export { chooseFleet, costOf } from './setup/decide-fleet.ts'
export { type ElementBrief, placeElement } from './setup/decide-place-element.ts'
export { type PlaceBrief, place } from './setup/decide-place-ships.ts'
export { freePlaces } from './setup/free-places.ts'
export { commandedBy } from './ships.ts'
export type { Attack, Outcome, Phase, SailsOfGlory } from './state.ts'
export { HIDDEN, type SeenShip, type View } from './view.ts'
