import { losses } from '../battle/losses/decide-losses.ts'
import { isWholeForce, type Losses, lossOf, takeLosses } from '../battle/losses/losses.ts'
import { clearAway, drawExcess } from '../battle/sea/drowned-cargo.ts'
import { stocksOf } from '../battle/stock.ts'
import { isSeaId, type LandId, landIds } from '../data/area-ids.ts'
import { CALAMITY, type CalamityId } from '../data/cards/fortune-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { ArmyId } from '../data/pieces.ts'
import { handOver, landsOf } from '../lands.ts'
import { keyOf } from '../pieces.ts'
import { armiesAt, armiesOf, fleetsAt, fleetsCalled, fleetsOf, pieceAt } from '../pieces-of.ts'
import { powerOf } from '../powers.ts'
import { putToSea } from '../siege/docked-fleets.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { pay } from '../treasury.ts'
import { fortunePrice, type PricedCard } from './decide-fortune-price.ts'
import { stormLosses } from './decide-storm-losses.ts'
import { landFor } from './fortune-land.ts'
import { say } from './fortune-words.en.ts'

/** SNS 12.4.3, SNS 12.4.4: what a black card takes. */
export function* suffer(t: SnsTable, faction: FactionId, card: CalamityId): SnsFlow {
  const calamity = CALAMITY[card]
  switch (calamity.kind) {
    case 'noHarvest':
      return
    case 'eachArmy':
      return yield* plague(t, faction, calamity.casualtyPoints)
    case 'eachFleetAtSea':
      return yield* storms(t, faction)
    case 'landTurnsNeutral':
      return yield* pretender(t, faction)
    case 'minorCityOrGold':
      return yield* greatFire(t, faction, calamity.gold)
    case 'goldOrCasualties':
      return yield* borderRaids(t, faction, calamity.gold, calamity.casualtyPoints)
  }
}

function* plague(t: SnsTable, faction: FactionId, points: number): SnsFlow {
  const power = powerOf(t.state, faction)
  const struck = yield* t.step('struck', () => {
    power.struck = armiesOf(power).map(({ id }) => id)
    return power.struck
  })
  yield* t.askTogether(
    struck,
    (id) => `plague:${id}`,
    (own, id) => strickenArmy(own, faction, points, id),
  )
  power.struck = undefined
}

/** Everybody hears of the losses, and nobody of which army has suffered already: that would name it. */
function* strickenArmy(t: SnsTable, faction: FactionId, points: number, id: ArmyId): SnsFlow {
  const power = powerOf(t.state, faction)
  if (power.struck?.includes(id) === false) return
  yield* giveUp(t, faction, points, [id])
  power.struck = power.struck?.filter((each) => each !== id) ?? []
}

/**
 * SNS 7.2.1 to SNS 7.2.3: the owner gives up units of these armies. Everybody hears how many. He is asked even where he
 * has no choice, since that would tell others what he has (SNS 14.1.1).
 */
function* giveUp(t: SnsTable, faction: FactionId, points: number, of: readonly ArmyId[]): SnsFlow {
  const armies = armiesOf(powerOf(t.state, faction)).filter(({ id }) => of.includes(id))
  const pieces = armies.map(keyOf)
  const stocks = stocksOf(armies)
  const lost = isWholeForce(stocks, points)
    ? stocks.map(lossOf)
    : yield* t.ask(faction, losses, { points, pieces, spared: 'none' })
  powerOf(t.state, faction).bearing = undefined
  lose(t, faction, lost, 'unit')
}

function lose(t: SnsTable, faction: FactionId, lost: Losses, what: 'unit' | 'ship'): void {
  for (const key of new Set(lost.map(({ piece }) => piece))) {
    const struck = pieceAt(t.state, key)
    if (struck !== undefined) takeLosses(struck, lost)
  }
  const count = lost.reduce((sum, loss) => sum + loss.count, 0)
  t.tell('all', 'SNS 12.4.3', say('fortune.lost', { faction, count, what }))
  clearAway(t, faction, 'SNS 12.4.3')
}

