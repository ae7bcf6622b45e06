import type { Wrong } from './lesson.ts'

/** What is said at every puzzle. */
export const puzzleWords = {
  numbered: (title: string, number: number) => `${title} (${number})`,
  about: 'One position, one question, one best answer.',
  part: 'Puzzle',
  task: 'Give the best answer.',
  solved: 'Solved',
  measured: {
    chance: (worth: number) => `${Math.round(worth * 100)} of 100`,
    points: (worth: number) => `${worth.toFixed(1)} points`,
  },
  figures: (best: string, next: string, samples: number) =>
    `Played on ${samples} times from here with the same dice, this comes to ${best}; the next best answer to ${next}.`,
  notBest: (worth: string | undefined): Wrong => ({
    title: 'There is something better',
    text:
      worth === undefined ? 'This is not the best answer here.' : `This comes to ${worth} on the average.`,
  }),
}
