import { words } from '../words.en.ts'

/** What the first page says. */
export const homeWords = {
  purpose: 'A table for board wargames of sail and sword, played by their complete rules.',
  playNow: 'Play',
  /** What the first press begins; without a figure where there are no bots. */
  first: (game: string, bots: number) =>
    `${game} against ${bots === 0 ? '' : bots} bots, here in the browser, online or not.`,
  newer: 'A new version of Windward is ready.',
  takeNewer: 'Update',
  games: 'The games',
  inWords: 'It has no drawn board and is played in words.',
  playItNow: (game: string) => ({ shown: 'Play', unseen: game }),
  learn: (game: string) => ({ shown: 'Learn', unseen: game }),
  layATableOf: (game: string) => ({ shown: words.layATable, unseen: `of ${game}` }),
  imprint:
    'Windward is an independent implementation and is not connected with the makers of these games. The names belong to their owners. No text or art of the published games is included: words and drawings are our own.',
}

/** What the cards of tables say, of those in this browser and of those at a server. */
export const tablesWords = {
  yourMove: 'Your turn',
  finished: 'Finished games',
  here: (turn: number, seats: number, atThisScreen: number) =>
    `Turn ${turn} · ${seats} seats, ${atThisScreen} at this screen`,
  sitDown: 'Resume',
  playBack: 'Replay',
  forget: (when: string) => ({ shown: 'Delete', unseen: `the game of ${when}` }),
  awaiting: 'Your turn online',
  invited: 'You are invited',
  join: 'Join',
  yours: 'Your games online',
  lookIn: 'Watch',
  open: 'Games you can join',
  finishedOnline: 'Finished online',
  lookBack: 'Replay',
  gathering: (free: number, seats: number, people: readonly string[]) =>
    withPeople(`${free} of ${seats} seats free`, people),
  playing: (turn: number, seats: number, people: readonly string[]) =>
    withPeople(`Turn ${turn}, ${seats} seats`, people),
}

function withPeople(said: string, people: readonly string[]): string {
  return people.length === 0 ? said : `${said} · with ${people.join(', ')}`
}
