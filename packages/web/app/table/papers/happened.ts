import type { MatchDetail } from '@windward/client'
import { happenedWords } from './happened-words.en.ts'

type Happened = MatchDetail['happened'][number]

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Something that happened beside the play, in words. */
export function happened(told: Happened, nameOf: (seat: string) => string): string {
  const { seat, motion = 'pause', until = 0, about, name, seats = [] } = told
  return happenedWords.told(when.format(new Date(told.at)), told.do, {
    who: seat === undefined ? happenedWords.somebody : nameOf(seat),
    motion,
    until: when.format(until),
    about: about === undefined ? '' : nameOf(about),
    name,
    seats: seats.map(nameOf),
  })
}
