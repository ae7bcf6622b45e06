// For speed only: random play takes 2.4 times as long when a whole view is made for every question instead.

import { seenPlan } from '../battle/plans.ts'
import { eachStack } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { seenAgreement } from '../diplomacy/agreements.ts'
import { concerns } from '../diplomacy/offer.ts'
import type { Power, State } from '../state.ts'
import { type SeenPower, seenArmies, seenFleets, type View } from '../view/view.ts'

/**
 * What a seat sees, for the rules' own use while they offer and check answers. It is the view to the letter, but what is
 * open it shares with the state, and what must be masked or listed is so only when somebody looks there, and kept until
 * the next glance: the table takes one whenever the rules have run on, and gives back the one before to be used again.
 */
export function glance(state: State, seat: FactionId, before?: View): View {
  const view = before instanceof LiveView ? before : new LiveView(state, seat)
  view.glances.count += 1
  return view
}

interface Glances {
  count: number
}

/** Worked out when somebody looks there, once for each glance. */
function atEach<T>(glances: Glances, look: () => T): () => T {
  let last: { readonly at: number; readonly seen: T } | undefined
  return () => {
    if (last === undefined || last.at !== glances.count) last = { at: glances.count, seen: look() }
    return last.seen
  }
}

class LiveView implements View {
  readonly glances: Glances = { count: 0 }
  readonly powers: View['powers']
  readonly #state: State
  readonly #viewer: FactionId
  readonly #stacks: () => View['stacks']
  readonly #laid: () => View['laid']
  readonly #plans: () => View['plans']
  readonly #offers: () => View['offers']

  constructor(state: State, viewer: FactionId) {
    this.#state = state
    this.#viewer = viewer
    this.#laid = atEach(this.glances, () => state.laid.filter(({ by }) => by === viewer))
    this.#plans = atEach(this.glances, () => state.plans?.flatMap((plan) => seenPlan(plan, viewer)) ?? [])
    this.#offers = atEach(this.glances, () => state.offers.filter((offer) => concerns(offer, viewer)))
    const powers: Partial<Record<FactionId, SeenPower>> = {}
    for (const seat of state.seats) {
      const power = state.powers[seat]
      if (power !== undefined) powers[seat] = new LivePower(power, seat === viewer, state, this.glances)
    }
    this.powers = powers
    // SNS 14.1.2: how many cards are left to take is open, their order is not.
    this.#stacks = atEach(this.glances, () =>
      eachStack((id) => ({ pile: state.stacks[id].pile.length, discards: state.stacks[id].discards })),
    )
  }

  get options() {
    return this.#state.options
  }

  get seats() {
    return this.#state.seats
  }

  get lands() {
    return this.#state.lands
  }

  get fortune() {
    return this.#state.fortune
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

  get teams() {
    return this.#state.teams
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

  get agreements() {
    const { agreements } = this.#state
    return agreements.some(({ settled }) => settled)
      ? agreements.map((agreement) => seenAgreement(agreement, this.#viewer))
      : agreements
  }

  get talk() {
    const { talk } = this.#state
    return talk?.room.includes(this.#viewer) ? talk : null
  }

  get stacks() {
    return this.#stacks()
  }

  get laid() {
    return this.#laid()
  }

  get plans() {
    return this.#plans()
  }

  get offers() {
    return this.#offers()
  }
}

/** One's own power whole; of another's what is open, its pieces masked whenever somebody looks at them. */
class LivePower implements SeenPower {
  readonly #power: Power
  readonly #own: boolean
  readonly #armies: () => SeenPower['armies']
  readonly #fleets: () => SeenPower['fleets']

  constructor(power: Power, own: boolean, state: State, glances: Glances) {
    this.#power = power
    this.#own = own
    this.#armies = atEach(glances, () => seenArmies(power, false, state.open))
    this.#fleets = atEach(glances, () => seenFleets(power, false, state.open))
  }

  get faction() {
    return this.#power.faction
  }

  get home() {
    return this.#power.home
  }

  get leader() {
    return this.#power.leader
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

  get cards() {
    return this.#power.hand.length
  }

  get gold() {
    return this.#own ? this.#power.gold : null
  }

  get hand() {
    return this.#own ? this.#power.hand : null
  }

  get known() {
    return this.#own ? this.#power.known : null
  }

  get knownHands() {
    return this.#own ? this.#power.knownHands : null
  }

  get agents() {
    return this.#own ? this.#power.agents : null
  }

  get written() {
    return this.#own ? this.#power.written : undefined
  }

  get struck() {
    return this.#own ? this.#power.struck : undefined
  }

  get bearing() {
    return this.#own ? this.#power.bearing : undefined
  }

  get armies() {
    return this.#own ? this.#power.armies : this.#armies()
  }

  get fleets() {
    return this.#own ? this.#power.fleets : this.#fleets()
  }

  toJSON(): SeenPower {
    const {
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
      written,
      struck,
      bearing,
      out,
    } = this
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
      ...(written !== undefined && { written }),
      ...(struck !== undefined && { struck }),
      ...(bearing && { bearing }),
      out,
    }
  }
}
