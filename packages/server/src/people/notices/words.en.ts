import type { AccountLetter } from '../accounts.ts'
import type { AboutMatch, NoticeKind } from './notice.ts'

/** One thing to be told, as it stands in the storage. */
export type Item = Readonly<{ kind: NoticeKind; match: string; about: AboutMatch; link: string }>

export type Message = Readonly<{ subject: string; text: string }>

const SENTENCES: Readonly<Record<NoticeKind, (game: string) => string>> = {
  'your-move': (game) => `It is your move in ${game}.`,
  'time-running-out': (game) => `Your time is running out in ${game}.`,
  held: (game) => `Your time ran out in ${game}, and a bot plays for you until you are back.`,
  replaced: (game) => `You did not answer in ${game}, and the others have replaced you with a bot.`,
  waiting: (game) => `Everybody is away in ${game}: the match waits for you.`,
  started: (game) => `Your match of ${game} has begun.`,
  ended: (game) => `Your match of ${game} has ended.`,
  invitation: (game) => `You are invited to a match of ${game}.`,
}

const sentence = ({ kind, about }: Item): string => SENTENCES[kind](about.game)

/** Where somebody reads it nobody knows: so the zone is named. */
const when = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

const untilWhen = (kind: NoticeKind, deadline: number): string => {
  const moment = when.format(deadline)
  return kind === 'waiting' ? `It waits until ${moment}.` : `Answer by ${moment}.`
}

const company = ({ others = [], bots = 0 }: AboutMatch): readonly string[] =>
  bots === 0 ? others : [...others, bots === 1 ? 'a bot' : `${bots} bots`]

const list = new Intl.ListFormat('en-GB')

/** Which match it is, with whom, and until when: “Turn 4, with Ben and a bot. Answer by …”. */
const details = ({ kind, about }: Item): string => {
  const others = company(about)
  const parts = [
    ...(about.turn === undefined || about.turn === 0 ? [] : [`turn ${about.turn}`]),
    ...(others.length === 0 ? [] : [`with ${list.format(others)}`]),
  ].join(', ')
  const which = parts === '' ? '' : `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`
  const until = about.deadline === undefined ? '' : untilWhen(kind, about.deadline)
  return [which, until].filter((part) => part !== '').join(' ')
}

/** However much there is to tell, it is told in one message; several things of one match are news of one match. */
const subjectOf = (items: readonly Item[], first: Item): string => {
  if (items.length === 1) return sentence(first)
  const matches = new Set(items.map(({ match }) => match)).size
  return matches === 1
    ? `News from your match of ${first.about.game}`
    : `News from ${matches} of your matches`
}

export const messageOf = (items: readonly Item[], choicesLink: string): Message => {
  const [first] = items
  if (first === undefined) throw new Error('There is nothing to be told.')
  const told = items.map((item) =>
    [sentence(item), details(item), item.link].filter((part) => part !== '').join('\n'),
  )
  return {
    subject: subjectOf(items, first),
    text: [...told, `Choose here what you are told, and how: ${choicesLink}`].join('\n\n'),
  }
}

const ACCOUNT: Readonly<Record<AccountLetter['reason'], (name: string, link: string) => Message>> = {
  reset: (name, link) => ({
    subject: 'A new password for the Windward table',
    text: `${name}, somebody asked for a new password for your account. If it was you, choose one here:\n\n${link}\n\nIf it was not, nothing needs to be done.`,
  }),
  verify: (name, link) => ({
    subject: 'Confirm your address for the Windward table',
    text: `${name}, this address was given for an account at the table. If it was you, confirm it here:\n\n${link}\n\nUntil then no notices are sent to it.`,
  }),
  known: (name, link) => ({
    subject: 'You have an account at the Windward table already',
    text: `${name}, somebody wanted to sign up with this address, which has an account already. If it was you, sign in here with your password, or have a new one by “Forgotten your password?”:\n\n${link}\n\nIf it was not, nothing needs to be done: your account is as it was, and they were not told of it.`,
  }),
}

export const accountMessage = ({ name, reason, link }: AccountLetter): Message => ACCOUNT[reason](name, link)
