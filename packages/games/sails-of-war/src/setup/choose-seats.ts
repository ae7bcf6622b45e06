import { RACE_IDS, type RaceId } from '../data/races.ts'

/** Who usually comes to a table of so many, good and evil in turn. */
const COMING: readonly RaceId[] = ['knights', 'orcs', 'elves', 'dark-lord', 'dwarves', 'barbarians']

/** The usual races for so many players, in the order of the box. */
export function chooseSeats(count: number): readonly RaceId[] {
  const coming = COMING.slice(0, count)
  return RACE_IDS.filter((race) => coming.includes(race))
}
