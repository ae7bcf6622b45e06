import type { Dice } from '@windward/table'
import { isSeaId, type LandId, type SeaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { ArmyId, FleetId } from '../data/pieces.ts'
import { shores } from '../lands.ts'
import { marches } from '../orders/march.ts'
import type { ArmyDeed, ArmyOrder, FleetOrder, Orders, Stance } from '../orders/order.ts'
import type { Army, Fleet } from '../pieces.ts'
import { hasTooManyPeasants } from '../pieces-of.ts'
import { isFriendly } from '../teams.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { fleetOrder } from './at-sea.ts'
import { type Ashore, type Choice, choicesFor, isAshore, Reckoning } from './choices.ts'
import { crossings } from './crossings.ts'
import type { Habits } from './habits.ts'
import { menaceOf } from './menace.ts'
import { type Asked, type Outlook, outlook } from './outlook.ts'
import { strengthOf } from './strength.ts'

export const SALTS = 2 ** 32

/** SNS 15.2.3 to SNS 15.2.6: what is worth most is done first. */
export function ordersToWrite({ view, seat }: Asked, habits: Habits, dice: Dice): Orders {
  return planned(view, seat, { habits, salt: dice.below(SALTS), without: [] })
}

/** What a plan is made by: the same recipe makes the same plan. */
export interface Recipe {
  readonly habits: Habits
  /** What chance adds to the worth of each land. */
  readonly salt: number
  /** What is not to be done, though it may look best. */
  readonly without: readonly { readonly army: ArmyId; readonly land: LandId }[]
}

export function planned(view: View, seat: FactionId, { habits, salt, without }: Recipe): Orders {
  const seen = outlook(view, seat, habits)
  return new Campaign(new Reckoning(seen, menaceOf(seen), salt), without).orders()
}

/** One season's orders while they are being written. */
class Campaign {
  readonly #reckoning: Reckoning
  readonly #without: Recipe['without']
  readonly #outlook: Outlook
  readonly #armies: readonly Army[]
  readonly #fleets: readonly Fleet[]
  readonly #marching = new Map<ArmyId, ArmyOrder>()
  readonly #sailing = new Map<FleetId, FleetOrder>()
  /** What has been sent to each land, or stays there. */
  readonly #guards = new Map<LandId, number>()
  readonly #aims = new Set<LandId>()
  readonly #transfers: Orders['transfers'] = []

  constructor(reckoning: Reckoning, without: Recipe['without']) {
    const { view, seat } = reckoning.outlook
    const { armies, fleets } = ownPower(view, seat)
    this.#reckoning = reckoning
    this.#without = without
    this.#outlook = reckoning.outlook
    this.#armies = armies
    this.#fleets = fleets
  }

  orders(): Orders {
    for (const army of this.#armies) if (!isAshore(army)) this.#goAshore(army)
    const ashore = this.#merged(this.#armies.filter(isAshore))
    for (const choice of choicesFor(this.#reckoning, ashore, this.#idleFleets())) this.#consider(choice)
    for (const army of ashore) if (!this.#marching.has(army.id)) this.#approach(army)
    for (const fleet of this.#fleets)
      if (!this.#sailing.has(fleet.id)) this.#sailing.set(fleet.id, fleetOrder(this.#reckoning, fleet))
    return {
      armies: [...this.#marching.values()],
      fleets: [...this.#sailing.values()],
      transfers: this.#transfers,
    }
  }

  /** A remnant joins the strongest army beside it, where the peasants allow it. */
  #merged(ashore: readonly Ashore[]): readonly Ashore[] {
    const left = [...ashore]
    for (const remnant of ashore) {
      const size = strengthOf(remnant)
      if (size > REMNANT || remnant.bands.length > 0) continue
      const host = left.find(({ id, at }) => id !== remnant.id && at === remnant.at)
      if (host === undefined || !isWhole(remnant, host)) continue
      const units = Object.fromEntries(Object.entries(remnant.units).filter(([, count]) => count > 0))
      this.#transfers.push({ from: remnant.id, to: host.id, units })
      left.splice(left.indexOf(remnant), 1)
    }
    return left
  }

  #consider({ armies, land, attack, by, worth }: Choice): void {
    if (armies.some(({ id }) => this.#marching.has(id) || this.#isBarred(id, land))) return
    if (by !== null && this.#sailing.has(by.fleet.id)) return
    const strength = armies.reduce((sum, army) => sum + strengthOf(army), 0)
    if (attack) {
      if (this.#aims.has(land)) return
      this.#aims.add(land)
    } else {
      const there = this.#guards.get(land) ?? 0
      if (there > 0 && this.#reckoning.guard(strength, land, there) < worth / 2) return
      this.#guards.set(land, there + strength)
    }
    for (const army of armies) this.#send(army, { armies, land, attack, by, worth })
    if (by !== null) this.#carry(by.fleet, by.end)
  }

  #isBarred(army: ArmyId, land: LandId): boolean {
    return this.#without.some((each) => each.army === army && each.land === land)
  }

  #send(army: Ashore, { armies, land, attack, by }: Choice): void {
    const meets: Stance = attack ? { stance: 'attack' } : { stance: 'defend' }
    const group = armies.length > 1 ? { group: GROUP } : {}
    this.#marching.set(army.id, { army: army.id, does: deed(army, land, by), meets, ...group })
  }

  #carry(fleet: Fleet, end: SeaId): void {
    const does = fleet.at === end ? ({ deed: 'hold' } as const) : ({ deed: 'move', to: end } as const)
    this.#sailing.set(fleet.id, { fleet: fleet.id, does, meets: { stance: 'defend' } })
  }

  /** SNS 15.2.5: towards the nearest target; with none, in support of what is in danger beside it. */
  #approach(army: Ashore): void {
    const step = this.#stepTowardsTarget(army)
    if (step === undefined) this.#support(army)
    else this.#marching.set(army.id, order(army, { deed: 'move', to: step }, { stance: 'defend' }))
  }

  #support(army: Ashore): void {
    const { view, seat } = this.#outlook
    const { menace } = this.#reckoning
    let [area, most]: [LandId | undefined, number] = [undefined, 0]
    for (const land of marches(view, seat, army.at)) {
      if (!this.#guards.has(land) && !this.#aims.has(land)) continue
      const danger = this.#aims.has(land) ? this.#reckoning.defenders(land) : (menace.get(land) ?? 0)
      if (danger > most) [area, most] = [land, danger]
    }
    if (area !== undefined)
      this.#marching.set(army.id, order(army, { deed: 'hold' }, { stance: 'support', area }))
  }

  /** The first step of a shortest way through friendly land to where there is something to attack. */
  #stepTowardsTarget(army: Ashore): LandId | undefined {
    const { view, seat } = this.#outlook
    const strength = strengthOf(army)
    const steps = new Map<LandId, LandId>()
    for (const land of marches(view, seat, army.at)) if (isFriendly(view, seat, land)) steps.set(land, land)
    const seen = new Set([army.at, ...steps.keys()])
    for (const [land, step] of steps) {
      for (const beside of marches(view, seat, land)) {
        if (isFriendly(view, seat, beside)) {
          if (seen.has(beside)) continue
          seen.add(beside)
          steps.set(beside, step)
        } else if (!this.#aims.has(beside) && this.#reckoning.isPrize(strength, beside)) return step
      }
      if (this.#isPier(army, strength, land)) return step
    }
    return undefined
  }

  /** Whether a fleet could take the army over to something from here. */
  #isPier(army: Ashore, strength: number, land: LandId): boolean {
    const { view } = this.#outlook
    return crossings(this.#outlook, army, land, this.#fleets).some(({ end }) =>
      shores(view, end).some(
        (shore) => shore !== land && !this.#aims.has(shore) && this.#reckoning.isPrize(strength, shore),
      ),
    )
  }

  /** Whoever is still aboard lands where it pays, or among friends. */
  #goAshore(army: Army): void {
    const { view, seat } = this.#outlook
    const here = isSeaId(army.at) ? shores(view, army.at) : []
    const strength = strengthOf(army)
    let [best, most]: [LandId | undefined, number] = [undefined, 0]
    for (const land of here) {
      const worth = this.#aims.has(land) ? 0 : this.#reckoning.attack(strength, land)
      if (worth > most) [best, most] = [land, worth]
    }
    const to = best ?? here.find((land) => isFriendly(view, seat, land))
    if (to === undefined) return
    const meets: Stance = best === undefined ? { stance: 'defend' } : { stance: 'attack' }
    this.#marching.set(army.id, order(army, { deed: 'land', to }, meets))
    if (best !== undefined) this.#aims.add(best)
    for (const fleet of army.aboard)
      this.#sailing.set(fleet, { fleet, does: { deed: 'hold' }, meets: { stance: 'defend' } })
  }

  #idleFleets(): Fleet[] {
    const laden = this.#armies.flatMap(({ aboard }) => aboard)
    return this.#fleets.filter(({ id }) => !this.#sailing.has(id) && !laden.includes(id))
  }
}

const REMNANT = 6
const GROUP = 'together'

/** SNS 1.3.6 */
function isWhole(remnant: Army, host: Army): boolean {
  const all = { ...host.units }
  for (const unit of ['KN', 'HC', 'LC', 'HI', 'LI', 'PS'] as const) all[unit] += remnant.units[unit]
  return !hasTooManyPeasants(host.faction, all)
}

function order(army: Army, does: ArmyDeed, meets: Stance): ArmyOrder {
  return { army: army.id, does, meets }
}

function deed(army: Ashore, land: LandId, by: Choice['by']): ArmyDeed {
  if (by !== null) return { deed: 'board', fleets: [by.fleet.id], when: by.when, to: land }
  return army.at === land ? { deed: 'hold' } : { deed: 'move', to: land }
}
