import { type Decision, straight } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../data/factions/factions.ts'
import type { ClockBrief } from '../options.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import { cityLimit } from './city-prices.ts'
import { quarriesFor, type Work, workShape } from './city-works.ts'
import { say } from './words.en.ts'
import { worksFault } from './works-fault.ts'
import { chosenWorks } from './works-options.ts'

/** SNS 10.1.1: what every seat builds in phase 8, in the order in which it is paid for. */
export const cities: Decision<SwordsAndSails, ClockBrief, Work[]> = {
  kind: 'cities',
  title: ({ view, seat }) =>
    say('cities.title', { gold: ownPower(view, seat).gold, most: cityLimit(view, seat) }),
  shape: z.array(workShape).max(60),
  ...straight((choose, { view, seat }) => chosenWorks(choose, view, seat)),
  check: ({ view, seat }, works) => worksFault(view, seat, works),
  warn: ({ seat }, works) => (isWasteful(seat, works) ? [say('cities.warn.quarry')] : []),
  absent: () => [],
}

/** Whether the quarries played would give a minor city more. */
function isWasteful(seat: FactionId, works: readonly Work[]): boolean {
  const [free] = works.filter(({ quarry }) => quarry)
  if (free === undefined) return false
  return quarriesFor(seat, works) === quarriesFor(seat, [...works, { ...free, work: 'minor' }])
}
