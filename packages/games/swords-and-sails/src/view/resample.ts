import { type Dice, SPECTATOR, type Viewer } from '@windward/table'
import { seenBattle } from '../battle/battle.ts'
import type { Plan, SeenPlan } from '../battle/plans.ts'
import type { HandCard, Stack, StackId } from '../cards.ts'
import { type LandId, landIds } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { pledged, seenOffer } from '../diplomacy/offer.ts'
import { seenOverture } from '../diplomacy/overture.ts'
import { seenTalk } from '../diplomacy/talk.ts'
import { seenFortune } from '../expansion/fortune-stacks.ts'
import { countHeld, onePerBattle } from '../hand.ts'
import { landsOf, springIncome } from '../lands.ts'
import type { Army, Fleet } from '../pieces.ts'
import { seenBidding } from '../setup/bid.ts'
import type { LandState, Power, State, SwordsAndSails } from '../state.ts'
import { COIN } from '../treasury.ts'
import { dealHidden, type HiddenCards } from './deal-hidden-cards.ts'
import { drawnArmy, drawnFleet, embark, type Memory } from './guess-hidden-pieces.ts'
import { type SeenArmy, type SeenFleet, type SeenPower, seenSighting, type View } from './view.ts'

/** SNS 14: a state that agrees with all a looker knows; what is hidden from him is drawn so that it could be so. */
export function resample(view: View, viewer: Viewer<SwordsAndSails>, dice: Dice): State {
  const cards = dealHidden(view, viewer, dice)
  const memory = memoryOf(view, viewer)
  return stateBehind(view, viewer, cards, {
    gold: (seen) => drawnGold(view, seen, dice),
    army: (army) => drawnArmy(army, memory, dice),
    fleet: (fleet) => drawnFleet(fleet, memory, dice),
  })
}

/** What is thought to be hidden in others' powers. */
export interface Guess {
  gold(power: SeenPower): number
  army(army: SeenArmy): Army
  fleet(fleet: SeenFleet): Fleet
}

/** The view, made whole by what is thought to be hidden from its looker. */
export function stateBehind(
  view: View,
  viewer: Viewer<SwordsAndSails>,
  cards: HiddenCards,
  guess: Guess,
): State {
  const powers = view.seats.flatMap((seat) => view.powers[seat] ?? [])
  const plans = drawnPlans(view, cards.hands)
  return {
    options: structuredClone(view.options),
    seats: [...view.seats],
    year: view.year,
    season: view.season,
    number: view.number,
    phase: view.phase,
    lands: landsIn(view),
    powers: Object.fromEntries(
      powers.map((seen) => [seen.faction, wholePower(seen, cards.hands.get(seen.faction) ?? [], guess)]),
    ),
    teams: view.teams.map((team) => ({ ...team, members: [...team.members], joined: { ...team.joined } })),
    agreements: view.agreements.map((agreement) => ({ ...agreement, stakes: [...agreement.stakes] })),
    stacks: stacksIn(view, cards.piles),
    fortune: seenFortune(view.fortune),
    bidding: view.bidding === null ? null : seenBidding(view.bidding),
    revolts: view.revolts.map((revolt) => ({ ...revolt })),
    marks: view.marks.map((mark) => ({ ...mark, members: [...mark.members] })),
    open: [...view.open],
    battles: view.battles.map(seenBattle),
    laid: view.laid.map((laid) => ({ ...laid })),
    plans: plans.length > 0 ? plans : undefined,
    quarrels: undefined,
    diplomacies: view.diplomacies,
    talk: seenTalk(view.talk, viewer),
    offers: view.offers.map(seenOffer),
    overtures: view.overtures.map(seenOverture),
    outcome: structuredClone(view.outcome),
  }
}

/** SNS 14.2.2: what the looker was shown, and whether that was this season. */
function memoryOf(view: View, viewer: Viewer<SwordsAndSails>): Memory {
  const known = viewer === SPECTATOR ? [] : (view.powers[viewer]?.known ?? [])
  return (key) => {
    const seen = known.find(({ piece }) => piece === key)
    return seen && { seen, isFresh: seen.number === view.number }
  }
}

function wholePower(seen: SeenPower, hand: HandCard[], guess: Guess): Power {
  const { cards: _, written, struck, bearing, ...open } = seen
  const pieces = {
    armies: ARMY_IDS.flatMap((id) => seen.armies[id] ?? []),
    fleets: FLEET_IDS.flatMap((id) => seen.fleets[id] ?? []),
  }
  const armies = pieces.armies.map((army) => guess.army(army))
  const fleets = pieces.fleets.map((fleet) => guess.fleet(fleet))
  embark(pieces, armies, fleets)
  return {
    ...open,
    gold: seen.gold ?? guess.gold(seen),
    hand: seen.hand === null ? hand : [...seen.hand],
    armies: Object.fromEntries(armies.map((army) => [army.id, army])),
    fleets: Object.fromEntries(fleets.map((fleet) => [fleet.id, fleet])),
    known: (seen.known ?? []).map(seenSighting),
    knownHands: (seen.knownHands ?? []).map((known) => ({ ...known, cards: [...known.cards] })),
    home: [...seen.home],
    spiedOn: [...seen.spiedOn],
    agents: seen.agents ?? 0,
    written: structuredClone(written),
    struck: struck && [...struck],
    bearing,
  }
}

/** Up to a season's income and a half, and no less than has been promised (SNS 4.1.7). */
function drawnGold(view: View, { faction, out }: SeenPower, dice: Dice): number {
  if (out) return 0
  const { gold } = pledged(view.offers, faction)
  const income = landsOf(view, faction).reduce((sum, land) => sum + springIncome(view.lands[land]), 0)
  return Math.max(gold, dice.below(Math.floor((income * 3) / (2 * COIN)) + 1) * COIN)
}

/** SNS 7.10.1: Withdraws that others keep ready are one for each of their battles, as far as they go. */
function drawnPlans({ plans }: View, hands: ReadonlyMap<FactionId, readonly HandCard[]>): Plan[] {
  const drawn = (plan: SeenPlan) => {
    const his = plans.filter(({ by, withdraws }) => by === plan.by && withdraws !== undefined)
    const held = countHeld({ hand: hands.get(plan.by) ?? [] }, 'tacticalWithdraw')
    return onePerBattle(his.length, held)[his.indexOf(plan)] ?? 0
  }
  return plans.map((plan): Plan => {
    const { withdraws, ...rest } = structuredClone(plan)
    return withdraws === undefined ? rest : { ...rest, withdraws: withdraws ?? drawn(plan) }
  })
}

function landsIn({ lands }: View): Record<LandId, LandState> {
  const copies = landIds.map((land): [LandId, LandState] => {
    const { owner, cities, barren } = lands[land]
    return [land, { owner, cities: cities.map((city) => ({ ...city })), barren }]
  })
  return Object.assign({}, lands, Object.fromEntries(copies))
}

function stacksIn({ stacks }: View, piles: Readonly<Record<StackId, HandCard[]>>): Record<StackId, Stack> {
  const stack = (id: StackId): Stack => ({ pile: piles[id], discards: [...stacks[id].discards] })
  return {
    green: stack('green'),
    blue: stack('blue'),
    yellow: stack('yellow'),
    red: stack('red'),
    cyan: stack('cyan'),
  }
}
