import type { Wrong } from '@windward/table/lesson'

/** What the game master says in every lesson. */
export const walkthroughWords = {
  notYet: (title: string): Wrong => ({
    title: 'One thing after another',
    text: `First this step: ${title}.`,
  }),
}

export const masterWords = {
  master: 'Game master',
  step: (at: number, of: number) => `step ${at} of ${of}`,
  goOn: 'Continue',
  back: 'Back one step',
  repeat: 'Repeat',
  show: 'Show me',
  playOn: 'Play on from here',
  nothingLost: 'Nothing is lost: try again.',
  close: 'Close this message',
  watch: {
    title: 'Watch',
    text: 'The others move. What happens is shown on the board and in the panel; then we go on.',
  },
  aside: {
    title: 'A question in between',
    text: 'This one is not part of the lesson. Answer it as you like, or let me answer it: Show me.',
  },
  end: {
    title: 'That was the lesson',
    text: 'The match goes on, if you like: the others are played by easy bots.',
  },
  more: 'More lessons',
  morePuzzles: 'More puzzles',
  part: (name: string, at: number, of: number) => `${name}, part ${at} of ${of}`,
}

export const learnWords = {
  title: 'Learn',
  lead: 'Play at the real table with a game master beside you. He says what matters, points at it, and tells you why something does not work. You can leave at any time and resume where you were.',
  minutes: (count: number) => `About ${count} minutes.`,
  begin: 'Begin',
  resume: (at: number, of: number) => `Resume at step ${at} of ${of}`,
  again: 'Play it again',
  anew: 'Start over',
  done: 'done',
  none: 'There are no lessons for this game yet.',
  noSuch: 'There is no such lesson.',
}

export const offerWords = {
  firstTime: 'The first time?',
  lesson: (title: string, minutes: number) => `${title}, ${minutes} minutes`,
  no: (title: string) => `Do not offer ${title} again`,
}

export const puzzleListWords = {
  title: 'Puzzles',
  lead: 'One position from a match, one question, one best answer. Each was played on many times from there to find out what every answer comes to.',
  solved: (count: number, of: number) => `${count} of ${of} solved`,
  isSolved: 'solved',
  daily: 'Puzzle of the day',
  solve: (title: string) => ({ shown: 'Solve it', unseen: title }),
  solvedToday: (title: string) => ({ shown: 'Look at it again', unseen: title }),
}
