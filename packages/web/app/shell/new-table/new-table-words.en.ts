/** What the form for a new table says. */
export const newTableWords = {
  kind: 'Kind of game',
  switches: 'Rules options',
  fault: (why: string) => `It cannot be played like this: ${why}.`,
  seatsFault: (fewest: number, most: number) => `it is for ${fewest} to ${most} seats`,
  lay: 'Create game',
  layAndPlay: 'Play',
  whoSits: 'Players',
  atOneScreen: 'Several people at one screen pass it round; a curtain hides what the others may not see.',
  sitters: {
    here: 'somebody at this screen',
    bot: 'a bot',
    open: 'somebody elsewhere, online',
    nobody: 'nobody: not in play',
  },
  otherSeats: 'Show the other seats',
}

/** What a file of one's own is asked for and told with. */
export const ownFileWords = {
  or: (file: string) => `Or ${file}`,
  open: (file: string) => `Open ${file}`,
  save: 'Save the one chosen above, to begin from',
  taken: (name: string) => `“${name}” is on the table.`,
  faults: 'This file cannot be played:',
}

/** How a switch of the rules stands, where its game has no words of its own for it. */
export const optionWords = {
  none: 'none',
  own: 'your own',
  notInPlay: 'not in play',
  with: (other: string) => `with ${other}`,
  pair: (one: string, other: string) => `${one} with ${other}`,
  nobody: 'nobody',
  byTheRules: 'as the rules say',
  yes: 'yes',
  no: 'no',
  asPrinted: 'as printed',
}
