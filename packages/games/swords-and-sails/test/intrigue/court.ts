import { landBattleDecisions } from '../../src/battle/decisions.ts'
import { battleWords } from '../../src/battle/words.en.ts'
import type { HandCard } from '../../src/cards.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { callTalks } from '../../src/diplomacy/decide-call-talks.ts'
import { negotiate } from '../../src/diplomacy/decide-diplomacy.ts'
import { formerAlly } from '../../src/diplomacy/decide-former-ally.ts'
import { lastSubterfuge } from '../../src/diplomacy/decide-last-subterfuge.ts'
import { takeShare } from '../../src/diplomacy/decide-take-share.ts'
import { diplomacyWords } from '../../src/diplomacy/words.en.ts'
import { callUpMilitia } from '../../src/expansion/decide-call-up-militia.ts'
import { supportUnrest } from '../../src/expansion/decide-support-unrest.ts'
import { revoltWords } from '../../src/expansion/revolts-words.en.ts'
import { counterAgents } from '../../src/intrigue/decide-counter-agents.ts'
import { counterSpy } from '../../src/intrigue/decide-counter-spy.ts'
import { espionage } from '../../src/intrigue/decide-espionage.ts'
import { playCard } from '../../src/intrigue/decide-play-card.ts'
import { takeCards } from '../../src/intrigue/decide-take-cards.ts'
import { unmaskPretender } from '../../src/intrigue/decide-unmask-pretender.ts'
import { intrigueWords } from '../../src/intrigue/words.en.ts'
import { siegeToll } from '../../src/siege/decide-siege-toll.ts'
import { siegeWay } from '../../src/siege/decide-siege-way.ts'
import { toSea } from '../../src/siege/decide-to-sea.ts'
import { siegeWords } from '../../src/siege/words.en.ts'
import type { SnsFlow, SnsTable, State } from '../../src/state.ts'
import { of, position, Scene, type SceneWish } from '../scene.ts'

const words = { ...intrigueWords, ...revoltWords, ...diplomacyWords, ...battleWords, ...siegeWords }
const decisions = [
  takeCards,
  playCard,
  unmaskPretender,
  counterSpy,
  counterAgents,
  espionage,
  callUpMilitia,
  supportUnrest,
  negotiate,
  takeShare,
  lastSubterfuge,
  formerAlly,
  callTalks,
  siegeWay,
  siegeToll,
  toSea,
  ...landBattleDecisions,
]

export type Hands = Partial<Record<FactionId, readonly HandCard[]>>

/** A position in which everybody has 100 gold and these cards. */
export function court(
  seats: readonly FactionId[],
  hands: Hands = {},
  change?: (state: State) => void,
  options: object = {},
): State {
  return position(seats, options, (state) => {
    for (const seat of seats) {
      of(state, seat).gold = 100
      of(state, seat).hand = [...(hands[seat] ?? [])]
    }
    change?.(state)
  })
}

export function act(
  state: State,
  flow: (t: SnsTable) => SnsFlow<unknown>,
  dice: NonNullable<SceneWish['dice']> = [],
): Scene {
  return new Scene(state, flow, { dice, words, decisions })
}
