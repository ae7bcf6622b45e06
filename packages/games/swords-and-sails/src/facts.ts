/** What a drawn board may use of the game: its facts, its names and the rules about places and prices. */
export type { Battle, File, Force, Soldier } from './battle/battle.ts'
export { FIGURE_IDS, type FigureId, figureOf } from './battle/figure.ts'
export { drawBack, ridersIn } from './battle/line/decide-draw-back.ts'
export { placeUnits } from './battle/line/decide-place.ts'
export { type Rear, rearRows } from './battle/line/decide-rear-rows.ts'
export { type Move, moved, placesAfter, redeploy } from './battle/line/decide-redeploy.ts'
export { copyOf as copyOfLine, unmatched } from './battle/line/line.ts'
export { dutyOf, type Placing, type Put, place, placesIn } from './battle/line/placing.ts'
export { type LineBrief, type SeenLine, seenLine } from './battle/line/seen-line.ts'
export { defaultLosses } from './battle/losses/cheapest-losses.ts'
export { divideDamage } from './battle/losses/decide-divide-damage.ts'
export { losses as takeLosses } from './battle/losses/decide-losses.ts'
export { type Losses, lossesShape } from './battle/losses/losses.ts'
export { sabotage } from './battle/sabotage/decide-sabotage.ts'
export type { Prize } from './battle/sea/capture.ts'
export { captured } from './battle/sea/decide-captured-ships.ts'
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
export { QUICK_COMBAT } from './data/battle/quick-combat.ts'
export { TRADE_AGREEMENT } from './data/cards/card-effects.ts'
export { ESPIONAGE } from './data/cards/espionage.ts'
export type { ColourId } from './data/cards/intrigue-colours.ts'
export { SABOTAGE } from './data/cards/sabotage.ts'
export { BUY_OFF } from './data/costs.ts'
export { FACTION_IDS, type FactionId } from './data/factions/factions.ts'
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
export { SHIP_IDS, type ShipId } from './data/ships.ts'
export { UNIT_IDS, type UnitId } from './data/units.ts'
export { VICTORY } from './data/victory.ts'
export type { Act } from './diplomacy/act.ts'
export { type Offer, offersBy, offersTo, unpledged } from './diplomacy/offer.ts'
export { overturePrice, seatsIn } from './diplomacy/overture.ts'
export { mayTalk } from './diplomacy/talk.ts'
export { areSoldiers, hiringFee } from './expansion/mercenaries.ts'
export {
  type Ahead,
  type AttackAhead,
  type Between,
  errorIn,
  type Going,
  type HoldAhead,
  type Sailing,
  type SeaAhead,
  type Wondered,
} from './foresight/ahead.ts'
export type { Foes } from './foresight/known.ts'
export { disbanding } from './income/decide-disband.ts'
export { incomeCardsShape } from './income/decide-income-cards.ts'
export { keptStocks } from './income/upkeep.ts'
export { cityIncome, harvest } from './income/yields.ts'
export { espionagePrice } from './intrigue/decide-espionage.ts'
export { type Taking, takingShape } from './intrigue/decide-take-cards.ts'
export { leftIn } from './intrigue/draw-cards.ts'
export { freeCards, priceOf as cardsPrice } from './intrigue/free-cards.ts'
export { spyTargets } from './intrigue/spy-targets.ts'
export { winnableLands } from './intrigue/winnable-lands.ts'
export { cityPoints, isClosed, isOnMap, isPort, landsOf } from './lands.ts'
export { overload } from './movement/decide-overload.ts'
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
  pieceOf,
} from './naming.en.ts'
export { entersTeamMates } from './orders/attack.ts'
export { ports } from './orders/dock.ts'
export { type Boarding, boardings, tightBoardings } from './orders/go-aboard.ts'
export { marches } from './orders/march.ts'
export {
  type ArmyDeed,
  type ArmyOrder,
  type FleetDeed,
  type FleetOrder,
  type Order,
  type Orders,
  ordersShape,
  type Stance,
  type Transfer,
} from './orders/order.ts'
export { placesFor, placesOf as placesAboard } from './orders/places-aboard.ts'
export { armyEnd, endOf, landsFrom, type Plan, planFor } from './orders/plan.ts'
export { isStuck, sailings } from './orders/sail.ts'
export { supportable } from './orders/support.ts'
export { type Army, type Fleet, nameOfPiece, type PieceKey } from './pieces.ts'
export { cardOf } from './powers.ts'
export { cardsInPlay } from './setup/begin.ts'
export { siegeToll, tollShape } from './siege/decide-siege-toll.ts'
export { chanceText, rollText } from './siege/naming.en.ts'
export { siegeDice } from './siege/siege-dice.ts'
export type { City, Outcome, SwordsAndSails } from './state.ts'
export { areAllied, isFriendly, isTeamMates, teamOf } from './teams.ts'
export { enemyCapitals, ownPoints, scoreOf } from './victory/score.ts'
export { points as pointsText } from './victory/words.en.ts'
export { ownPower } from './view/own-power.ts'
export type { SeenArmy, SeenFleet, View } from './view/view.ts'
