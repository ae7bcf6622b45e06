import type { AccountLetter } from '../accounts.ts'
import type { NoticeKind } from './notice.ts'

/** One thing to be told, as it stands in the storage. */
export type Item = Readonly<{ kind: NoticeKind; game: string; link: string }>

export type Message = Readonly<{ subject: string; text: string }>

const SENTENCES: Readonly<Record<NoticeKind, (game: string) => string>> = {
  'your-move': (game) => `Your orders are awaited in ${game}.`,
  'time-running-out': (game) => `Your time is running out in ${game}.`,
  started: (game) => `Your match of ${game} has begun.`,
  ended: (game) => `Your match of ${game} has ended.`,
  invitation: (game) => `You are invited to a match of ${game}.`,
}

const sentence = ({ kind, game }: Item): string => SENTENCES[kind](game)

/** However much there is to tell, it is told in one message. */
export const messageOf = (items: readonly Item[], settingsLink: string): Message => {
  const [first, ...others] = items
  if (first === undefined) throw new Error('There is nothing to be told.')
  const subject = others.length === 0 ? sentence(first) : `News from ${items.length} of your matches`
  const told = items.map((item) => `${sentence(item)}\n${item.link}`)
  return {
    subject,
    text: [...told, `What you are told, and how, is yours to choose: ${settingsLink}`].join('\n\n'),
  }
}

export const accountMessage = ({ name, reason, link }: AccountLetter): Message =>
  reason === 'reset'
    ? {
        subject: 'A new password for the Windward table',
        text: `${name}, somebody asked for a new password for your account. If it was you, choose one here:\n\n${link}\n\nIf it was not, nothing needs to be done.`,
      }
    : {
        subject: 'Confirm your address for the Windward table',
        text: `${name}, this address was given for an account at the table. If it was you, confirm it here:\n\n${link}\n\nUntil then no notices are sent to it.`,
      }
