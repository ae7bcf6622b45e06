import { type Refusal, refuse, textOf } from '@windward/table'
import {
  type FactionId,
  isMajor,
  type MajorId,
  MINOR_IDS,
  MINORS,
  type MinorId,
} from '../data/factions/factions.ts'
import { HOME_LANDS } from '../data/factions/home-lands.ts'
import { NO_LEARNING_TURN_WITH } from '../data/learning-turn.ts'
import {
  HALF_BOARDS,
  MAJORS_IN_PLAY,
  NEIGHBOURS,
  NEIGHBOURS_NEEDED,
  NOT_PLAYED_WITHOUT,
} from '../data/setups.ts'
import { isOnMap } from '../lands.ts'
import type { Options } from '../options.ts'
import { mayBeginWith, minorsIn, namedAllies, startingAllies } from './allies.ts'
import { say, seatsWords } from './seats-words.en.ts'
import { majorsIn } from './starting-pieces.ts'

/** What keeps these seats from playing together by these options, as the end of a sentence; or nothing. */
export function seatsFault(seats: readonly FactionId[], options: Options): string | undefined {
  const refusal = seatingRefusal(seats, options)
  return refusal === undefined ? undefined : `${textOf(refusal.refused, seatsWords)} (${refusal.clause})`
}

export function seatingRefusal(seats: readonly FactionId[], options: Options): Refusal | undefined {
  return (
    majorsFault(seats) ??
    boardFault(seats, options) ??
    allyFault(seats, options) ??
    orderFault(seats, options) ??
    optionsFault(seats, options)
  )
}

/** SNS 1.1.1, SNS 1.5.1 to SNS 1.5.3, SNS 1.7.8 */
function majorsFault(seats: readonly FactionId[]): Refusal | undefined {
  const majors = majorsIn(seats)
  const found = majors.length
  const { fewest, most } = MAJORS_IN_PLAY
  if (found < fewest) return refuse('SNS 1.1.1', say('seats.majors', { fewest, most, found }))
  const needed = found === fewest ? NEIGHBOURS_NEEDED.twoPlayers : NEIGHBOURS_NEEDED.more
  const [lonely] = majors.toSorted((a, b) => neighboursIn(majors, a) - neighboursIn(majors, b))
  if (lonely !== undefined && neighboursIn(majors, lonely) < needed)
    return refuse('SNS 1.5.1', say('seats.neighbours', { faction: lonely, needed }))
  if (found === fewest) return undefined
  const parted = NOT_PLAYED_WITHOUT.find(([one, other]) => majors.includes(one) && !majors.includes(other))
  if (parted === undefined) return undefined
  const [faction, other] = parted
  return refuse('SNS 1.5.3', say('seats.only-with', { faction, other }))
}

function neighboursIn(majors: readonly MajorId[], major: MajorId): number {
  return NEIGHBOURS.filter(
    ([a, b]) => (a === major && majors.includes(b)) || (b === major && majors.includes(a)),
  ).length
}

/** SNS 1.6.1, SNS 1.6.4 */
function boardFault(seats: readonly FactionId[], options: Options): Refusal | undefined {
  const stranger = seats.find((faction) => !hasPlaceOn(faction, options))
  if (stranger === undefined) return undefined
  const clause = isMajor(stranger) ? 'SNS 1.6.1' : 'SNS 1.6.4'
  return refuse(clause, say('seats.not-on-board', { faction: stranger, board: options.map }))
}

export function hasPlaceOn(faction: FactionId, options: Options): boolean {
  if (options.map === 'whole') return true
  if (isMajor(faction)) return HALF_BOARDS[options.map].factions.includes(faction)
  return HOME_LANDS[faction].every((land) => isOnMap({ options }, land))
}

/** SNS 1.7.4 to SNS 1.7.6 */
function allyFault(seats: readonly FactionId[], options: Options): Refusal | undefined {
  const named = namedAllies({ seats, options })
  for (const { minor, ally } of named) {
    if (!mayBeginWith(minor, ally, options.advancedMinorAllies)) {
      const clause = isMajor(ally) ? 'SNS 1.7.4' : 'SNS 1.7.5'
      return refuse(clause, say('seats.wrong-ally', { minor, ally }))
    }
    const others = named.filter((other) => other.minor !== minor && other.minor !== ally)
    const torn = others.find((other) => other.ally === ally || other.ally === minor)
    const elsewhere = named.find((other) => other.minor === ally && other.ally !== minor)
    if (torn !== undefined) return refuse('SNS 1.7.6', say('seats.two-teams', { faction: torn.ally }))
    if (elsewhere !== undefined) return refuse('SNS 1.7.6', say('seats.two-teams', { faction: ally }))
  }
  const alone = minorsIn(seats).find(
    (minor) => !alliesOf(minor, seats, options).some((ally) => seats.includes(ally)),
  )
  if (alone === undefined) return undefined
  const allies = [...alliesOf(alone, seats, options)]
  return refuse('SNS 1.7.4', say('seats.no-ally', { minor: alone, allies }))
}

/** Whom the table has named, or else all it may begin with. */
function alliesOf(minor: MinorId, seats: readonly FactionId[], options: Options): readonly FactionId[] {
  const named = options.minorFactions[minor]
  if (named !== undefined) return [named]
  const partner = namedAllies({ seats, options }).find(({ ally }) => ally === minor)?.minor
  return partner === undefined ? MINORS[minor].allies : [partner]
}

/** SNS 1.5.8: seats stand in the order they were chosen. */
function orderFault(seats: readonly FactionId[], options: Options): Refusal | undefined {
  const early = startingAllies({ seats, options }).find(
    ({ minor, ally }) => isMajor(ally) && seats.indexOf(ally) > seats.indexOf(minor),
  )
  if (early === undefined) return undefined
  const { minor, ally } = early
  return refuse('SNS 1.5.8', say('seats.before-ally', { minor, ally }))
}

/** SNS 1.2.1: options that do not go together, or not with these seats. */
function optionsFault(seats: readonly FactionId[], options: Options): Refusal | undefined {
  const { mercenaries, prosperityCalamity, espionageOnly } = options
  if (prosperityCalamity && !mercenaries) return refuse('SNS 1.2.1', say('seats.fortune-alone'))
  if (mercenaries && espionageOnly) return refuse('SNS 1.2.1', say('seats.no-cards'))
  return absentees(seats, options) ?? learningFault(seats, options)
}

/** Factions an option speaks of that nobody plays. */
function absentees(seats: readonly FactionId[], options: Options): Refusal | undefined {
  const named: Readonly<Record<string, readonly FactionId[]>> = {
    minorFactions: MINOR_IDS.filter((minor) => options.minorFactions[minor] !== undefined),
    novices: options.novices,
    stewards: options.stewards,
  }
  for (const [option, factions] of Object.entries(named)) {
    const missing = factions.filter((faction) => !seats.includes(faction))
    if (missing.length > 0) return refuse('SNS 1.2.1', say('seats.no-seat', { option, factions: missing }))
  }
  return undefined
}

function learningFault(seats: readonly FactionId[], options: Options): Refusal | undefined {
  if (!options.learningTurn) return undefined
  const barred = NO_LEARNING_TURN_WITH.find((faction) => seats.includes(faction))
  if (barred !== undefined) return refuse('SNS 13.1.2', say('seats.no-learning-with', { faction: barred }))
  if (options.territoryBidding) return refuse('SNS 13.1.2', say('seats.learning-bids'))
  return options.lineCombat === 'off' ? undefined : refuse('SNS 13.1.8', say('seats.learning-lines'))
}
