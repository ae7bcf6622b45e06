/** What is said of the table itself: whether it can be reached, opened and trusted. */
export const hostWords = {
  answered: (status: number) => `The table answered ${status}.`,
  outOfReach: 'The table cannot be reached.',
  tryAgain: 'The table cannot be reached; nothing is lost, try again in a moment.',
  notBegun: 'This match has not begun: there is nothing to look back at.',
  unknownMoment: 'There is no such step.',
  forgotten: 'The match was deleted.',
  outdated: (why: string) =>
    `This match does not go on by the rules as they are now; it may have been begun with an earlier Windward. ${why}`,
  you: 'You',
  botFor: (player: string | undefined) => `a bot, for ${player ?? 'its player'}`,
}

/** Whether dice and end of a match are as promised (TBL 6). */
export const checkWords = {
  asPromised:
    'Checked: the dice were fixed before the match began and nobody changed them; the result follows from them.',
  asPromisedSince: (turn: number) =>
    `Checked from turn ${turn} on, where newer rules took the match over: nobody changed the dice, and the result follows from them.`,
  noEnd: 'The match was not played to its end, so there is no end to be checked.',
  otherDice:
    'Checked, and something is wrong: its dice are not those that were fixed before the match began.',
  otherEnd: 'Checked, and something is wrong: played again, the match ends otherwise.',
  notAsPromised: (why: string) => `Checked, and something is wrong: ${why}`,
}
