import { isSeaId, type LandId, type SeaId } from '../../data/area-ids.ts'
import type { ArmyId, FleetId } from '../../data/pieces.ts'
import { shores, zonesBeside, zonesFrom } from '../../lands.ts'
import { marches } from '../../orders/march.ts'
import type { ArmyDeed, ArmyOrder, FleetOrder, Orders, Stance } from '../../orders/order.ts'
import { isStuck, sailings } from '../../orders/sail.ts'
import type { Army, Fleet } from '../../pieces.ts'
import { isFriendly } from '../../teams.ts'
import { ownPower } from '../../view/own-power.ts'
import { ownCapital } from '../outlook.ts'
import { strengthOf } from '../strength.ts'
import { type Attack, bestAttack, isAshore } from './attacks.ts'
import { isThreatened } from './capital.ts'
import { stepTowardsTarget } from './march-on.ts'
import type { Asked } from './outlook.ts'
import { type Outlook, outlook } from './outlook.ts'
import { isBetter, type Target, targetFor } from './targets.ts'

/** SNS 15.2.3 to SNS 15.2.6: the strongest army chooses first; no two go for the same land. */
export function ordersToWrite({ view, seat }: Asked): Orders {
  const campaign = new Campaign(outlook(view, seat))
  return campaign.orders()
}

/** One season's orders while they are being written. */
class Campaign {
  readonly #outlook: Outlook
  readonly #capital: LandId | undefined
  readonly #armies: readonly Army[]
  readonly #fleets: readonly Fleet[]
  readonly #taken = new Set<LandId>()
  readonly #marching = new Map<ArmyId, ArmyOrder>()
  readonly #sailing = new Map<FleetId, FleetOrder>()

  constructor(seen: Outlook) {
    const { armies, fleets } = ownPower(seen.view, seen.seat)
    this.#outlook = seen
    this.#capital = ownCapital(seen)
    this.#armies = armies.toSorted((a, b) => strengthOf(b) - strengthOf(a))
    this.#fleets = fleets
  }

  orders(): Orders {
    for (const army of this.#armies) if (!isAshore(army)) this.#goAshore(army)
    const ashore = this.#armies.filter(isAshore)
    for (const army of ashore) this.#attack(army)
    this.#guardCapital(ashore)
    for (const army of ashore) if (!this.#marching.has(army.id)) this.#approach(army)
    for (const fleet of this.#fleets) if (!this.#sailing.has(fleet.id)) this.#sailHome(fleet)
    return { armies: [...this.#marching.values()], fleets: [...this.#sailing.values()], transfers: [] }
  }

  #attack(army: Army & { at: LandId }): void {
    const attack = bestAttack(this.#outlook, army, army.at, this.#idleFleets(), this.#taken)
    if (attack === undefined) return
    const { target, by } = attack
    this.#taken.add(target.land)
    this.#order(army.id, deedOf(attack), { stance: 'attack' })
    if (by !== null) this.#carry(by)
  }

  #carry({ fleet, end }: NonNullable<Attack['by']>): void {
    const does = fleet.at === end ? ({ deed: 'hold' } as const) : ({ deed: 'move', to: end } as const)
    this.#sailing.set(fleet.id, { fleet: fleet.id, does, meets: { stance: 'defend' } })
  }

  /** One army is enough: the strongest that has nothing to attack and is there or beside. */
  #guardCapital(ashore: readonly (Army & { at: LandId })[]): void {
    const capital = this.#capital
    if (capital === undefined) return
    const { view, seat } = this.#outlook
    const guard = ashore.find(
      (army) =>
        !this.#marching.has(army.id) &&
        (army.at === capital || marches(view, seat, army.at).includes(capital)) &&
        isThreatened(this.#outlook, capital, army),
    )
    if (guard === undefined) return
    const does = guard.at === capital ? ({ deed: 'hold' } as const) : ({ deed: 'move', to: capital } as const)
    this.#order(guard.id, does, { stance: 'defend' })
  }

  #approach(army: Army & { at: LandId }): void {
    const to = stepTowardsTarget(this.#outlook, army, army.at, this.#fleets, this.#taken)
    if (to !== undefined) this.#order(army.id, { deed: 'move', to }, { stance: 'defend' })
  }

  /** Whoever is still aboard lands where it pays, or among friends. */
  #goAshore(army: Army): void {
    const { view, seat } = this.#outlook
    const here = isSeaId(army.at) ? shores(view, army.at) : []
    const targets = here.flatMap((land) => targetFor(this.#outlook, strengthOf(army), land) ?? [])
    const best = targets.reduce<Target | undefined>(
      (found, target) => (found === undefined || isBetter(target, found) ? target : found),
      undefined,
    )
    const to = best?.land ?? here.find((land) => isFriendly(view, seat, land))
    if (to === undefined) return
    this.#order(army.id, { deed: 'land', to }, { stance: best === undefined ? 'defend' : 'attack' })
    if (best !== undefined) this.#taken.add(best.land)
    for (const fleet of army.aboard)
      this.#sailing.set(fleet, { fleet, does: { deed: 'hold' }, meets: { stance: 'defend' } })
  }

  #sailHome(fleet: Fleet): void {
    const to = homeward(this.#outlook, this.#capital, fleet)
    if (to !== undefined)
      this.#sailing.set(fleet.id, {
        fleet: fleet.id,
        does: { deed: 'move', to },
        meets: { stance: 'defend' },
      })
  }

  #idleFleets(): Fleet[] {
    const laden = this.#armies.flatMap(({ aboard }) => aboard)
    return this.#fleets.filter(({ id }) => !this.#sailing.has(id) && !laden.includes(id))
  }

  #order(army: ArmyId, does: ArmyDeed, meets: Stance): void {
    this.#marching.set(army, { army, does, meets })
  }
}

function deedOf({ target: { land }, by }: Attack): ArmyDeed {
  if (by === null) return { deed: 'move', to: land }
  return { deed: 'board', fleets: [by.fleet.id], when: by.when, to: land }
}

/** SNS 15.2.6: the next zone on the way to the sea beside the capital; nothing when it is there or cannot get there. */
function homeward(outlook: Outlook, capital: LandId | undefined, fleet: Fleet): SeaId | undefined {
  const { view } = outlook
  if (capital === undefined || isStuck(view, fleet)) return undefined
  const home = zonesBeside(view, capital)
  if (isSeaId(fleet.at) && home.includes(fleet.at)) return undefined
  const distance = distances(outlook, home)
  const best = sailings(view, fleet).filter((zone) => distance.has(zone))
  return best.toSorted((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0))[0]
}

function distances({ view }: Outlook, from: readonly SeaId[]): ReadonlyMap<SeaId, number> {
  const found = new Map(from.map((zone) => [zone, 0]))
  for (const [zone, steps] of found)
    for (const next of zonesFrom(view, zone)) if (!found.has(next)) found.set(next, steps + 1)
  return found
}
