import type { ArmyId, FleetId } from '../data/pieces.ts'
import { seenOrder } from '../orders/order.ts'
import { type Army, type Fleet, keyOf, keysOf, type PieceKey } from '../pieces.ts'
import { armiesOf, fleetsOf } from '../pieces-of.ts'
import type { Power, State } from '../state.ts'
import type { SeenArmy, SeenFleet, SeenPower } from '../view/view.ts'

/** One's own power at a glance: nothing of it is hidden. */
export class OwnGlance implements SeenPower {
  readonly #power: Power
  #armies: readonly Army[] | undefined
  #fleets: readonly Fleet[] | undefined

  constructor(power: Power) {
    this.#power = power
  }

  renew(): void {
    this.#armies = undefined
    this.#fleets = undefined
  }

  /** Its armies, I to V. */
  get armyList(): readonly Army[] {
    this.#armies ??= armiesOf(this.#power)
    return this.#armies
  }

  /** Its fleets, 1 to 5. */
  get fleetList(): readonly Fleet[] {
    this.#fleets ??= fleetsOf(this.#power)
    return this.#fleets
  }

  get faction() {
    return this.#power.faction
  }

  get gold() {
    return this.#power.gold
  }

  get hand() {
    return this.#power.hand
  }

  get cards() {
    return this.#power.hand.length
  }

  get leader() {
    return this.#power.leader
  }

  get armies() {
    return this.#power.armies
  }

  get fleets() {
    return this.#power.fleets
  }

  get known() {
    return this.#power.known
  }

  get knownHands() {
    return this.#power.knownHands
  }

  get home() {
    return this.#power.home
  }

  get waitsUntil() {
    return this.#power.waitsUntil
  }

  get spiedOn() {
    return this.#power.spiedOn
  }

  get agents() {
    return this.#power.agents
  }

  get relics() {
    return this.#power.relics
  }

  get out() {
    return this.#power.out
  }

  toJSON(): SeenPower {
    return { ...this.#power, cards: this.cards }
  }
}

/** Another's power at a glance: its pieces are masked whenever somebody looks at them. */
export class OthersGlance implements SeenPower {
  readonly #power: Power
  readonly #state: State
  readonly gold = null
  readonly hand = null
  readonly known = null
  readonly knownHands = null
  readonly agents = null
  #armies: SeenPower['armies'] | undefined
  #fleets: SeenPower['fleets'] | undefined
  #keys: readonly PieceKey[] | undefined

  constructor(power: Power, state: State) {
    this.#power = power
    this.#state = state
  }

  renew(): void {
    this.#armies = undefined
    this.#fleets = undefined
    this.#keys = undefined
  }

  get faction() {
    return this.#power.faction
  }

  get cards() {
    return this.#power.hand.length
  }

  get leader() {
    return this.#power.leader
  }

  /** What its pieces are called. */
  get keys(): readonly PieceKey[] {
    const { faction, armies, fleets } = this.#power
    this.#keys ??= keysOf(faction, armies, fleets)
    return this.#keys
  }

  get armies(): SeenPower['armies'] {
    this.#armies ??= maskedArmies(this.#power, this.#state.open)
    return this.#armies
  }

  get fleets(): SeenPower['fleets'] {
    this.#fleets ??= maskedFleets(this.#power, this.#state.open)
    return this.#fleets
  }

  get home() {
    return this.#power.home
  }

  get waitsUntil() {
    return this.#power.waitsUntil
  }

  get spiedOn() {
    return this.#power.spiedOn
  }

  get relics() {
    return this.#power.relics
  }

  get out() {
    return this.#power.out
  }

  toJSON(): SeenPower {
    const { gold, hand, known, knownHands, agents, cards, armies, fleets } = this
    const { faction, leader, home, waitsUntil, spiedOn, relics, out } = this.#power
    return {
      faction,
      gold,
      hand,
      cards,
      leader,
      armies,
      fleets,
      known,
      knownHands,
      home,
      waitsUntil,
      spiedOn,
      agents,
      relics,
      out,
    }
  }
}

function maskedArmies(power: Power, open: State['open']): SeenPower['armies'] {
  const seen: Partial<Record<ArmyId, SeenArmy>> = {}
  for (const army of armiesOf(power)) seen[army.id] = open.includes(keyOf(army)) ? army : maskedArmy(army)
  return seen
}

function maskedFleets(power: Power, open: State['open']): SeenPower['fleets'] {
  const seen: Partial<Record<FleetId, SeenFleet>> = {}
  for (const fleet of fleetsOf(power))
    seen[fleet.id] = open.includes(keyOf(fleet)) ? fleet : maskedFleet(fleet)
  return seen
}

function maskedArmy({ faction, id, at, from, order, landedFrom }: Army): SeenArmy {
  const seen = order === null || order.does.deed !== 'board' ? order : seenOrder(order, false)
  return {
    faction,
    id,
    at,
    from,
    order: seen,
    landedFrom,
    aboard: null,
    units: null,
    bands: null,
    armour: null,
  }
}

function maskedFleet({ faction, id, at, from, order, stuckUntil, driven }: Fleet): SeenFleet {
  return { faction, id, at, from, order, stuckUntil, driven, ships: null, bands: null, armour: null }
}
