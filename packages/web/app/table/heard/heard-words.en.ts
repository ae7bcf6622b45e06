const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names)

/** What is said to those who listen; titles, lines of the log and the words of the report are said as they stand there. */
export const heardWords = {
  region: 'Announcements',
  asked: (title: string) => `Your turn: ${title}`,
  awaited: (names: readonly string[]) => `Waiting for ${listed(names)}.`,
  minuteLeft: 'One minute left to answer.',
  secondsLeft: (seconds: number) => `${seconds} seconds left to answer.`,
  report: (turn: string) => `Turn report, ${turn}.`,
  lineBack: 'Connected again.',
}
