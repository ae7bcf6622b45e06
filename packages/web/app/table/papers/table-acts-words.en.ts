/** What people may do at a table online beside the play, and have asked for. */
export const tableActWords = {
  pause: {
    ask: 'Ask for a pause',
    agree: 'Agree to a pause',
    decline: 'Play on',
    resume: 'Set the clocks going',
    asked: (by: readonly string[]) => `${by.join(', ')}: let us pause.`,
  },
  draw: {
    ask: 'Offer a draw',
    agree: 'Accept the draw',
    decline: 'Decline the draw',
    asked: (by: readonly string[]) => `${by.join(', ')}: draw offered.`,
  },
  end: {
    ask: 'Ask to end the match',
    agree: 'Agree to end it',
    decline: 'Play on',
    asked: (by: readonly string[]) => `${by.join(', ')}: let us end the match without a result.`,
  },
  daysAway: (most: number) => `Days away, of ${most} in all`,
  goOnVacation: 'Go on vacation',
  back: 'I am back',
  resign: 'Resign …',
  resignForGood: 'Yes, I resign for good',
  paused: 'The clocks stand still.',
  again: 'The same table once more',
  happened: 'Beside the play',
}
