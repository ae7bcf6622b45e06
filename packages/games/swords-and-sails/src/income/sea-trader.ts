import { type LandId, type SeaId, seaIds } from '../data/area-ids.ts'
import type { LeaderPowers } from '../data/factions/leader-powers.ts'
import { controls, countCities, shores, zonesFrom } from '../lands.ts'
import { fleetsOf } from '../pieces-of.ts'
import { leaderOf } from '../powers.ts'
import type { Power, State } from '../state.ts'
import { isYielding } from './yields.ts'

export interface SeaTrade {
  readonly fishing: number
  readonly routes: number
}

const NO_TRADE: SeaTrade = { fishing: 0, routes: 0 }

/** SNS 2.4: what a seat's leader draws from the sea; nothing for others. */
export function seaTrade(state: State, power: Power): SeaTrade {
  const { fishing, seaTrade: terms } = leaderOf(power)
  if (fishing === 0 && terms === null) return NO_TRADE
  const zones = zonesHeld(power)
  const grounds = zones.filter((zone) => ownShores(state, power, zone).length > 0)
  return {
    fishing: grounds.length * fishing,
    routes: terms === null ? 0 : routesPay(state, power, zones, terms),
  }
}

/** Zones with an undocked fleet of his, in the map's order. */
function zonesHeld(power: Power): SeaId[] {
  const fleets = fleetsOf(power)
  return seaIds.filter((zone) => fleets.some(({ at }) => at === zone))
}

function ownShores(state: State, { faction }: Power, zone: SeaId): LandId[] {
  return shores(state, zone).filter((land) => controls(state, faction, land))
}

/** SNS 2.4.2: of those, the ones with cities that have anything to trade with. */
function tradingShores(state: State, power: Power, zone: SeaId): LandId[] {
  return ownShores(state, power, zone).filter((land) => {
    const { cities, barren } = state.lands[land]
    return cities.length > 0 && isYielding({ barren })
  })
}

interface Route {
  readonly zones: readonly SeaId[]
  /** In its poorest zone. */
  readonly transports: number
}

/** SNS 2.4.2 to SNS 2.4.4 */
function routesPay(
  state: State,
  power: Power,
  zones: readonly SeaId[],
  terms: NonNullable<LeaderPowers['seaTrade']>,
): number {
  const routes = routesOver(state, power, zones)
  return routes.reduce((sum, route) => {
    const lands = [...new Set(route.zones.flatMap((zone) => tradingShores(state, power, zone)))].filter(
      (land) => servedBy(state, power, routes, land) === route,
    )
    if (lands.length < 2) return sum
    const minors = lands.reduce((count, land) => count + countCities(state.lands[land], 'minor'), 0)
    const majors = lands.reduce((count, land) => count + countCities(state.lands[land], 'major'), 0)
    const links = Math.floor(minors / terms.minorsPerLink) + Math.floor(majors / terms.majorsPerLink)
    // SNS 2.4.3: a transport is needed in every zone of the route for each link.
    const most = Math.floor(route.transports / terms.transportsPerLink)
    return sum + Math.min(links, most) * terms.gold
  }, 0)
}

/** SNS 2.4.2: connected groups of his zones. */
function routesOver(state: State, power: Power, zones: readonly SeaId[]): Route[] {
  const left = [...zones]
  const routes: Route[] = []
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const group = [first]
    for (const zone of group) {
      const next = zonesFrom(state, zone)
      for (const joined of left.filter((each) => next.includes(each))) {
        left.splice(left.indexOf(joined), 1)
        group.push(joined)
      }
    }
    routes.push({ zones: group, transports: Math.min(...group.map((zone) => transportsIn(power, zone))) })
  }
  return routes
}

function transportsIn(power: Power, zone: SeaId): number {
  return fleetsOf(power).reduce((sum, { at, ships }) => (at === zone ? sum + ships.TR : sum), 0)
}

/** SNS 2.4.4: the one route a land counts in: that with most transports, and of equals the first. */
function servedBy(state: State, power: Power, routes: readonly Route[], land: LandId): Route | undefined {
  const touching = routes.filter(({ zones }) =>
    zones.some((zone) => ownShores(state, power, zone).includes(land)),
  )
  const most = Math.max(...touching.map(({ transports }) => transports))
  return touching.find(({ transports }) => transports === most)
}
