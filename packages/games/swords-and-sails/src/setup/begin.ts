import {
  eachStack,
  HAND_CARD_IDS,
  type HandCard,
  isMercenary,
  isRevolt,
  STACK_IDS,
  type Stack,
  type StackId,
  stackOf,
} from '../cards.ts'
import { type LandId, landIds } from '../data/area-ids.ts'
import { CALL_UP_MILITIA, MERCENARIES, REVOLTS } from '../data/cards/expansion-cards.ts'
import { INTRIGUE_CARDS } from '../data/cards/intrigue-cards.ts'
import { COLOUR_IDS } from '../data/cards/intrigue-colours.ts'
import { type FactionId, MINOR_IDS, MINORS } from '../data/factions/factions.ts'
import { CAPITALS, HOME_LANDS } from '../data/factions/home-lands.ts'
import { landOf } from '../data/map.ts'
import { FIRST_SEASON } from '../data/seasons.ts'
import { freshFortune } from '../expansion/fortune-stacks.ts'
import { isClosed, isOnMap } from '../lands.ts'
import type { Options } from '../options.ts'
import type { City, LandState, Power, State, Team } from '../state.ts'
import { startingAllies } from './allies.ts'
import { startingArmies, startingFleets } from './starting-pieces.ts'

/** SNS 1.4: the table before anything has happened. */
export function begin(seats: readonly FactionId[], options: Options): State {
  const frame = { seats, options }
  return {
    options,
    seats,
    year: FIRST_SEASON.year,
    season: FIRST_SEASON.season,
    number: 0,
    phase: 'setup',
    lands: startingLands(frame),
    powers: Object.fromEntries(seats.map((faction) => [faction, startingPower(frame, faction)])),
    teams: startingTeams(frame),
    agreements: [],
    stacks: freshStacks(options),
    fortune: freshFortune(options),
    bidding: null,
    revolts: [],
    marks: [],
    open: [],
    battles: [],
    laid: [],
    plans: undefined,
    quarrels: undefined,
    diplomacies: 0,
    talk: null,
    offers: [],
    overtures: [],
    outcome: null,
  }
}

type Frame = Pick<State, 'seats' | 'options'>

function startingLands(frame: Frame): Record<LandId, LandState> {
  const lands: Partial<Record<LandId, LandState>> = {}
  for (const land of landIds) lands[land] = startingLand(frame, land)
  return whole(lands)
}

function whole(lands: Partial<Record<LandId, LandState>>): Record<LandId, LandState> {
  return Object.assign({}, ...landIds.map((land) => ({ [land]: lands[land] })))
}

/** SNS 1.4.4, SNS 1.4.6, SNS 1.7.2; the capital of a minor in play is one in everything (SNS 1.7.3). */
function startingLand(frame: Frame, id: LandId): LandState {
  const land = landOf(id)
  const owner = homeOf(frame, id)
  const balanced = frame.options.balancedStart ?? frame.options.length === 'short'
  const { minor, major } = (balanced ? land.balanced : undefined) ?? land.cities
  const capitalOf = frame.seats.find((faction) => CAPITALS[faction] === id) ?? null
  const cities: City[] = []
  const add = (kind: City['kind'], capital: FactionId | null) =>
    cities.push({ kind, capitalOf: capital, built: null, holder: owner })
  if (capitalOf !== null) add('major', capitalOf)
  for (let n = capitalOf === null || isFounded(capitalOf) ? 0 : 1; n < major; n += 1) add('major', null)
  for (let n = 0; n < minor; n += 1) add('minor', null)
  return { owner, cities, barren: 0 }
}

/** SNS 1.7.2: some minors put a major city where the map has none. */
function isFounded(faction: FactionId): boolean {
  return MINOR_IDS.some((minor) => minor === faction && MINORS[minor].foundsCapital)
}

/** The faction in play in whose colour the land is, on the map in use; the home of a minor not in play is neutral (SNS 1.7.1). */
function homeOf(frame: Frame, land: LandId): FactionId | null {
  if (isClosed(frame, land)) return null
  return frame.seats.find((faction) => HOME_LANDS[faction].includes(land)) ?? null
}

/** SNS 1.4.5: without gold, which comes with the first income. */
function startingPower(frame: Frame, faction: FactionId): Power {
  return {
    faction,
    gold: 0,
    hand: [],
    leader: null,
    armies: startingArmies(frame, faction),
    fleets: startingFleets(frame, faction),
    known: [],
    knownHands: [],
    home: HOME_LANDS[faction].filter((land) => isOnMap(frame, land)),
    waitsUntil: 0,
    spiedOn: [],
    agents: 0,
    relics: 0,
    written: undefined,
    struck: undefined,
    bearing: undefined,
    out: false,
  }
}

/** SNS 1.7.4, SNS 1.7.7: a minor and its ally are a team from before the first season. */
function startingTeams(frame: Frame): Team[] {
  return startingAllies(frame).map(({ minor, ally }, index) => ({
    mark: teamMark(index),
    members: [ally, minor],
    joined: { [ally]: 0, [minor]: 0 },
  }))
}

/** SNS 4.2.3: A, B, C, then on through the alphabet. */
export function teamMark(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}

/** SNS 3.2.8, SNS 12.3: the stacks in the order of the card list; set-up shuffles them. */
function freshStacks(options: Options): Record<StackId, Stack> {
  const stacks = eachStack<Stack>(() => ({ pile: [], discards: [] }))
  if (options.espionageOnly) return stacks
  for (const card of HAND_CARD_IDS) {
    const copies = copiesOf(card, options)
    stacks[stackOf(card)].pile.push(...Array.from({ length: copies }, () => card))
  }
  return stacks
}

/** SNS 12.3.5: what the expansion adds; its reprints of older cards take their places in the same numbers. */
export function copiesOf(card: HandCard, { mercenaries }: Options): number {
  if (isMercenary(card)) return mercenaries ? MERCENARIES[card].copies : 0
  if (isRevolt(card)) return mercenaries ? REVOLTS[card].copies : 0
  if (card === 'callUpMilitia') return mercenaries ? CALL_UP_MILITIA.copies : 0
  return INTRIGUE_CARDS[card].copies
}

/** The kinds of cards a table plays with. */
export function cardsInPlay(options: Options): HandCard[] {
  return options.espionageOnly ? [] : HAND_CARD_IDS.filter((card) => copiesOf(card, options) > 0)
}

export function stackIds({ mercenaries }: Pick<Options, 'mercenaries'>): readonly StackId[] {
  return mercenaries ? STACK_IDS : COLOUR_IDS
}
