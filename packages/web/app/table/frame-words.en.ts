/** What the frame around every board says. */
export const frameWords = {
  beingLaid: 'The table is being laid …',
  toDecision: 'To the decision',
  board: 'Board',
  lineLost: 'The line to the table is lost. It is being taken up again; your drafts are safe.',
  aside: 'Decision and papers',
  raiseSheet: 'Raise the sheet',
  lowerSheet: 'Lower the sheet',
  backToTable: 'Back to the table',
  toHarbour: 'To the harbour',
  noTable: 'The table cannot be opened',
  noSuchTable: 'There is no such table in this browser.',
  tablesOwnRule: 'This rule belongs to the table itself and is in its own book.',
  /** The title of a game that has no words for its end. */
  over: 'The match is over',
}

/** What the title of the page says, which shows in the tab of the browser. */
export const titleWords = {
  yourMove: (game: string) => `Your move · ${game}`,
}

/** What lies beside the board. */
export const tabWords = {
  tabs: 'Beside the board',
  ledger: 'Ledger',
  talk: 'Talk',
  table: 'Table',
  ahead: 'Ahead',
  rules: 'Rules',
  replay: 'Replay',
  result: 'Result',
  now: 'Now',
  decide: 'Decide',
}

export const topWords = {
  home: 'Windward, to the harbour',
  setUp: 'Set-up',
  place: (phase: number, phases: number) => `${phase} of ${phases}`,
  phases: 'Phases of the turn',
}

export const timeLeftWords = {
  label: 'Time left:',
  days: (days: number) => `${days} days`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  minutes: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')}`,
}

/** Between two seats at one screen. */
export const curtainWords = {
  yourTurn: 'It is your turn at the screen. Draw the curtain when nobody else is looking.',
  lookBack: 'You want to look back. Draw the curtain when nobody else is looking.',
  draw: 'Draw the curtain',
}
