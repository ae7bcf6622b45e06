import type { Viewer } from '@windward/table'
import type { FactionId } from './data/factions.ts'
import { seenTalk } from './diplomacy/talk.ts'
import type { PieceKey } from './pieces.ts'
import type { Power, State, SwordsAndSails } from './state.ts'
import {
  type SeenPower,
  seenArmies,
  seenFleets,
  seenLaid,
  seenOffers,
  seenStacks,
  type View,
} from './view.ts'

/**
 * What a seat sees, for the rules' own use while they offer and check answers. It is the view to the letter, but what
 * is open it shares with the state, and what must be masked is masked only when somebody looks there.
 */
export function glance(state: State, seat: FactionId): View {
  return new Glance(state, seat)
}

class Glance implements View {
  readonly #state: State
  readonly #viewer: Viewer<SwordsAndSails>
  #powers: View['powers'] | undefined

  constructor(state: State, viewer: Viewer<SwordsAndSails>) {
    this.#state = state
    this.#viewer = viewer
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

  get stacks() {
    return seenStacks(this.#state)
  }

  get laid() {
    return seenLaid(this.#state, this.#viewer)
  }

  get talk() {
    return seenTalk(this.#state.talk, this.#viewer)
  }

  get offers() {
    return seenOffers(this.#state, this.#viewer)
  }

  get powers(): View['powers'] {
    this.#powers ??= this.#glancedPowers()
    return this.#powers
  }

  #glancedPowers(): View['powers'] {
    const { seats, powers, open } = this.#state
    const seen: Partial<Record<FactionId, SeenPower>> = {}
    for (const seat of seats) {
      const power = powers[seat]
      if (power !== undefined) seen[seat] = seat === this.#viewer ? whole(power) : masked(power, open)
    }
    return seen
  }
}

/** Another's power: its pieces are masked only when somebody looks at them. */
function masked(power: Power, open: readonly PieceKey[]): SeenPower {
  const { faction, leader, home, waitsUntil, spiedOn, relics, out } = power
  return {
    faction,
    leader,
    home,
    waitsUntil,
    spiedOn,
    relics,
    out,
    cards: power.hand.length,
    gold: null,
    hand: null,
    known: null,
    knownHands: null,
    agents: null,
    get armies() {
      return seenArmies(power, false, open)
    },
    get fleets() {
      return seenFleets(power, false, open)
    },
  }
}

/** Nothing of one's own is hidden. */
function whole(power: Power): SeenPower {
  return { ...power, cards: power.hand.length }
}
