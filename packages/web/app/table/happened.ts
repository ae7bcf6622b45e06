import type { MatchDetail } from '@windward/client'

type Happened = MatchDetail['happened'][number]

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

const ASKED = {
  pause: 'asks for a pause',
  draw: 'offers a draw',
  abandon: 'asks to end the match without a result',
}
const AGREED = { pause: 'agrees to a pause', draw: 'accepts the draw', abandon: 'agrees to end the match' }
const DECLINED = { pause: 'wants no pause', draw: 'declines the draw', abandon: 'wants to play on' }

interface Said extends Happened {
  /** The seat it is about, by name. */
  readonly who: string
  readonly nameOf: (seat: string) => string
}

const DEEDS: Readonly<Record<string, (said: Said) => string>> = {
  asked: ({ who, motion = 'pause' }) => `${who} ${ASKED[motion]}.`,
  agreed: ({ who, motion = 'pause' }) => `${who} ${AGREED[motion]}.`,
  declined: ({ who, motion = 'pause' }) => `${who} ${DECLINED[motion]}.`,
  paused: () => 'All have agreed: the clocks stand still.',
  resumed: ({ who }) => `${who} sets the clocks going again.`,
  vacation: ({ who }) => `${who} goes on vacation.`,
  back: ({ who }) => `${who} is back.`,
  'time-up': ({ who }) => `${who} ran out of time.`,
  held: ({ who }) => `A bot plays for ${who} until the player is back.`,
  waiting: ({ until = 0 }) =>
    `Everybody is away: the match waits until ${when.format(until)} for somebody to come back.`,
  resigned: ({ who }) => `${who} resigned.`,
  left: ({ who }) => `The player of ${who} has deleted the account.`,
  offered: ({ who }) => `The seat of ${who} is offered to others.`,
  'offer-ended': ({ who }) => `The seat of ${who} is no longer offered.`,
  taken: ({ who, name = 'somebody' }) => `The seat of ${who} is taken over by ${name}.`,
  voted: ({ who, about = '', nameOf }) => `${who} votes to replace the player of ${nameOf(about)}.`,
  unvoted: ({ who, about = '', nameOf }) => `${who} no longer wants the player of ${nameOf(about)} replaced.`,
  replaced: ({ who }) => `The others have replaced the player of ${who} with a bot.`,
  'bot-seated': ({ who }) => `A bot plays ${who} from now on.`,
  'bot-failed': ({ who }) => `The bot at the seat of ${who} had no answer: the rules assume one.`,
  won: ({ seats = [], nameOf }) => `The match is won by ${seats.map(nameOf).join(', ')}.`,
  drawn: () => 'All have agreed: a draw.',
  abandoned: () => 'All have agreed: the match ends without a result.',
  'carried-over': () =>
    'The rules have a new version: the turn under way begins anew, and all are asked again.',
  closed: () => 'Nobody is left: the match is closed.',
}

/** Something that happened beside the play, in words. */
export function happened(told: Happened, nameOf: (seat: string) => string): string {
  const who = told.seat === undefined ? 'Somebody' : nameOf(told.seat)
  const said = DEEDS[told.do]?.({ ...told, who, nameOf }) ?? `${who}: ${told.do.replaceAll('-', ' ')}.`
  return `${when.format(new Date(told.at))}: ${said}`
}
