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
  sealed: {
    free: 'You are done. You can come back as long as the others are not.',
    answer: 'Ready. It stays secret until everybody has answered, and you can change it until then.',
    reopen: (free: boolean) => (free ? 'Come back' : 'Change'),
  },
  several: 'Your decisions',
  closed: {
    title: (how: Closed['how'], winners: readonly string[]) =>
      how === 'resignation'
        ? `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}`
        : 'The match is closed',
    how: (how: Closed['how']) => CLOSED[how],
    home: 'Home',
  },
  waiting: 'Waiting for the others',
  lately: 'Lately',
  awaited: (names: readonly string[]) => `Waiting for ${names.join(', ')}.`,
}
