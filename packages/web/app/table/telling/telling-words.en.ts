/** What the strip over the board says beside the lines it tells. */
export const tellingWords = {
  title: 'What happened',
  more: (lines: number) => `and ${lines} more`,
  before: 'Previous',
  goOn: 'Play',
  hold: 'Pause',
  next: 'Next',
  skip: 'Skip',
  nextOfMine: 'Next that concerns me',
  /** Where there is little room. */
  nextOfMineBriefly: 'Next of mine',
  /** All was told up to a question. */
  awaited: (question: string) => `Your answer is awaited: ${question}`,
  fromMoment: (moment: number) => `from step ${moment}`,
}

export const replayWords = {
  playedBack: 'Replay',
  soFar: 'Replay so far',
  nothing: 'Nothing has happened yet.',
  moment: 'Step',
  place: (moment: number, last: number) => `Step ${moment} of ${last}`,
  /** Stands behind the place. */
  turning: ', loading …',
  back: 'One step back',
  on: 'One step on',
  play: 'Play',
  eyes: 'View as',
  spectator: 'a spectator',
}

/** Beside how it ended. */
export const outcomeWords = {
  playBack: 'Watch the replay',
  keep: 'Save or share',
  checking: 'Checking the dice and the result …',
  notNow: 'The dice and the end could not be checked just now. Open this page again to try once more.',
}
