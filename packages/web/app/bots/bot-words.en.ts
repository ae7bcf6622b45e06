import type { Level, Pace } from '@windward/table'

/** What is said of the bots a game brings along. */
export const botWords = {
  /** What a bot of this level is called where it sits. */
  levels: { easy: 'Easy bot', usual: 'Usual bot', strong: 'Strong bot' } satisfies Record<Level, string>,
  /** What one gets by choosing it. */
  meaning: {
    easy: 'Easy: sound habits, and a slip now and then',
    usual: 'Usual: thinks ahead a little',
    strong: 'Strong: thinks ahead as well as it can',
  } satisfies Record<Level, string>,
  ofCharacter: (bot: string, character: string) => `${bot}, ${character}`,
  thinking: 'Bots that think ahead',
  think: 'They think',
  paces: { short: 'for a short time', usual: 'as long as usual', long: 'for a long time' } satisfies Record<
    Pace,
    string
  >,
  reasonsAtOnce: 'Read at once why they do what they do, instead of after the game',
  which: 'Which bot',
  seat: 'Seat a bot',
  whichAt: (seat: string) => `Which bot plays ${seat}`,
  all: 'All bots',
  differing: 'as chosen below',
}
