import { isLandId, type LandId } from '../data/area-ids.ts'
import { shores } from '../lands.ts'
import { marches } from '../orders/march.ts'
import type { Army, Fleet } from '../pieces.ts'
import { isFriendly } from '../teams.ts'
import { chancesOf, chanceToHold, chanceToTake } from './chances.ts'
import { type Crossing, crossings, isBarred } from './crossings.ts'
import type { Menace } from './menace.ts'
import { averageSiege, isOurs, type Outlook, ownCapital, worthOf } from './outlook.ts'
import { strengthOf } from './strength.ts'

/** An army ashore. */
export type Ashore = Army & { readonly at: LandId }

/** Something one or two armies could do this season, and what it is worth. */
export interface Choice {
  readonly armies: readonly Ashore[]
  readonly land: LandId
  readonly attack: boolean
  readonly by: Crossing | null
  readonly worth: number
}

/** What a land has to offer, whoever would go there. */
interface Prize {
  readonly siege: number
  readonly defenders: number
  /** What it is worth to have it, in casualty points. */
  readonly gain: number
}

/** All a ruler reckons out about one season, each thing once. */
export class Reckoning {
  readonly outlook: Outlook
  readonly menace: Menace
  readonly capital: LandId | undefined
  readonly #prizes = new Map<LandId, Prize | null>()
  readonly #salt: number

  /** The salt is what chance adds to the worth of each land. */
  constructor(outlook: Outlook, menace: Menace, salt: number) {
    this.outlook = outlook
    this.menace = menace
    this.capital = ownCapital(outlook)
    this.#salt = salt
  }

  /** SNS 15.2.3, SNS 15.2.4: what an attack with this strength is worth; less than nothing if it should not be made. */
  attack(strength: number, land: LandId): number {
    const prize = this.#prize(land)
    if (prize === null) return Number.NEGATIVE_INFINITY
    const { siege, defenders, gain } = prize
    const { taken, won, cost } = chancesOf(strength, defenders, siege)
    if (taken < LEAST_CHANCE) return Number.NEGATIVE_INFINITY
    const { kill } = this.outlook.habits
    const left = Math.max(0, strength - cost)
    const kept = 1 - RETAKEN * (1 - chanceToHold(left, this.menace.get(land) ?? 0))
    return taken * gain * kept + won * defenders * kill - cost
  }

  /** SNS 15.2.5: what it is worth that so much more stands in a land of his own. */
  guard(strength: number, land: LandId, there: number): number {
    const { habits } = this.outlook
    const menace = this.menace.get(land) ?? 0
    if (menace === 0) return 0
    const siege = averageSiege(this.outlook, land, this.#enemy())
    const isCapital = land === this.capital
    const points = worthOf(this.outlook, land) + (isCapital ? CAPITAL_POINTS : 0)
    const loss = points * habits.pointWorth * habits.fear * chanceToTake(menace, siege)
    const held = chanceToHold(there + strength, menace) - chanceToHold(there, menace)
    return loss * held + (isCapital && there === 0 ? habits.capital : 0)
  }

  /** Whether there is anything to attack for this strength. */
  isPrize(strength: number, land: LandId): boolean {
    return this.attack(strength, land) > 0
  }

  defenders(land: LandId): number {
    return this.#prize(land)?.defenders ?? 0
  }

  #prize(land: LandId): Prize | null {
    let prize = this.#prizes.get(land)
    if (prize === undefined) {
      prize = this.#look(land)
      this.#prizes.set(land, prize)
    }
    return prize
  }

  #look(land: LandId): Prize | null {
    const { outlook } = this
    const { view, seat, habits, grudges } = outlook
    const { owner, barren } = view.lands[land]
    if (barren > 0 || isOurs(outlook, land)) return null
    const share = owner === null ? 0 : (grudges.get(owner) ?? 0)
    let defenders = 0
    for (const { at, strength } of outlook.rumours) if (at === land) defenders += strength
    const chance = 1 + habits.variety * (scattered(this.#salt, land) - 0.5)
    const gain = worthOf(outlook, land) * habits.pointWorth * (1 + share) * chance
    return { siege: averageSiege(outlook, land, seat), defenders, gain }
  }

  /** Some enemy, to reckon a siege with. */
  #enemy() {
    const { view, seat, grudges } = this.outlook
    for (const faction of grudges.keys()) return faction
    return view.seats.find((other) => other !== seat) ?? seat
  }
}

