import { eachStack, type HandCard, type Stack, type StackId } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { seenAgreement } from '../diplomacy/agreements.ts'
import { concerns, type Offer } from '../diplomacy/offer.ts'
import type { State } from '../state.ts'
import type { SeenPower, View } from '../view/view.ts'
import { OthersGlance, OwnGlance } from './live-power.ts'

/**
 * What a seat sees, for the rules' own use while they offer and check answers. It is the view to the letter, but what
 * is open it shares with the state, and what must be masked or listed is so only when somebody looks there, and kept
 * until the next glance: the table takes one whenever the rules have run on. It is made once for a seat and a state.
 */
export function glance(state: State, seat: FactionId): View {
  if (last === undefined || last.state !== state) last = { state, seats: seatsOf(state) }
  const known = last.seats.get(seat)
  if (known !== undefined) {
    known.renew()
    return known
  }
  const view = new Glance(state, seat)
  last.seats.set(seat, view)
  return view
}

type Glances = Map<FactionId, Glance>

const glances = new WeakMap<State, Glances>()
/** The match looked at last: usually it is looked at again. */
let last: { readonly state: State; readonly seats: Glances } | undefined

function seatsOf(state: State): Glances {
  let seats = glances.get(state)
  if (seats === undefined) {
    seats = new Map()
    glances.set(state, seats)
  }
  return seats
}

class Glance implements View {
  readonly #state: State
  readonly #viewer: FactionId
  readonly powers: View['powers']
  readonly #glanced: readonly (OwnGlance | OthersGlance)[]
  readonly stacks: View['stacks']
  #laid: View['laid'] | undefined
  #offers: readonly Offer[] | undefined

  constructor(state: State, viewer: FactionId) {
    this.#state = state
    this.#viewer = viewer
    this.#glanced = glancedPowers(state, viewer)
    const powers: Partial<Record<FactionId, SeenPower>> = {}
    for (const power of this.#glanced) powers[power.faction] = power
    this.powers = powers
    this.stacks = eachStack((id) => new GlancedStack(state.stacks[id]))
  }

  /** What was masked and listed at the last glance may have changed. */
  renew(): void {
    this.#laid = undefined
    this.#offers = undefined
    for (const power of this.#glanced) power.renew()
  }

  get options() {
    return this.#state.options
  }

  get seats() {
    return this.#state.seats
  }

  get year() {
    return this.#state.year
  }

  get season() {
    return this.#state.season
  }

  get number() {
    return this.#state.number
  }

  get phase() {
    return this.#state.phase
  }

  get lands() {
    return this.#state.lands
  }

  get teams() {
    return this.#state.teams
  }

  get agreements() {
    const { agreements } = this.#state
    return agreements.some(({ settled }) => settled)
      ? agreements.map((agreement) => seenAgreement(agreement, this.#viewer))
      : agreements
  }

  get fortune() {
    return this.#state.fortune
  }

  get bidding() {
    return this.#state.bidding
  }

  get revolts() {
    return this.#state.revolts
  }

  get marks() {
    return this.#state.marks
  }

  get open() {
    return this.#state.open
  }

  get battles() {
    return this.#state.battles
  }

  get diplomacies() {
    return this.#state.diplomacies
  }

  get overtures() {
    return this.#state.overtures
  }

  get outcome() {
    return this.#state.outcome
  }

  get laid() {
    this.#laid ??= this.#state.laid.filter(({ by }) => by === this.#viewer)
    return this.#laid
  }

  get talk() {
    const { talk } = this.#state
    return talk?.room.includes(this.#viewer) ? talk : null
  }

  get offers() {
    this.#offers ??= this.#state.offers.filter((offer) => concerns(offer, this.#viewer))
    return this.#offers
  }
}

function glancedPowers(state: State, viewer: FactionId): (OwnGlance | OthersGlance)[] {
  const seen: (OwnGlance | OthersGlance)[] = []
  for (const seat of state.seats) {
    const power = state.powers[seat]
    if (power !== undefined)
      seen.push(seat === viewer ? new OwnGlance(power) : new OthersGlance(power, state))
  }
  return seen
}

/** SNS 14.1.2: how many cards are left to take is open, their order is not. */
class GlancedStack {
  readonly #stack: Stack

  constructor(stack: Stack) {
    this.#stack = stack
  }

  get pile(): number {
    return this.#stack.pile.length
  }

  get discards(): readonly HandCard[] {
    return this.#stack.discards
  }

  toJSON(): View['stacks'][StackId] {
    return { pile: this.pile, discards: this.discards }
  }
}
