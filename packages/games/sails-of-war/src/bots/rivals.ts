import { homeOf } from '../board/realms.ts'
import { distance } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import { TRANSPORT_ROOM } from '../data/ships.ts'
import { VICTORY } from '../data/victory.ts'
import { armyCount, countOf, type SomeUnits } from '../pieces.ts'
import { racesIn } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'
import { starsOf } from '../stars.ts'
import { type Chart, neighbours } from './chart.ts'
import type { Mind } from './mind.ts'
import { strengthOf, together } from './odds.ts'

/** What it takes to look around: the board, and whose eyes. */
export interface Look {
  readonly view: Open
  readonly seat: RaceId
  readonly chart: Chart
}

export function rivalsOf({ view, seat }: Pick<Look, 'view' | 'seat'>): RaceId[] {
  return racesIn(view).filter((race) => race !== seat)
}

/** Who has most Stars of all others. */
export function leaderAmong(mind: Pick<Look, 'view' | 'seat'>): RaceId | undefined {
  return rivalsOf(mind).toSorted((a, b) => starsOf(mind.view, b) - starsOf(mind.view, a))[0]
}

/** Whether somebody wants but one Star to win, and is ahead of the one who looks. */
export function isAboutToWin(view: Open, race: RaceId, seat: RaceId): boolean {
  const stars = starsOf(view, race)
  return stars >= VICTORY.stars - 1 && stars >= starsOf(view, seat)
}

/** What somebody could bring upon a Realm in his next turn. */
export interface Threat {
  readonly race: RaceId
  readonly units: SomeUnits
}

const RIDE = 3

/** The strongest force one rival could have here in his next turn, over land or sea. */
export function threatTo(mind: Look, realm: Realm): Threat | undefined {
  let worst: Threat | undefined
  const near = around(mind, realm)
  for (const race of rivalsOf(mind)) {
    const units = together(marching(near, race), landing(mind, realm, race))
    if (armyCount(units) > 0 && strengthOf(units) > strengthOf(worst?.units ?? {})) worst = { race, units }
  }
  return worst
}

/** Realms within a day's ride, with the steps to them. */
function around({ chart }: Look, realm: Realm): ReadonlyMap<Realm, number> {
  const steps = new Map<Realm, number>([[realm, 0]])
  for (const [at, count] of steps) {
    if (count === RIDE) break
    for (const next of neighbours(chart, at)) if (!steps.has(next)) steps.set(next, count + 1)
  }
  return steps
}

function marching(near: ReadonlyMap<Realm, number>, race: RaceId): SomeUnits {
  let units: SomeUnits = {}
  for (const [realm, steps] of near) {
    const there = realm.forces[race]?.units
    if (there === undefined) continue
    units = together(units, steps < RIDE ? there : { cavalry: there.cavalry, dragon: there.dragon })
  }
  return units
}

/** Transport Ships come two zones and land in a third; empty ones may load beside them. */
function landing({ chart, view }: Look, realm: Realm, race: RaceId): SomeUnits {
  let units: SomeUnits = {}
  for (const ship of view.ships) {
    if (ship.owner !== race || ship.kind !== 'transport' || ship.zone === null) continue
    if (distance(ship.zone, realm.at) > RIDE) continue
    if (countOf(ship.units) > 0) units = together(units, ship.units)
    else {
      const ashore = chart.realms.filter(({ at }) => distance(at, ship.zone ?? at) === 1)
      const waiting = Math.max(0, ...ashore.map(({ forces }) => armyCount(forces[race]?.units ?? {})))
      units = together(units, { footman: Math.min(TRANSPORT_ROOM, waiting) })
    }
  }
  return units
}

/** The Home Realms in which Stars of others lie. */
export function treasuries(mind: Mind): Realm[] {
  const { view, seat, plan } = mind
  return rivalsOf(mind)
    .filter((race) => plan.against === null || race === plan.against)
    .map((race) => view.realms[homeOf(race)])
    .filter((realm) => realm !== undefined)
    .filter(({ owner }) => owner !== null && owner !== seat)
}
