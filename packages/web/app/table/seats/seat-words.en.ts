/** How whoever sits somewhere is called. */
export const calledWords = {
  you: 'you',
  nobody: 'nobody',
  bot: (name: string | undefined) => `a bot (${name})`,
  botOf: (name: string, owner: string) => `${name}, a bot of ${owner}`,
}

/** What the row of seats says. */
export const seatsWords = {
  title: 'Seats',
  playedBy: 'Played by',
  states: { writing: 'choosing', thinking: 'thinking', sealed: 'ready' },
  /** Behind a score. */
  goal: (goal: number) => `/${goal}`,
}

/** What is said of the goal of a match. */
export const goalWords = {
  goal: 'Goal',
  show: (places: number) => (places === 1 ? 'Show where' : `Show ${places} places`),
  rule: 'Read the rule',
}

/** What is said of those who sit at a table online. */
export const sitterWords = {
  /** Who it is, and what else there is to say of the seat. */
  sits: (called: string, standing: readonly string[]) => [called, ...standing].join(', '),
  botPlays: 'away, a bot is playing',
  away: 'away',
  offered: 'offered to others',
  resigned: 'resigned',
  playerResigned: 'the player resigned',
  onVacation: (until: string) => `on vacation until ${until}`,
}

/** What may be done about a seat. */
export const seatActWords = {
  offer: 'Offer it to others',
  endOffer: 'Stop offering it',
  person: 'Invite somebody, by name or ID',
  invite: 'Invite',
  invited: (person: string) => `${person} is invited to take this seat.`,
  votes: (by: readonly string[]) => `To be replaced by a bot: ${by.join(', ')}.`,
  takeVoteBack: 'Take your vote back',
  voteToReplace: (seat: string) => ({ shown: 'Vote to replace', unseen: seat }),
}
