import {
  CALAMITY,
  type Calamity,
  type CalamityId,
  PROSPERITY,
  type Prosperity,
  type ProsperityId,
} from '../data/cards/fortune-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { factionsIn, inPlayOrder } from '../powers.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { suffer } from './fortune-calamity.ts'
import { prosper } from './fortune-prosperity.ts'
import { allCalamity, allProsperity } from './fortune-stacks.ts'
import { say } from './fortune-words.en.ts'

/** What a seat has drawn: `harvest` and `noHarvest` have their effect when income is paid. */
export type FortuneCard = Prosperity | Calamity

type Draw =
  | { readonly faction: FactionId; readonly white: ProsperityId }
  | { readonly faction: FactionId; readonly black: CalamityId }

/** SNS 12.4: in Spring every seat draws good or bad fortune. What each drew is returned. */
export function* fortune(t: SnsTable): SnsFlow<ReadonlyMap<FactionId, FortuneCard>> {
  if (!isTimeOfFortune(t.state)) return new Map()
  const draws = inPlayOrder(factionsIn(t.state)).map((faction) => drawFor(t, faction))
  yield* t.together(
    draws,
    ({ faction }) => `fortune:${faction}`,
    (own, draw) =>
      'white' in draw
        ? prosper(own, draw.faction, PROSPERITY[draw.white])
        : suffer(own, draw.faction, draw.black),
  )
  return new Map(
    draws.map((draw) => [draw.faction, 'white' in draw ? PROSPERITY[draw.white] : CALAMITY[draw.black]]),
  )
}

/** SNS 12.4.1, SNS 12.4.4 */
function isTimeOfFortune(state: State): boolean {
  return state.options.prosperityCalamity && state.season === 'spring' && !isLearningTurn(state)
}

/** SNS 12.4.1: even is white, odd is black. An empty stack is filled again with all its cards. */
function drawFor(t: SnsTable, faction: FactionId): Draw {
  const stacks = t.state.fortune
  const die = t.dice.roll(6)
  if (die % 2 === 0) {
    if (stacks.prosperity.length === 0) stacks.prosperity = allProsperity()
    const white = drawn(t.dice.draw(stacks.prosperity))
    t.tell('all', 'SNS 12.4.1', say('fortune.white', { faction, die, card: white }))
    return { faction, white }
  }
  if (stacks.calamity.length === 0) stacks.calamity = allCalamity()
  const black = drawn(t.dice.draw(stacks.calamity))
  t.tell('all', 'SNS 12.4.1', say('fortune.black', { faction, die, card: black }))
  return { faction, black }
}

function drawn<Card>(card: Card | undefined): Card {
  if (card === undefined) throw new Error('a stack of fortune was empty')
  return card
}