/** Less than this and no army is sent. */
const LEAST_CHANCE = 0.55
/** How often land is lost again to whoever could come. */
const RETAKEN = 0.4
/** Losing a capital gives an enemy ten points, and him a season of shame. */
const CAPITAL_POINTS = 10

/** A number from 0 up to 1 for a name, another for each salt. */
function scattered(salt: number, name: string): number {
  let hash = salt
  for (let place = 0; place < name.length; place += 1)
    hash = Math.imul(hash ^ name.charCodeAt(place), 0x9e37_79b1) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** All that single armies, and two together, could do. */
export function choicesFor(
  reckoning: Reckoning,
  armies: readonly Ashore[],
  fleets: readonly Fleet[],
): Choice[] {
  const { outlook } = reckoning
  const { view, seat } = outlook
  const found: Choice[] = []
  const reachers = new Map<LandId, Ashore[]>()
  for (const army of armies) {
    const strength = strengthOf(army)
    const here = reckoning.guard(strength, army.at, 0)
    if (here > 0) found.push({ armies: [army], land: army.at, attack: false, by: null, worth: here })
    for (const land of marches(view, seat, army.at)) {
      if (isFriendly(view, seat, land)) {
        const worth = reckoning.guard(strength, land, 0) - STEP
        if (worth > 0) found.push({ armies: [army], land, attack: false, by: null, worth })
        continue
      }
      const worth = reckoning.attack(strength, land)
      if (worth > 0) found.push({ armies: [army], land, attack: true, by: null, worth })
      if (reckoning.defenders(land) > 0) reachers.set(land, [...(reachers.get(land) ?? []), army])
    }
    addCrossings(reckoning, army, strength, fleets, found)
  }
  for (const [land, all] of reachers) {
    const [one, two] = all
    if (one === undefined || two === undefined) continue
    const worth = reckoning.attack(strengthOf(one) + strengthOf(two), land)
    if (worth > 0) found.push({ armies: [one, two], land, attack: true, by: null, worth: worth / 2 })
  }
  spareTheStrong(reckoning, found)
  return found.sort((a, b) => b.worth - a.worth)
}

/** SNS 15.2.5: the capital is guarded by whoever is missed least elsewhere; what others add to that is worth less. */
function spareTheStrong(reckoning: Reckoning, found: Choice[]): void {
  const { capital } = reckoning
  if (capital === undefined) return
  const elsewhere = (army: Ashore) =>
    Math.max(0, ...found.map(({ armies, attack, worth }) => (attack && armies.includes(army) ? worth : 0)))
  let [guard, most]: [Choice | undefined, number] = [undefined, Number.NEGATIVE_INFINITY]
  for (const choice of found) {
    const [army] = choice.armies
    if (choice.attack || choice.land !== capital || army === undefined) continue
    const net = choice.worth - elsewhere(army)
    if (net > most) [guard, most] = [choice, net]
  }
  const [chosen] = guard?.armies ?? []
  if (chosen === undefined) return
  const there = strengthOf(chosen)
  for (const [place, choice] of found.entries()) {
    const [army] = choice.armies
    if (choice.attack || choice.land !== capital || army === undefined || army === chosen) continue
    found[place] = { ...choice, worth: reckoning.guard(strengthOf(army), capital, there) }
  }
}

/** To stand where one stands is a little better than to march to the like of it. */
const STEP = 0.1

function addCrossings(
  reckoning: Reckoning,
  army: Ashore,
  strength: number,
  fleets: readonly Fleet[],
  found: Choice[],
): void {
  const { outlook } = reckoning
  const { view } = outlook
  for (const by of crossings(outlook, army, army.at, fleets))
    for (const land of shores(view, by.end)) {
      if (land === army.at || isOurs(outlook, land)) continue
      const worth = reckoning.attack(strength, land) - STEP
      if (worth > 0 && !isBarred(outlook, by, land))
        found.push({ armies: [army], land, attack: true, by, worth })
    }
}

export function isAshore(army: Army): army is Ashore {
  return isLandId(army.at)
}
