import { type Refusal, refuse } from '@windward/table'
import { type FactionId, MINOR_IDS } from '../data/factions/factions.ts'
import { NO_LEARNING_TURN_WITH } from '../data/learning-turn.ts'
import type { Options } from '../options.ts'
import { say } from './seats-words.en.ts'

/** SNS 1.2.1: options that do not go together, or not with these seats. */
export function optionsFault(seats: readonly FactionId[], options: Options): Refusal | undefined {
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
