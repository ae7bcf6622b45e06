import { type AreaId, isSeaId, type LandId, type SeaId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { shores, zonesFrom } from '../../lands.ts'
import type { ShutOff } from '../../movement/straits.ts'
import type { Fleet } from '../../pieces.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import { isRefuge } from '../../teams.ts'
import type { Force } from '../battle.ts'
import { type HavenBrief, haven } from './decide-fleets-retreat-to.ts'
import { cargoIn, convoys, drawExcess } from './drowned-cargo.ts'
import { fleetsIn } from './fleet-armour.ts'
import { say } from './sea-words.en.ts'

/** SNS 7.8.10, SNS 7.9.6: forces that retreat leave the zone, all at once; their cargo stays aboard (SNS 6.4.2). */
export function* sailAway(t: SnsTable, sea: SeaId, shut: ShutOff, leaving: readonly Force[]): SnsFlow {
  if (leaving.length === 0) return
  yield* t.step('cargo', () => {
    for (const force of leaving) drawExcess(t, force.faction, fleetsIn(t.state, force), 'SNS 7.8.9')
  })
  const groups = new Map(leaving.map((force) => [force.faction, groupsOf(t, sea, shut, force)]))
  const choosing = leaving.filter(({ faction }) => groups.get(faction)?.some(({ to }) => to.length > 1))
  const chosen = yield* t.askAll(
    choosing.map(({ faction }) => faction),
    haven,
    (seat) => briefFor(sea, groups.get(seat) ?? []),
  )
  for (const { faction } of leaving) {
    for (const [place, { fleets, to }] of (groups.get(faction) ?? []).entries()) {
      const at = chosen.get(faction)?.[place] ?? to[0]
      if (at === undefined) throw new Error(`no way out of ${sea}`)
      for (const fleet of fleets) fleet.driven = true
      bring(t, faction, fleets, at)
    }
  }
}

/** Moves fleets with all they have aboard; in a port these go ashore when all sea battles are over (SNS 5.5.5). */
export function bring(t: SnsTable, faction: FactionId, fleets: readonly Fleet[], at: AreaId): void {
  for (const army of cargoIn(t.state, faction, fleets)) army.at = at
  for (const fleet of fleets) {
    fleet.at = at
    t.tell('all', 'SNS 7.9.6', say('sea.sails', { faction, fleet: fleet.id, to: at }))
  }
}

interface Group {
  readonly fleets: readonly Fleet[]
  readonly to: readonly AreaId[]
}

function groupsOf({ state }: SnsTable, sea: SeaId, shut: ShutOff, force: Force): Group[] {
  const own = fleetsIn(state, force)
  return convoys(state, force.faction)
    .filter((convoy) => convoy.some((fleet) => own.includes(fleet)))
    .map((fleets) => ({ fleets, to: havensOfConvoy(state, sea, shut, fleets) }))
}

function briefFor(sea: SeaId, groups: readonly Group[]): HavenBrief {
  return { sea, ways: groups.map(({ fleets, to }) => ({ fleets: fleets.map(({ id }) => id), to })) }
}

/**
 * SNS 7.9.6: where a fleet may retreat to: the zone it came from, or if it had not moved any bordering zone; or into a
 * port beside the battle that is a refuge. One that had left port goes into such a port, and if there is none
 * to any bordering zone. Nobody flees through a strait that is closed to him while there is another way
 * (SNS 6.3.3).
 */
function havensOf(state: State, sea: SeaId, shut: ShutOff, { faction, from }: Fleet): AreaId[] {
  const open = portsOfRefuge(state, faction, sea)
  if (isSeaId(from) && from !== sea) return [from, ...open]
  if (from !== sea && open.length > 0) return open
  const beside = zonesFrom(state, sea)
  const free = beside.filter((zone) => !shut.get(faction)?.includes(zone))
  return free.length + open.length === 0 ? [...beside] : [...free, ...open]
}

function portsOfRefuge(state: State, faction: FactionId, sea: SeaId): LandId[] {
  return shores(state, sea).filter(
    (land) => state.lands[land].cities.length > 0 && isRefuge(state, faction, land),
  )
}

/** SNS 6.4.4: a convoy goes to one place: where all its fleets may, else where the first may. */
function havensOfConvoy(state: State, sea: SeaId, shut: ShutOff, convoy: readonly Fleet[]): AreaId[] {
  const [first = [], ...rest] = convoy.map((fleet) => havensOf(state, sea, shut, fleet))
  const common = first.filter((haven) => rest.every((havens) => havens.includes(haven)))
  return common.length > 0 ? common : first
}
