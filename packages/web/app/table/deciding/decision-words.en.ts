import type { Closed } from '@windward/kit/contract.ts'

/** How a match ended otherwise than by its rules. */
const CLOSED: Readonly<Record<Closed['how'], string>> = {
  draw: 'All players agreed to a draw.',
  abandoned: 'All players agreed to end the match without a result.',
  resignation: 'The match ended by resignation.',
  deserted: 'All players have left the match.',
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names)

/** What is said where the question stands, or would stand. */
export const decisionWords = {
  told: {
    title: 'What has happened',
    where: (place: number | undefined, of: number | undefined, ends: boolean) =>
      `It is told on the board, moment ${place} of ${of}. ${ends ? 'The result' : 'Your next decision'} follows.`,
    skip: (ends: boolean) => (ends ? 'On to the result' : 'On to the decision'),
  },
  sealed: {
    free: 'You have said that you want nothing more. You may come back while the others are still at it.',
    answer: 'Sealed. Nobody sees it until all are in, and until then you may change it.',
    reopen: (free: boolean) => (free ? 'Come back' : 'Change it'),
  },
  several: 'Questions before you',
  closed: {
    title: (how: Closed['how'], winners: readonly string[]) =>
      how === 'resignation'
        ? `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}`
        : 'The match is closed',
    how: (how: Closed['how']) => CLOSED[how],
    home: 'To the harbour',
  },
  waiting: 'Others are at it',
  lately: 'Lately',
  awaited: (names: readonly string[]) => `Awaited: ${names.join(', ')}.`,
}
