/** What the strip over the board says beside the lines it tells. */
export const tellingWords = {
  title: 'What happened',
  more: (lines: number) => `and ${lines} more`,
  before: 'The line before',
  goOn: 'Go on',
  hold: 'Hold',
  next: 'The next line',
  skip: 'Skip',
  fromMoment: (moment: number) => `from moment ${moment}`,
}

export const replayWords = {
  playedBack: 'The match, played back',
  soFar: 'The match so far',
  nothing: 'Nothing has happened yet.',
  moment: 'Moment',
  place: (moment: number, last: number) => `Moment ${moment} of ${last}`,
  /** Stands behind the place. */
  turning: ', being looked up …',
  back: 'One moment back',
  on: 'One moment on',
  play: 'Play',
  eyes: 'Through the eyes of',
  spectator: 'a spectator',
}

/** Beside how it ended. */
export const outcomeWords = {
  playBack: 'Play it back',
  keep: 'Keep or share it',
  checking: 'The dice and the end are being checked …',
  notNow: 'The dice and the end could not be checked just now. Open this page again to try once more.',
}
