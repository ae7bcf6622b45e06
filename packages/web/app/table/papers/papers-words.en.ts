/** What the ledger says beside its lines. */
export const ledgerWords = {
  which: 'Which lines',
  filters: { all: 'Everything', turn: 'This turn', mine: 'Private' },
  findLabel: 'Search the log',
  find: 'Search',
  lookBack: 'Replay',
  earlier: 'Earlier lines',
  nothing: 'Nothing yet.',
  show: 'Show it on the board',
}

export const ruleBookWords = {
  find: 'Search the rules',
  found: (count: number, wanted: string) => {
    if (count === 0) return `Nothing found for “${wanted}”. Try another word, or a single one.`
    return count === 1 ? 'One rule found' : `${count} rules found, the likeliest first`
  },
}

/** For whoever comes too late. */
export const lateWords = {
  title: 'Your time ran out',
  held: {
    bot: 'A bot is playing for you until you are back.',
    offered: 'Your seat is offered to others until you are back.',
    rules: 'The rules answered for you.',
  },
  waiting: (until: string) =>
    `Nobody else is here either, so the match waits for somebody to come back, until ${until}.`,
  given: (since: string) => `Answered for you since ${since}`,
  earlier: (answers: number) => `The log has ${answers} earlier ones.`,
  draft: 'Your draft',
  useDraft: 'Use it now',
}
