/** What the frame around every board says. */
export const frameWords = {
  beingLaid: 'Loading …',
  toDecision: 'To the decision',
  board: 'Board',
  lineLost: 'Connection lost. Reconnecting; your drafts are safe.',
  aside: 'Decision and papers',
  raiseSheet: 'Show more',
  lowerSheet: 'Show less',
  backToTable: 'Back to the game',
  toHarbour: 'Home',
  noTable: 'The game cannot be opened',
  noSuchTable: 'There is no such game in this browser.',
  tablesOwnRule: 'This rule belongs to the table itself and is in its own book.',
  /** The title of a game that has no words for its end. */
  over: 'The game is over',
}

/** What the title of the page says, which shows in the tab of the browser. */
export const titleWords = {
  yourMove: (game: string) => `Your turn · ${game}`,
}

/** What lies beside the board. */
export const tabWords = {
  tabs: 'Beside the board',
  ledger: 'Log',
  talk: 'Chat',
  table: 'Table',
  ahead: 'Auto-answers',
  rules: 'Rules',
  replay: 'Replay',
  result: 'Result',
  now: 'Now',
  decide: 'Decide',
}

export const menuButtonWords = { menu: 'Menu' }

export const soundWords = {
  sound: 'Sound',
  mute: 'Mute',
  unmute: 'Unmute',
}

export const topWords = {
  home: 'Windward, home',
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
  lookBack: 'You want to see the replay. Draw the curtain when nobody else is looking.',
  draw: 'Draw the curtain',
}
