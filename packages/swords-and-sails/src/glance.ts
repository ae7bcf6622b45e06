import { eachStack, type HandCard, type Stack, type StackId } from './cards.ts'
import type { FactionId } from './data/factions.ts'
import { concerns, type Offer } from './diplomacy/offer.ts'
import { OthersGlance, OwnGlance } from './glanced-power.ts'
import type { State } from './state.ts'
import type { SeenPower, View } from './view.ts'

/**
 * What a seat sees, for the rules' own use while they offer and check answers. It is the view to the letter, but what
 * is open it shares with the state, and what must be masked is masked only when somebody looks there. So it is always
 * up to date, and made once for a seat and a state.
 */
export function glance(state: State, seat: FactionId): View {
  let seats = glances.get(state)
  if (seats === undefined) {
    seats = new Map()
    glances.set(state, seats)
  }
  let view = seats.get(seat)
  if (view === undefined) {
    view = new Glance(state, seat)
    seats.set(seat, view)
  }
  return view
}

const glances = new WeakMap<State, Map<FactionId, View>>()

class Glance implements View {
  readonly #state: State
  readonly #viewer: FactionId
  readonly powers: View['powers']
  readonly stacks: View['stacks']

  constructor(state: State, viewer: FactionId) {
    this.#state = state
    this.#viewer = viewer
    this.powers = glancedPowers(state, viewer)
    this.stacks = eachStack((id) => new GlancedStack(state.stacks[id]))
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
    return this.#state.agreements
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
    return this.#state.laid.filter(({ by }) => by === this.#viewer)
  }

  get talk() {
    const { talk } = this.#state
    return talk?.room.includes(this.#viewer) ? talk : null
  }

  get offers() {
    const mine: Offer[] = []
    for (const offer of this.#state.offers) if (concerns(offer, this.#viewer)) mine.push(offer)
    return mine
  }
}

function glancedPowers(state: State, viewer: FactionId): View['powers'] {
  const seen: Partial<Record<FactionId, SeenPower>> = {}
  for (const seat of state.seats) {
    const power = state.powers[seat]
    if (power !== undefined)
      seen[seat] = seat === viewer ? new OwnGlance(power) : new OthersGlance(power, state)
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
