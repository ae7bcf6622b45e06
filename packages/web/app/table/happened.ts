import type { MatchDetail } from '@windward/client'

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

const DEEDS: Readonly<Record<string, (who: string) => string>> = {
  asked: (who) => `${who} asks for a pause.`,
  agreed: (who) => `${who} agrees.`,
  declined: (who) => `${who} does not agree.`,
  paused: () => 'All have agreed: the clocks stand still.',
  resumed: (who) => `${who} sets the clocks going again.`,
  vacation: (who) => `${who} goes on vacation.`,
  back: (who) => `${who} is back.`,
  resigned: (who) => `${who} resigns.`,
  offered: (who) => `The seat of ${who} is offered to others.`,
  'bot-failed': (who) => `The bot at the seat of ${who} had no answer: the rules assume one.`,
  held: (who) => `A bot holds the seat of ${who}.`,
  drawn: () => 'All have agreed: a draw.',
  closed: () => 'Nobody is left: the match is closed.',
}

/** Something that happened beside the play, in words. */
export function happened(
  { at, do: deed, seat }: MatchDetail['happened'][number],
  nameOf: (seat: string) => string,
) {
  const who = seat === undefined ? 'Somebody' : nameOf(seat)
  return `${when.format(new Date(at))}: ${DEEDS[deed]?.(who) ?? `${who}: ${deed.replaceAll('-', ' ')}.`}`
}
