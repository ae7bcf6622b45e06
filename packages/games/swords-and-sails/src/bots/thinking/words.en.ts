import { type Catalogue, speaker } from '@windward/table'
import type { LandId } from '../../data/area-ids.ts'
import { area } from '../../naming.en.ts'

/** What a bot says of its reasons. */
export const botWords = {
  'bot.wanted': ({ land, points }: { land: LandId; points: number }) =>
    `Wanted ${area(land)}, which is worth ${points} ${points === 1 ? 'point' : 'points'}.`,
  'bot.wanted-to-hold': () => 'Wanted to keep what is held, and attacked nobody.',
  'bot.feared': ({ land }: { land: LandId }) => `Feared that somebody would come to ${area(land)}.`,
  'bot.expected': ({ chance }: { chance: number }) =>
    `Expected to win in about ${chance} of 100 such matches.`,
} satisfies Catalogue

export const say = speaker<typeof botWords>()
