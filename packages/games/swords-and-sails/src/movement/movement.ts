import { saboteursFor } from '../battle/sabotage/between-rounds.ts'
import { sabotageMoment } from '../battle/sabotage/sabotage.ts'
import { seaBattle } from '../battle/sea/sea-battle.ts'
import { dock } from '../orders/dock.ts'
import { goAshoreInPort, land, landingsOf } from '../orders/go-ashore.ts'
import { march, marchesOf } from '../orders/march.ts'
import { placesOf } from '../orders/places-aboard.ts'
import { sail, sailingOf } from '../orders/sail.ts'
import { bringArmies, bringFleets } from '../orders/support.ts'
import { everyArmy, everyFleet } from '../pieces-of.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { board } from './boarding.ts'
import { type FromBorders, fightOnBorders } from './border-battles.ts'
import { borderClashes, unhindered } from './border-clashes.ts'
import { landClashes } from './land-clashes.ts'
import { seaClashes } from './sea-clashes.ts'
import type { Forcing } from './straits.ts'

/**
 * Phase 5 in the order of SNS 6.1.1; transfers were made when orders were revealed. What battles on borders leave
 * behind.
 */
export function* moveFleetsThenArmies(t: SnsTable): SnsFlow<FromBorders> {
  t.state.phase = 'movement'
  for (const army of everyArmy(t.state)) army.from = army.at
  for (const fleet of everyFleet(t.state)) fleet.from = fleet.at
  yield* board(t, 'before')
  const forcing = moveFleets(t)
  const places = new Map(everyFleet(t.state).map((fleet) => [fleet, placesOf(fleet)]))
  yield* fightAtSea(t, forcing)
  goAshoreInPort(t)
  const reduced = everyFleet(t.state).filter((fleet) => placesOf(fleet) < (places.get(fleet) ?? 0))
  yield* board(t, 'after', reduced)
  const fromBorders = yield* landAndMarch(t)
  bringArmies(t, landClashes(t.state))
  return fromBorders
}

/** SNS 6.1.1: all fleets move at once, through one another if need be (SNS 6.2.6). Those that meet a closed strait are told whom they must fight. */
export function moveFleets(t: SnsTable): Forcing[] {
  const fleets = everyFleet(t.state)
  const sailing = fleets.flatMap((fleet) => sailingOf(t, fleet) ?? [])
  for (const fleet of fleets) dock(t, fleet)
  return sailing.flatMap((each) => sail(t, each) ?? [])
}

/** SNS 7.1.1: sea battles before anybody lands; supporters have come by then. */
function* fightAtSea(t: SnsTable, forcing: readonly Forcing[]): SnsFlow {
  let clashes = seaClashes(t.state, forcing)
  if (bringFleets(t, clashes)) clashes = seaClashes(t.state, forcing)
  if (clashes.length === 0) return
  if (yield* sabotageMoment(t, 'seaBattles', clashes)) clashes = seaClashes(t.state, forcing)
  if (clashes.length === 0) return
  const saboteurs = yield* saboteursFor(t, clashes)
  yield* t.together(
    clashes,
    ({ name }) => `sea:${name}`,
    (child, clash) => seaBattle(child, clash, saboteurs),
  )
}

/** All at once, except those who meet on a border: they fight there before anything else on land. */
function* landAndMarch(t: SnsTable): SnsFlow<FromBorders> {
  const landings = landingsOf(t)
  const marches = marchesOf(t)
  const clashes = borderClashes(t.state, marches)
  const free = unhindered(t, marches, clashes)
  for (const each of landings) land(t, each)
  for (const each of free) march(t, each)
  return yield* fightOnBorders(t, clashes, marches)
}
