import {
  FACTION_IDS,
  type FactionId,
  MAJOR_IDS,
  type MajorId,
  MINOR_IDS,
  MINORS,
  type MinorId,
} from '../data/factions/factions.ts'
import { NO_LEARNING_TURN_WITH } from '../data/learning-turn.ts'
import { MAJORS_IN_PLAY, RECOMMENDED_SETS } from '../data/setups.ts'
import type { Options } from '../options.ts'
import { hasPlaceOn, seatingRefusal } from './seats-fault.ts'

/** SNS 1.5.5: the usual seats for so many players: majors first, then the minors the table wants or has room for. */
export function chooseSeats(count: number, options: Options): readonly FactionId[] {
  const wanted = wantedMinors(options)
  const majors = MAJOR_IDS.filter((major) => hasPlaceOn(major, options))
  const size = Math.min(Math.max(count - wanted.length, MAJORS_IN_PLAY.fewest), majors.length)
  const minors = [...wanted, ...furtherMinors(wanted, options)]
  const tables = majorSets(majors, size, options).map((set) => filled([...set, ...minors], count))
  return tables.find((seats) => seatingRefusal(seats, options) === undefined) ?? tables[0] ?? majors
}

/** Those the table names, and those it names as allies of others. */
function wantedMinors({ minorFactions }: Options): MinorId[] {
  return MINOR_IDS.filter(
    (minor) => minorFactions[minor] !== undefined || Object.values(minorFactions).includes(minor),
  )
}

/** Minors that can fill a table when nobody has asked for any. */
function furtherMinors(wanted: readonly MinorId[], options: Options): MinorId[] {
  return MINOR_IDS.filter(
    (minor) =>
      !wanted.includes(minor) &&
      hasPlaceOn(minor, options) &&
      MINORS[minor].allies.some((ally) => hasPlaceOn(ally, options)) &&
      !(options.learningTurn && NO_LEARNING_TURN_WITH.includes(minor)),
  )
}

/** So many seats: where there are too few that fit, some that do not, so that the table is refused with a reason. */
function filled(seats: readonly FactionId[], count: number): readonly FactionId[] {
  return [...seats, ...FACTION_IDS.filter((faction) => !seats.includes(faction))].slice(0, count)
}

/** The recommended sets of this size, then every other. */
function majorSets(majors: readonly MajorId[], size: number, { map }: Options): (readonly MajorId[])[] {
  const recommended = RECOMMENDED_SETS.filter(
    ({ board, factions }) => board === map && factions.length === size,
  )
  return [...recommended.map(({ factions }) => factions), ...subsets(majors, size)]
}

function subsets(majors: readonly MajorId[], size: number): MajorId[][] {
  if (size === 0) return [[]]
  return majors.flatMap((first, index) =>
    subsets(majors.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  )
}
