import type { Clash, Meeting } from '../battle/opposed-sides.ts'
import { saboteursFor } from '../battle/sabotage/between-rounds.ts'
import { sabotageMoment } from '../battle/sabotage/sabotage.ts'
import { seaBattle } from '../battle/sea/sea-battle.ts'
import { isLive } from '../options.ts'
import { dock } from '../orders/dock.ts'
import { goAshoreInPort, land, landingsOf } from '../orders/go-ashore.ts'
import { type March, march, marchesOf } from '../orders/march.ts'
import { sail, sailingOf } from '../orders/sail.ts'
import { bringArmies, bringFleets } from '../orders/support.ts'
import { everyArmy, everyFleet } from '../pieces-of.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { board, countBerths } from './boarding.ts'
import { type FromBorders, fightOnBorders } from './border-battles.ts'
import { borderClashes, unhindered } from './border-clashes.ts'
import { landClashes } from './land-clashes.ts'
import { asMet, quarrelsIn, seaClashes, seaMeetings } from './sea-clashes.ts'
import type { Forcing } from './straits.ts'

/**
 * Phase 5 in the order of SNS 6.1.1; transfers were made when orders were revealed. What battles on borders leave
 * behind.
 */
export function* moveFleetsThenArmies(t: SnsTable): SnsFlow<FromBorders> {
  t.state.phase = 'movement'
  yield* t.step('set out', () => setOut(t.state))
  yield* t.step('board before', () => board(t, 'before'))
  const forcing = yield* t.step('fleets move', () => moveFleets(t))
  yield* t.step('berths', () => countBerths(t.state))
  yield* t.step('sea battles', () => fightAtSea(t, forcing))
  yield* t.step('ashore in port', () => goAshoreInPort(t))
  yield* t.step('board after', () => board(t, 'after'))
  const { clashes, marches } = yield* t.step('armies move', () => landAndMarch(t))
  const fromBorders = yield* t.step('border battles', () => fightOnBorders(t, clashes, marches))
  bringArmies(t, landClashes(t.state))
  return fromBorders
}

function setOut(state: State): void {
  for (const army of everyArmy(state)) army.from = army.at
  for (const fleet of everyFleet(state)) fleet.from = fleet.at
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
  const met = yield* t.step('meetings', () => meetAtSea(t, forcing))
  if (met === null) return
  yield* t.step('sabotage', () => sabotageMoment(t, 'seaBattles', met))
  const left = yield* t.step('meetings left', () => seaMeetings(t.state, forcing))
  if (left.length > 0) {
    const saboteurs = yield* t.step('saboteurs', () => saboteursFor(t, left))
    yield* t.together(
      left,
      ({ name }) => `sea:${name}`,
      (child, meeting) => seaBattle(child, meeting, saboteurs, () => quarrelsIn(t.state, meeting, forcing)),
    )
  }
  t.state.quarrels = undefined
}

/** The battles for which cards can be laid aside by mail (SNS 7.10.7); in a live match none is named yet. */
function meetAtSea(t: SnsTable, forcing: readonly Forcing[]): Meeting[] | null {
  const clashes = seaClashes(t.state, forcing)
  const met = bringFleets(t, clashes) ? seaClashes(t.state, forcing) : clashes
  if (met.length === 0) return null
  return isLive(t.state.options) ? [] : met.map(asMet)
}

/** All at once, except those who meet on a border: they fight there before anything else on land. */
function landAndMarch(t: SnsTable): { clashes: Clash[]; marches: March[] } {
  const landings = landingsOf(t)
  const marches = marchesOf(t)
  const clashes = borderClashes(t.state, marches)
  const free = unhindered(t, marches, clashes)
  for (const each of landings) land(t, each)
  for (const each of free) march(t, each)
  return { clashes, marches }
}
