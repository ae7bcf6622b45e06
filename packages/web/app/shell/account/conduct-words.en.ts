/** What is said of those with whom it is no pleasure to sit. */
export const conductWords = {
  title: (name: string) => ({ shown: 'Mute, block or report', unseen: name }),
  about: (name: string) =>
    `Muting spares you what ${name} says here. Blocking keeps ${name} from your tables and from talking to you.`,
  mute: 'Mute',
  muted: (name: string) => `You no longer hear ${name}.`,
  hearAgain: 'Hear again',
  heardAgain: (name: string) => `You hear ${name} again.`,
  block: 'Block',
  blocked: (name: string) => `${name} is blocked.`,
  blockNoLonger: 'Block no longer',
  blockedNoLonger: (name: string) => `${name} is blocked no longer.`,
  report: 'What happened, for the operator of this server',
  sendReport: 'Send the report',
  reported: 'The operator will read it.',
}

/** Whom one blocks and mutes; the name stands before what is said of it. */
export const unwantedWords = {
  title: 'Blocked and muted',
  gone: 'Somebody who is gone',
  isBlocked: ', blocked',
  isMuted: ', muted everywhere',
  isMutedAtOneTable: ', muted at one table',
  blockNoLonger: (name: string) => ({ shown: conductWords.blockNoLonger, unseen: name }),
  hearAgain: (name: string) => ({ shown: conductWords.hearAgain, unseen: name }),
}
