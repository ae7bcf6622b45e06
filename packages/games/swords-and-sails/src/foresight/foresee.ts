import type { Pains } from '@windward/search/odds'
import { isInLine, isInLineAtSea } from '../battle/quick-or-line.ts'
import { reaches } from '../bots/menace.ts'
import { worthOf } from '../bots/outlook.ts'
import type { LandId, SeaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { attackOdds } from '../odds/attack-odds.ts'
import { battleOdds, type Contender } from '../odds/battle-odds.ts'
import { lineOdds } from '../odds/line-odds.ts'
import { shipCount, unitCount } from '../pieces.ts'
import { siegeDice } from '../siege/siege-dice.ts'
import { areAllied } from '../teams.ts'
import type { SeenArmy, SeenFleet } from '../view/view.ts'
import type { Ahead, AttackAhead, Between, Going, HoldAhead, Sailing, SeaAhead, Wondered } from './ahead.ts'
import { homeIn } from './home.ts'
import { added, type Counts, type KnownForce, knownForce, type Sight } from './known.ts'

/** What is likely to come of something, by what the seat can know and with the odds of `windward odds`. */
export function foresee(sight: Sight, wondered: Wondered, pains: Pains): Ahead {
  switch (wondered.about) {
    case 'attack':
      return attackAhead(sight, wondered, pains)
    case 'sea':
      return seaAhead(sight, wondered.zone, wondered.fleets, unallied(sight), pains) ?? { about: 'nothing' }
    case 'hold':
      return holdAhead(sight, wondered, pains)
  }
}

type Asked<A extends Wondered['about']> = Extract<Wondered, { about: A }>

function attackAhead(sight: Sight, { land, armies, by }: Asked<'attack'>, pains: Pains): AttackAhead {
  const { view, seat } = sight
  const attacker = side(sight, seat, armiesOf(armies))
  const there = enemyArmies(sight, land)
  const { owner } = view.lands[land]
  const first = there.find(({ faction }) => faction === owner) ?? there[0]
  const force = first && knownForce(sight, first.faction, there)
  const roll = siegeDice(view, land, seat)
  const odds = between(force, (counts) => {
    const defender = counts && first && side(sight, first.faction, { units: counts }, land)
    return attackOdds({ attacker, defender, roll, inLine: inLine(sight, attacker, defender) }, pains)
  })
  const sea =
    by && owner !== null ? seaAhead(sight, by.zone, by.fleets, (who) => who === owner, pains) : undefined
  const taken = (place: 0 | 1) => odds[place].taken * (sea?.odds[place].win ?? 1)
  return {
    about: 'attack',
    land,
    taken: [taken(0), taken(1)],
    points: worthOf(sight, land),
    foes: force?.foes,
    odds,
    sea,
  }
}

/** SNS 7.8: against the fleets of these that lie in the zone. */
function seaAhead(
  sight: Sight,
  zone: SeaId,
  fleets: readonly Sailing[],
  isFoe: (faction: FactionId) => boolean,
  pains: Pains,
): SeaAhead | undefined {
  const { view, seat } = sight
  const there = fleetsAt(sight, zone).filter(
    ({ faction }) => isFoe(faction) && !areAllied(view, seat, faction),
  )
  const [first] = there
  if (first === undefined) return undefined
  const force = knownForce(sight, first.faction, there)
  const ships = added(fleets.map((fleet) => fleet.ships))
  const loaded = fleets.reduce((sum, fleet) => sum + fleet.loaded, 0)
  const odds = between(force, (counts) => {
    const foe = { ships: shipsIn(counts ?? force.least) }
    const isLine = isInLineAtSea(view.options, [shipCount(ships), shipCount(foe.ships)])
    const own = side(sight, seat, { ships: shipsIn(ships), loaded: isLine ? 0 : loaded })
    return (isLine ? lineOdds : battleOdds)(own, side(sight, first.faction, foe), 'sea', pains)
  })
  return { about: 'sea', foes: force.foes, odds }
}

/** What each enemy can bring into the land this season, all of his armies that reach it together. */
function holdAhead(sight: Sight, { land, armies }: Asked<'hold'>, pains: Pains): HoldAhead {
  const { view, seat } = sight
  const defender = armies.length === 0 ? undefined : side(sight, seat, armiesOf(armies), land)
  const against = view.seats.filter(unallied(sight)).flatMap((faction) => {
    const near = Object.values(view.powers[faction]?.armies ?? {}).filter(({ at }) =>
      reaches(view, faction, at, land),
    )
    if (near.length === 0) return []
    const force = knownForce(sight, faction, near)
    const roll = siegeDice(view, land, faction)
    const held = between(force, (counts) => {
      const attacker = side(sight, faction, { units: counts ?? force.least })
      const inLines = inLine(sight, attacker, defender)
      return 1 - attackOdds({ attacker, defender, roll, inLine: inLines }, pains).taken
    })
    return [{ faction, foes: force.foes, held }]
  })
  return { about: 'hold', land, against: against.toSorted((a, b) => a.held[0] - b.held[0]) }
}

function between<T>(force: KnownForce | undefined, odds: (counts: Counts | undefined) => T): Between<T> {
  const worst = odds(force?.most)
  return force === undefined || force.foes.sources.every(({ how }) => how !== 'guessed')
    ? [worst, worst]
    : [worst, odds(force.least)]
}

function side({ view }: Sight, faction: FactionId, force: Contender['force'], at?: LandId): Contender {
  const leader = view.powers[faction]?.leader ?? null
  const home = at === undefined ? 'no' : homeIn(view, faction, at)
  return {
    faction,
    leader,
    force: 'units' in force ? { ...force, units: unitsIn(force.units) } : force,
    home,
    retreatBelow: 0,
  }
}

function armiesOf(armies: readonly Going[]): Contender['force'] {
  return { units: added(armies.map(({ units }) => units)), bands: armies.flatMap(({ bands }) => bands) }
}

function unitsIn({ KN = 0, HC = 0, LC = 0, HI = 0, LI = 0, PS = 0 }: Partial<Counts>) {
  return { KN, HC, LC, HI, LI, PS }
}

function shipsIn({ WS, RD, TR }: Counts) {
  return { WS, RD, TR }
}

function inLine({ view }: Sight, ...sides: readonly (Contender | undefined)[]): boolean {
  const units = sides.reduce(
    (sum, each) =>
      sum + (each !== undefined && 'units' in each.force ? unitCount(unitsIn(each.force.units)) : 0),
    0,
  )
  return isInLine(view.options, 2, units)
}

const unallied =
  ({ view, seat }: Sight) =>
  (faction: FactionId): boolean =>
    !areAllied(view, seat, faction)

function enemyArmies(sight: Sight, land: LandId): SeenArmy[] {
  return sight.view.seats
    .filter(unallied(sight))
    .flatMap((faction) => Object.values(sight.view.powers[faction]?.armies ?? {}))
    .filter(({ at }) => at === land)
}

function fleetsAt({ view }: Sight, zone: SeaId): SeenFleet[] {
  return view.seats
    .flatMap((faction) => Object.values(view.powers[faction]?.fleets ?? {}))
    .filter(({ at }) => at === zone)
}
