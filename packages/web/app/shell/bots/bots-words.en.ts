/** What is said of one's bots. */
export const botsWords = {
  title: 'Your bots',
  lead: 'A bot is a program of yours that plays here. Everybody sees that it is one, and whose.',
  made: 'The bot has an account. Choose below to which tables it comes when it is asked.',
  tokenOf: (bot: string) => `Token of ${bot}`,
  tokenAbout: (bot: string) =>
    `The program comes with this token. It is shown only now: copy it to where the program finds it. Whoever has it plays as ${bot}.`,
  token: 'Token',
  /** A link stands in the middle. */
  needsOwner: { before: 'Bots need an owner with an account:', link: 'sign in or sign up', after: 'first.' },
  /** The name of a paper and a link stand in it. */
  howTo: {
    before: 'How to write one is told in',
    paper: 'docs/bots.md',
    between: 'of Windward; every request it can make is at',
    link: 'the API of this server',
    after: '.',
  },
}

export const newBotWords = {
  make: 'Make a bot',
  name: 'Name of the bot',
  markTitle: 'Mark an account that is there already as a bot',
  markAbout:
    'Give a token of that account with the scope account:hand-over. It becomes yours and is called a bot from then on; nobody can sign in with it any more, and its other tokens end.',
  accountToken: 'Token of the account',
  mark: 'Mark as a bot',
}

export const ownBotWords = {
  id: 'Its ID, by which it is invited to a table',
  newToken: (bot: string) => ({ shown: 'New token', unseen: `for ${bot}` }),
  oldTokenEnded: 'The old token is good no longer.',
  takes: 'When it is invited it comes to these tables, and to no others:',
  clocks: { none: 'without a clock', live: 'with a live clock', mail: 'by mail' },
  seconds: 'Seconds it needs for each answer, at a live clock',
  tablesAtOnce: 'Tables at once, at most',
  save: (bot: string) => ({ shown: 'Save', unseen: `what ${bot} takes` }),
  saved: (bot: string) => `It is kept which tables ${bot} comes to.`,
  remove: (bot: string) => `Delete ${bot} …`,
  removeForGood: (bot: string) => `Yes, delete ${bot} for good`,
  removed: (bot: string) => `${bot} is deleted. What it played stays under another name.`,
}
