import { does, type FactionId, factions, headed } from '@windward/swords-and-sails/facts'

const limit = (last: number | null): string => (last === null ? '' : `, or the most after season ${last}`)

/** What one plays for, and what is said when somebody is about to win. */
export const goalWords = {
  short: (target: number | null, last: number | null) =>
    target === null
      ? `Be the last side left${limit(last)}`
      : `${target} points, still held one season later${limit(last)}`,
  full: (target: number | null, last: number | null) =>
    target === null
      ? `No number of points wins: the match goes on until one side alone is left${limit(last)}.`
      : `The match ends when somebody has ${target} points or more with nobody ahead, and still has them one season later${limit(last)}.`,
  nearEnd: (side: readonly FactionId[], own: boolean) =>
    own
      ? 'You are one season from winning'
      : `${headed(factions(side))} ${does(side, 'is', 'are')} one season from winning`,
  unless: (score: string, target: number, own: boolean) =>
    own
      ? `You have ${score} of ${target} points with nobody ahead. You win when this season ends, unless you fall below ${target} or somebody overtakes you.`
      : `${score} of ${target} points with nobody ahead. That wins when this season ends, unless the score falls below ${target} or somebody overtakes it.`,
}
