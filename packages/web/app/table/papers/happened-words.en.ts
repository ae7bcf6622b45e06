type Motion = 'pause' | 'draw' | 'abandon'

/** Something that happened beside the play, everybody in it by name. */
export interface Deed {
  readonly who: string
  readonly motion: Motion
  /** How long it lasts. */
  readonly until: string
  /** The other seat it is about. */
  readonly about: string
  /** A person's name, where it is told. */
  readonly name: string | undefined
  readonly seats: readonly string[]
}

const ASKED: Readonly<Record<Motion, string>> = {
  pause: 'asks for a pause',
  draw: 'offers a draw',
  abandon: 'asks to end the match without a result',
}
const AGREED: Readonly<Record<Motion, string>> = {
  pause: 'agrees to a pause',
  draw: 'accepts the draw',
  abandon: 'agrees to end the match',
}
const DECLINED: Readonly<Record<Motion, string>> = {
  pause: 'wants no pause',
  draw: 'declines the draw',
  abandon: 'wants to play on',
}

const deeds: Readonly<Record<string, (deed: Deed) => string>> = {
  asked: ({ who, motion }) => `${who} ${ASKED[motion]}.`,
  agreed: ({ who, motion }) => `${who} ${AGREED[motion]}.`,
  declined: ({ who, motion }) => `${who} ${DECLINED[motion]}.`,
  paused: () => 'All have agreed: the clocks stand still.',
  resumed: ({ who }) => `${who} sets the clocks going again.`,
  vacation: ({ who }) => `${who} goes on vacation.`,
  back: ({ who }) => `${who} is back.`,
  'time-up': ({ who }) => `${who} ran out of time.`,
  held: ({ who }) => `A bot plays for ${who} until the player is back.`,
  waiting: ({ until }) => `Everybody is away: the match waits until ${until} for somebody to come back.`,
  resigned: ({ who }) => `${who} resigned.`,
  left: ({ who }) => `The player of ${who} has deleted the account.`,
  offered: ({ who }) => `The seat of ${who} is offered to others.`,
  'offer-ended': ({ who }) => `The seat of ${who} is no longer offered.`,
  taken: ({ who, name = 'somebody' }) => `The seat of ${who} is taken over by ${name}.`,
  voted: ({ who, about }) => `${who} votes to replace the player of ${about}.`,
  unvoted: ({ who, about }) => `${who} no longer wants the player of ${about} replaced.`,
  replaced: ({ who }) => `The others have replaced the player of ${who} with a bot.`,
  'bot-seated': ({ who }) => `A bot plays ${who} from now on.`,
  'bot-failed': ({ who }) => `The bot at the seat of ${who} had no answer: the rules assume one.`,
  won: ({ seats }) => `The match is won by ${seats.join(', ')}.`,
  drawn: () => 'All have agreed: a draw.',
  abandoned: () => 'All have agreed: the match ends without a result.',
  'carried-over': () =>
    'The rules have a new version: the turn under way begins anew, and all are asked again.',
  closed: () => 'Nobody is left: the match is closed.',
}

/** What happened beside the play, and when; of what this page has no words for it says the name. */
export const happenedWords = {
  somebody: 'Somebody',
  told: (at: string, what: string, deed: Deed) =>
    `${at}: ${deeds[what]?.(deed) ?? `${deed.who}: ${what.replaceAll('-', ' ')}.`}`,
}
