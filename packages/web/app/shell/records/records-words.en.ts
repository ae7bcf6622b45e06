/** What is said of matches as files. */
export const recordsWords = {
  lead: 'A match is a short list of answers: with it anyone can play the match again.',
  take: 'Take in a record',
  none: 'No match is kept in this browser yet.',
  checking: 'It is played again and checked …',
  refused: (why: string) => `It is not taken in. ${why}`,
  taken: (found: string) => `Taken in. ${found}`,
  lookAtIt: 'Look at it',
  /** The name of the game stands before it. */
  standing: (over: boolean, turn: number) => `, ${over ? 'over' : 'under way'}, turn ${turn}`,
  save: 'Save as a file',
  keep: 'Keep it on the server',
  keepAbout: 'Whoever has the link then sees all of it, also what was sealed',
  takeBack: 'Take it back from the server',
  address: 'Whoever has this link sees all of the match, as it stood then',
  tooLarge: 'This file is far larger than the record of any match.',
  /** A match that newer rules took over is checked from that turn on. */
  foundTrue: (over: boolean, since: number | undefined) => {
    const from = since === undefined ? '' : ` from turn ${since} on, where newer rules took the match over`
    return over
      ? `It was checked${from}: its dice and its end are as promised.`
      : `It was checked${from}: everything in it is by the rules.`
  },
}
