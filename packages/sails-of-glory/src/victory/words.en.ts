import { type Catalogue, speaker } from '@windward/table'
import { sideName } from '../data/names.en.ts'

export const victoryWords = {
  'victory.last-afloat': (f: { side: string }) =>
    `Only ${sideName(f.side)} ships are left: the ${sideName(f.side)} side wins.`,
  'victory.all-lost': () => 'Both sides have lost their last ship: the match is drawn.',
  'victory.turn-limit': (f: { side: string | null }) =>
    f.side === null
      ? 'The last turn is over, and neither side is stronger: the match is drawn.'
      : `The last turn is over: the ${sideName(f.side)} side is the stronger and wins.`,
} satisfies Catalogue

export const say = speaker<typeof victoryWords>()