function* storms(t: SnsTable, faction: FactionId): SnsFlow {
  const power = powerOf(t.state, faction)
  const fleets = fleetsOf(power).filter(({ at }) => isSeaId(at))
  if (fleets.length === 0) return
  const lost = yield* t.ask(faction, stormLosses, { fleets: fleets.map(keyOf) })
  lose(t, faction, lost, 'ship')
  drawExcess(t, faction, fleetsOf(power), 'SNS 12.4.3')
}

function* pretender(t: SnsTable, faction: FactionId): SnsFlow {
  const land = yield* t.step('land', () => turnNeutral(t, faction))
  if (land !== undefined) yield* leavePort(t, land)
}

function* turnNeutral(t: SnsTable, faction: FactionId): SnsFlow<LandId | undefined> {
  const homes = t.state.seats.flatMap((seat) => powerOf(t.state, seat).home)
  const lands = landsOf(t.state, faction).filter(
    (land) => !homes.includes(land) && armiesAt(t.state, land).length === 0,
  )
  const land = yield* landFor(t, faction, 'pretender', lands)
  if (land === undefined) return undefined
  handOver(t.state, land, null)
  t.tell('all', 'SNS 12.4.3', say('fortune.neutral', { faction, land }))
  return land
}

/** Fleets docked where there is no friendly port any more. */
function* leavePort(t: SnsTable, land: LandId): SnsFlow {
  const docked = yield* t.step('docked', () => fleetsAt(t.state, land).map(keyOf))
  yield* t.step('to sea', () => putToSea(t, fleetsCalled(t.state, docked), 'SNS 12.4.3'))
  for (const fleet of fleetsCalled(t.state, docked)) fleet.from = fleet.at
}

function* greatFire(t: SnsTable, faction: FactionId, gold: number): SnsFlow {
  const land = yield* t.step('fire', () => landOnFire(t, faction, gold))
  if (land === undefined) return
  const left = yield* t.step('burnt', () => burn(t, faction, land))
  if (left === 0) yield* leavePort(t, land)
}

/** Nobody else hears what he has chosen before the city burns: that lies with him until then. */
function* landOnFire(t: SnsTable, faction: FactionId, gold: number): SnsFlow<LandId | undefined> {
  const lands = builtMinors(t, faction)
  if ((yield* priceFor(t, faction, 'greatFire', gold, lands.length > 0)) === 'gold') return undefined
  const land = yield* landFor(t, faction, 'greatFire', lands)
  powerOf(t.state, faction).bearing = undefined
  return land
}

/** How many cities are left in the land. */
function burn(t: SnsTable, faction: FactionId, land: LandId): number {
  const { cities } = t.state.lands[land]
  const burnt = cities.findLastIndex(
    ({ kind, built, holder }) => kind === 'minor' && built !== null && holder === faction,
  )
  cities.splice(burnt, 1)
  t.tell('all', 'SNS 12.4.3', say('fortune.burnt', { faction, land }))
  return cities.length
}

/** Lands with a minor city of the faction's that was built in play. */
function builtMinors({ state }: SnsTable, faction: FactionId): LandId[] {
  return landIds.filter((land) =>
    state.lands[land].cities.some(
      ({ kind, built, holder }) => kind === 'minor' && built !== null && holder === faction,
    ),
  )
}

function* borderRaids(t: SnsTable, faction: FactionId, gold: number, points: number): SnsFlow {
  const armies = armiesOf(powerOf(t.state, faction)).map(({ id }) => id)
  if ((yield* priceFor(t, faction, 'borderRaids', gold, armies.length > 0)) === 'loss')
    yield* giveUp(t, faction, points, armies)
}

/**
 * SNS 12.4.4: gold that is not there whole saves nothing else; where there is nothing else, what there is goes. Whether
 * he has the gold is his secret (SNS 14.1.3), and so he is asked in any case.
 */
function* priceFor(
  t: SnsTable,
  faction: FactionId,
  card: PricedCard,
  gold: number,
  other: boolean,
): SnsFlow<'gold' | 'loss'> {
  const power = powerOf(t.state, faction)
  if (power.bearing) return 'loss'
  const price = other ? yield* t.ask(faction, fortunePrice, { card, gold }) : 'gold'
  if (price === 'loss') {
    power.bearing = true
    return 'loss'
  }
  const paid = Math.min(gold, power.gold)
  pay(power, paid)
  t.tell('all', 'SNS 12.4.3', say('fortune.paid', { faction, gold: paid }))
  return 'gold'
}
