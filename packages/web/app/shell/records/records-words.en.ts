/** What is said of matches as files. */
export const recordsWords = {
  lead: 'A match is a short list of answers: with it anyone can play the match again.',
  take: 'Import a record',
  none: 'There are no games in this browser yet.',
  checking: 'Checking the record …',
  refused: (why: string) => `The record was not imported. ${why}`,
  taken: (found: string) => `Imported. ${found}`,
  lookAtIt: 'Replay',
  /** The name of the game stands before it. */
  standing: (over: boolean, turn: number) => `, ${over ? 'over' : 'under way'}, turn ${turn}`,
  save: 'Save as a file',
  keep: 'Get a share link',
  keepAbout: 'Anyone with the link sees the whole game, secrets included',
  takeBack: 'Delete the share link',
  address: 'Anyone with this link sees the whole game, as it was then',
  tooLarge: 'This file is far larger than the record of any match.',
  /** A match that newer rules took over is checked from that turn on. */
  foundTrue: (over: boolean, since: number | undefined) => {
    const from = since === undefined ? '' : ` from turn ${since} on, where newer rules took the match over`
    return over
      ? `It was checked${from}: nobody changed its dice, and its result follows from them.`
      : `It was checked${from}: everything in it is by the rules.`
  },
}
