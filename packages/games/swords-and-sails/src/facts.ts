/** What a drawn board may use of the game: its facts, its names and the rules about places and prices. */
export type { Battle, File, Force, Soldier } from './battle/battle.ts'
export { divideDamage } from './battle/decide-division.ts'
export { losses as takeLosses } from './battle/decide-losses.ts'
export { defaultLosses } from './battle/default-losses.ts'
export { FIGURE_IDS, type FigureId, figureOf } from './battle/figure.ts'
export { drawBack, ridersIn } from './battle/line/decide-draw-back.ts'
export { placeUnits } from './battle/line/decide-place.ts'
export { type Rear, rearRows } from './battle/line/decide-rear-rows.ts'
export { type Move, moved, placesAfter, redeploy } from './battle/line/decide-redeploy.ts'
export { type LineBrief, type SeenLine, seenLine } from './battle/line/in-view.ts'
export { copyOf as copyOfLine, unmatched } from './battle/line/line.ts'
export { dutyOf, type Placing, type Put, place, placesIn } from './battle/line/placing.ts'
export { type Losses, lossesShape } from './battle/loss.ts'
export {
  area,
  counted,
  does,
  faction,
  factions,
  field,
  figure,
  headed,
  listed,
  piece,
} from './battle/naming.en.ts'
export { sabotage } from './battle/sabotage-decision.ts'
export type { Prize } from './battle/sea/capture.ts'
export { captured } from './battle/sea/decide-captured.ts'
export { type Filled, healthOf, type Stock, stocksOf } from './battle/stock.ts'
export { cityLimit, minorPrice, upgradePrice } from './build/city-prices.ts'
export { priced, quarriesFor, siteOf, type Work, workShape } from './build/city-works.ts'
export { giftsOf, isFreeUnitCard } from './build/free-units.ts'
export {
  emptyPlan,
  type Plan as BuildingPlan,
  withBought,
  withGift,
  withHired,
  withJoining,
  withRaised,
} from './build/plan.ts'
export { commandCost, shipPrice, unitPrice } from './build/prices.ts'
export { type Batch, nothing as nothingBought, type Purchase, purchaseShape } from './build/purchase.ts'
export { HAND_CARD_IDS, type HandCard, isMercenary, STACK_IDS, type StackId, stackOf } from './cards.ts'
export { citiesText } from './cities.en.ts'
export { type AreaId, isLandId, isSeaId, type LandId, landIds, type SeaId, seaIds } from './data/area-ids.ts'
export { TRADE_AGREEMENT } from './data/card-effects.ts'
export { BUY_OFF } from './data/costs.ts'
export { ESPIONAGE } from './data/espionage.ts'
export { FACTION_IDS, type FactionId } from './data/factions.ts'
export type { ColourId } from './data/intrigue-colours.ts'
export {
  isCoastal,
  landNeighbours,
  landOf,
  landsAcrossStrait,
  nameOf,
  seaNeighbours,
  seasBeside,
  shoresOf,
  straitBetween,
} from './data/map.ts'
export { adornment, areaPath, boardLines, boardSize, crossings, placesOf } from './data/map-shapes.ts'
export { CAPITAL_RADIUS, CITY_RADIUS, PORT_RADIUS } from './data/map-sizes.ts'
export { names } from './data/names.en.ts'
export { PHASES } from './data/phases.ts'
export { ARMY_IDS, FLEET_IDS } from './data/pieces.ts'
export { QUICK_COMBAT } from './data/quick-combat.ts'
export { SABOTAGE } from './data/sabotage.ts'
export { SHIP_IDS, type ShipId } from './data/ships.ts'
export { UNIT_IDS, type UnitId } from './data/units.ts'
export type { Act } from './diplomacy/act.ts'
export { type Offer, offersBy, offersTo, unpledged } from './diplomacy/offer.ts'
export { overturePrice, seatsIn } from './diplomacy/overture.ts'
export { mayTalk } from './diplomacy/talk.ts'
export { areSoldiers, hiringFee } from './expansion/mercenaries.ts'
export { disbanding } from './income/decide-disbanding.ts'
export { incomeCardsShape } from './income/decide-income-cards.ts'
export { keptStocks } from './income/upkeep.ts'
export { cityIncome, harvest } from './income/yields.ts'
export { espionagePrice } from './intrigue/decide-espionage.ts'
export { type Taking, takingShape } from './intrigue/decide-take-cards.ts'
export { freeCards, priceOf as cardsPrice } from './intrigue/free-cards.ts'
export { spyTargets } from './intrigue/spy-targets.ts'
export { leftIn } from './intrigue/stacks.ts'
export { winnableLands } from './intrigue/winnable.ts'
export { cityPoints, isClosed, isOnMap, isPort, landsOf } from './lands.ts'
export { overload } from './movement/overload.ts'
export { pointsOf as siegeSpread } from './odds/siege-points.ts'
export { chanceAbove } from './odds/spread.ts'
export { type Boarding, boardings, tightBoardings } from './orders/boardings.ts'
export { ports, sailings } from './orders/fleet-fault.ts'
export { marches } from './orders/march.ts'
export type {
  ArmyDeed,
  ArmyOrder,
  FleetDeed,
  FleetOrder,
  Order,
  Orders,
  Stance,
  Transfer,
} from './orders/order.ts'
export { ordersShape } from './orders/order.ts'
export { placesFor, placesOf as placesAboard } from './orders/places.ts'
export { endOf, landsFrom, type Plan, planFor } from './orders/plan.ts'
export { entersTeamMates, supportable } from './orders/stance-fault.ts'
export { isStuck } from './orders/stuck.ts'
export { ownPower } from './own-view.ts'
export { type Army, type Fleet, nameOfPiece, type PieceKey } from './pieces.ts'
export { cardsInPlay } from './setup/begin.ts'
export { bidCost } from './setup/bid-ground.ts'
export { chanceText, rollText } from './siege/naming.en.ts'
export { siegeDice } from './siege/siege-dice.ts'
export { siegeToll, tollShape } from './siege/toll.ts'
export type { City, Outcome, SwordsAndSails } from './state.ts'
export { areAllied, isFriendly, isTeamMates, teamOf } from './teams.ts'
export { enemyCapitals, ownPoints, scoreOf } from './victory/score.ts'
export type { SeenArmy, SeenFleet, View } from './view.ts'
