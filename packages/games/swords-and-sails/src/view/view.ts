import { SPECTATOR, type Viewer } from '@windward/table'
import { type Battle, seenBattle } from '../battle/battle.ts'
import { type SeenPlan, seenPlan } from '../battle/plans.ts'
import type { HandCard, Stack, StackId } from '../cards.ts'
import type { AreaId, LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { LeaderId } from '../data/factions/leaders.ts'
import type { Phase } from '../data/phases.ts'
import type { ArmyId, FleetId } from '../data/pieces.ts'
import type { SeasonId } from '../data/seasons.ts'
import { seenAgreement } from '../diplomacy/agreements.ts'
import { concerns, type Offer, seenOffer } from '../diplomacy/offer.ts'
import { type Overture, seenOverture } from '../diplomacy/overture.ts'
import { seenTalk, type Talk } from '../diplomacy/talk.ts'
import { type FortuneStacks, seenFortune } from '../expansion/fortune-stacks.ts'
import type { Options } from '../options.ts'
import type { Order, Orders } from '../orders/order.ts'
import { seenOrder, seenOrderAgain } from '../orders/seen-order.ts'
import { type Army, type Band, type Fleet, keyOf, type PieceKey, type Ships, type Units } from '../pieces.ts'
import { type Bidding, seenBidding } from '../setup/bid.ts'
import type {
  Agreement,
  LaidCard,
  LandState,
  Mark,
  Outcome,
  Power,
  Revolt,
  Sighting,
  State,
  SwordsAndSails,
  Team,
} from '../state.ts'
import { seenLands } from './seen-lands.ts'

/** What one looker may see (SNS 14). It has the shape of the state, with null where something is hidden. */
export interface View {
  readonly options: Options
  readonly seats: readonly FactionId[]
  readonly year: number
  readonly season: SeasonId
  readonly number: number
  readonly phase: Phase | 'setup'
  readonly lands: Readonly<Record<LandId, LandState>>
  readonly powers: Readonly<Partial<Record<FactionId, SeenPower>>>
  readonly teams: readonly Team[]
  readonly agreements: readonly Agreement[]
  readonly stacks: Readonly<
    Record<StackId, { readonly pile: number; readonly discards: readonly HandCard[] }>
  >
  readonly fortune: FortuneStacks
  readonly bidding: Bidding | null
  readonly revolts: readonly Revolt[]
  readonly marks: readonly Mark[]
  readonly open: readonly PieceKey[]
  readonly battles: readonly Battle[]
  /** One's own alone. */
  readonly laid: readonly LaidCard[]
  /** One's own, and of others who has Withdraws ready where, and what they strike where one may counter it. */
  readonly plans: readonly SeenPlan[]
  readonly diplomacies: number
  /** Of those in the room alone. */
  readonly talk: Talk | null
  /** Those that concern oneself alone. */
  readonly offers: readonly Offer[]
  readonly overtures: readonly Overture[]
  readonly outcome: Outcome | null
}

/** The open part of a match, the same in a state and in a view: most rules about places need no more. */
export type Board = Pick<View, 'options' | 'seats' | 'lands' | 'teams' | 'number' | 'season'>

export interface SeenPower {
  readonly faction: FactionId
  readonly gold: number | null
  readonly hand: readonly HandCard[] | null
  readonly cards: number
  readonly leader: LeaderId | null
  readonly armies: Readonly<Partial<Record<ArmyId, SeenArmy>>>
  readonly fleets: Readonly<Partial<Record<FleetId, SeenFleet>>>
  readonly known: readonly Sighting[] | null
  readonly knownHands: Power['knownHands'] | null
  readonly home: readonly LandId[]
  readonly waitsUntil: number
  readonly spiedOn: readonly PieceKey[]
  readonly agents: number | null
  readonly relics: number
  /** One's own alone. */
  readonly written?: Orders | undefined
  /** One's own alone. */
  readonly struck?: readonly ArmyId[] | undefined
  /** One's own alone. */
  readonly bearing?: true | undefined
  readonly out: boolean
}

export interface SeenArmy {
  readonly faction: FactionId
  readonly id: ArmyId
  readonly at: AreaId
  readonly from: AreaId
  readonly order: Order | null
  readonly landedFrom: readonly FleetId[]
  /** Hidden together (SNS 14.1.1): null unless it is one's own or lies open in a battle. */
  readonly aboard: readonly FleetId[] | null
  readonly units: Readonly<Units> | null
  readonly bands: readonly Band[] | null
  readonly armour: number | null
}

export interface SeenFleet {
  readonly faction: FactionId
  readonly id: FleetId
  readonly at: AreaId
  readonly from: AreaId
  readonly order: Order | null
  readonly stuckUntil: number
  readonly driven: boolean
  readonly ships: Readonly<Ships> | null
  /** One's own alone. */
  readonly berths?: number | undefined
  readonly bands: readonly Band[] | null
  readonly armour: number | null
}

/** SNS 14.1: what everybody may see, and of one's own power everything. */
export function view(state: State, viewer: Viewer<SwordsAndSails>): View {
  return withOwn(openToAll(state), state, viewer)
}

/** The same for several who look at once: what is open to all is copied once, and shared between them. */
export function views(
  state: State,
  viewers: readonly Viewer<SwordsAndSails>[],
  before: readonly View[] = [],
): readonly View[] {
  const open = openToAll(state, before[0])
  return viewers.map((viewer, place) => withOwn(open, state, viewer, before[place]))
}

/** What a looker sees who has no seat. */
function openToAll(state: State, before?: View): View {
  const { seats, year, season, number, phase, diplomacies } = state
  return {
    options: before?.options ?? structuredClone(state.options),
    seats: [...seats],
    year,
    season,
    number,
    phase,
    lands: seenLands(state.lands, before?.lands),
    powers: copied(state.powers, (power) =>
      seenPower(power, false, state.open, before?.powers[power.faction]),
    ),
    teams: state.teams.map((team) => ({ ...team, members: [...team.members], joined: { ...team.joined } })),
    agreements: state.agreements.map((agreement) => seenAgreement(agreement, SPECTATOR)),
    stacks: seenStacks(state),
    fortune: seenFortune(state.fortune),
    bidding: state.bidding === null ? null : seenBidding(state.bidding),
    revolts: state.revolts.map((revolt) => ({ ...revolt })),
    marks: state.marks.map(({ members, number: season }) => ({ members: [...members], number: season })),
    open: [...state.open],
    battles: state.battles.map(seenBattle),
    laid: seenLaid(state, SPECTATOR),
    plans: seenPlans(state, SPECTATOR),
    diplomacies,
    talk: seenTalk(state.talk, SPECTATOR),
    offers: seenOffers(state, SPECTATOR),
    overtures: state.overtures.map(seenOverture),
    outcome: structuredClone(state.outcome),
  }
}

/** And what only this looker sees. */
function withOwn(open: View, state: State, viewer: Viewer<SwordsAndSails>, before?: View): View {
  const own = viewer === SPECTATOR ? undefined : state.powers[viewer]
  return {
    ...open,
    powers:
      own === undefined
        ? open.powers
        : {
            ...open.powers,
            [own.faction]: seenPower(own, true, state.open, before?.powers[own.faction]),
          },
    agreements: state.agreements.map((agreement) => seenAgreement(agreement, viewer)),
    laid: seenLaid(state, viewer),
    plans: seenPlans(state, viewer),
    talk: seenTalk(state.talk, viewer),
    offers: seenOffers(state, viewer),
  }
}

/** The same parts, each copied as the looker may see it. */
function copied<K extends string, A, B>(parts: Readonly<Record<K, A>>, copy: (part: A) => B): Record<K, B>
function copied<K extends string, A, B>(
  parts: Readonly<Partial<Record<K, A>>>,
  copy: (part: A) => B,
): Partial<Record<K, B>>
function copied<A, B>(parts: Readonly<Record<string, A>>, copy: (part: A) => B): Record<string, B> {
  const copies: Record<string, B> = {}
  for (const [key, part] of Object.entries(parts)) copies[key] = copy(part)
  return copies
}

/** SNS 14.1.2: how many cards are left to take is open, their order is not. */
function seenStacks({ stacks }: State): View['stacks'] {
  return copied(stacks, seenStack)
}

/** SNS 14.1.4: a card laid aside is sealed. */
function seenLaid({ laid }: State, viewer: Viewer<SwordsAndSails>): View['laid'] {
  return laid.filter(({ by }) => by === viewer).map((card) => ({ ...card }))
}

/** SNS 14.1.4 */
function seenPlans({ plans }: State, viewer: Viewer<SwordsAndSails>): View['plans'] {
  return plans?.flatMap((plan) => seenPlan(plan, viewer)) ?? []
}

function seenOffers({ offers }: State, viewer: Viewer<SwordsAndSails>): View['offers'] {
  return offers.filter((offer) => concerns(offer, viewer)).map(seenOffer)
}

function seenStack({ pile, discards }: Stack): View['stacks'][StackId] {
  return { pile: pile.length, discards: [...discards] }
}

/** What is a seat's own is shown to no other, team-mates not excepted (SNS 14.2.5); nor is what it has been shown (SNS 14.2.3). */
function seenPower(power: Power, own: boolean, open: readonly PieceKey[], before?: SeenPower): SeenPower {
  return {
    faction: power.faction,
    gold: own ? power.gold : null,
    hand: own ? [...power.hand] : null,
    cards: power.hand.length,
    leader: power.leader,
    armies: seenArmies(power, own, open, before?.armies),
    fleets: seenFleets(power, own, open, before?.fleets),
    known: own ? power.known.map(seenSighting) : null,
    knownHands: own ? power.knownHands.map((seen) => ({ ...seen, cards: [...seen.cards] })) : null,
    home: [...power.home],
    waitsUntil: power.waitsUntil,
    spiedOn: [...power.spiedOn],
    agents: own ? power.agents : null,
    relics: power.relics,
    ...(own && power.written !== undefined && { written: structuredClone(power.written) }),
    ...(own && power.struck !== undefined && { struck: [...power.struck] }),
    ...(own && power.bearing && { bearing: power.bearing }),
    out: power.out,
  }
}

/** SNS 14.1.1: what is in a piece is its owner's secret, unless it lies open in a battle. */
export function seenArmies(
  { armies }: Power,
  own: boolean,
  open: readonly PieceKey[],
  before?: SeenPower['armies'],
): SeenPower['armies'] {
  return copied(armies, (army) => seenArmy(army, own || open.includes(keyOf(army)), before?.[army.id]))
}

export function seenFleets(
  { fleets }: Power,
  own: boolean,
  open: readonly PieceKey[],
  before?: SeenPower['fleets'],
): SeenPower['fleets'] {
  return copied(fleets, (fleet) => {
    const seen = seenFleet(fleet, own || open.includes(keyOf(fleet)), before?.[fleet.id])
    return own && fleet.berths !== undefined ? { ...seen, berths: fleet.berths } : seen
  })
}

export function seenSighting({ piece, number, units, bands }: Sighting): Sighting {
  return { piece, number, units: { ...units }, bands: bands.map((band) => ({ ...band })) }
}

function seenArmy(army: Army, open: boolean, before?: SeenArmy): SeenArmy {
  const { faction, id, at, from, order, landedFrom, aboard, units, bands, armour } = army
  return {
    faction,
    id,
    at,
    from,
    order: before === undefined ? seenOrder(order, open) : seenOrderAgain(order, open, before.order),
    landedFrom: [...landedFrom],
    aboard: open ? [...aboard] : null,
    units: open ? { ...units } : null,
    bands: open ? bands.map((band) => ({ ...band })) : null,
    armour: open ? armour : null,
  }
}

function seenFleet(fleet: Fleet, open: boolean, before?: SeenFleet): SeenFleet {
  const { faction, id, at, from, order, stuckUntil, driven, ships, bands, armour } = fleet
  return {
    faction,
    id,
    at,
    from,
    order: before === undefined ? seenOrder(order, open) : seenOrderAgain(order, open, before.order),
    stuckUntil,
    driven,
    ships: open ? { ...ships } : null,
    bands: open ? bands.map((band) => ({ ...band })) : null,
    armour: open ? armour : null,
  }
}
