import {
  CALAMITY,
  type Calamity,
  type CalamityId,
  PROSPERITY,
  type Prosperity,
  type ProsperityId,
} from '../data/cards/fortune-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { draw } from '../intrigue/draw-cards.ts'
import { citiesOf, landsOf } from '../lands.ts'
import { factionsIn, inPlayOrder, powerOf } from '../powers.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { Power, SnsFlow, SnsTable, State } from '../state.ts'
import { suffer } from './fortune-calamity.ts'
import { landFor } from './fortune-land.ts'
import { allCalamity, allProsperity } from './fortune-stacks.ts'
import { say } from './fortune-words.en.ts'

/** What a seat has drawn: `harvest` and `noHarvest` have their effect when income is paid. */
export type FortuneCard = Prosperity | Calamity
export type Luck = Readonly<Partial<Record<FactionId, FortuneCard>>>

type Draw =
  | { readonly faction: FactionId; readonly white: ProsperityId }
  | { readonly faction: FactionId; readonly black: CalamityId }

/** SNS 12.4: in Spring every seat draws good or bad fortune. What each drew is returned. */
export function* fortune(t: SnsTable): SnsFlow<Luck> {
  if (!isTimeOfFortune(t.state)) return {}
  const draws = yield* t.step('draws', () =>
    inPlayOrder(factionsIn(t.state)).map((faction) => drawFor(t, faction)),
  )
  yield* t.together(
    draws,
    ({ faction }) => `fortune:${faction}`,
    (own, draw) =>
      'white' in draw
        ? prosper(own, draw.faction, PROSPERITY[draw.white])
        : suffer(own, draw.faction, draw.black),
  )
  return Object.fromEntries(
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

/** SNS 12.4.2: what a white card gives at once. */
function* prosper(t: SnsTable, faction: FactionId, card: Prosperity): SnsFlow {
  const power = powerOf(t.state, faction)
  switch (card.kind) {
    case 'harvest':
      return
    case 'perMajorCity': {
      const majors = citiesOf(t.state, faction).filter(({ kind }) => kind === 'major').length
      return receive(t, power, majors * card.gold)
    }
    case 'gold':
      return receive(t, power, card.gold)
    case 'freeCard': {
      const given = draw(t, card.colour)
      if (given === undefined) return
      power.hand.push(given)
      t.tell([faction], 'SNS 12.4.2', say('fortune.card', { card: given }))
      return
    }
    case 'morale':
      power.relics = card.add
      return
    case 'freeMinorCity':
      yield* foundTown(t, power)
  }
}

function receive(t: SnsTable, power: Power, gold: number): void {
  if (gold === 0) return
  power.gold += gold
  t.tell('all', 'SNS 12.4.2', say('fortune.gold', { faction: power.faction, gold }))
}

function* foundTown(t: SnsTable, { faction }: Power): SnsFlow {
  const land = yield* landFor(t, faction, 'newTown', landsOf(t.state, faction))
  if (land === undefined) return
  const built = t.state.number
  t.state.lands[land].cities.push({ kind: 'minor', capitalOf: null, built, holder: faction })
  t.tell('all', 'SNS 12.4.2', say('fortune.town', { faction, land }))
}
