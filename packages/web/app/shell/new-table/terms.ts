import type { ClockSettings, MatchDetail } from '@windward/client'
import type { About } from '@windward/kit/about.ts'
import { optionWords } from './new-table-words.en.ts'
import { clockWords, onlineWords, waitWords } from './online-words.en.ts'
import { choiceLabel, type OptionField, switchLabel } from './option-fields.ts'
import { ABSENCES, CLOCKS, WAITS } from './table-time.ts'

/** One thing one should know before one sits down at a table. */
export interface Term {
  readonly name: string
  readonly value: string
}

type Played = Pick<MatchDetail, 'clock' | 'whenAbsent' | 'waitSeconds' | 'options'>

/** How a match will be played: its time, and every switch that does not stand as usual. */
export function termsOf(match: Played, fields: readonly OptionField[], about: About): readonly Term[] {
  const { clock, whenAbsent, waitSeconds, options } = match
  const settled = Object.keys(about.seated?.([]) ?? {})
  return [
    { name: onlineWords.time, value: timeOf(clock) },
    ...(clock.kind === 'none'
      ? [
          {
            name: onlineWords.noAnswer,
            value: onlineWords.mayReplace(waitSeconds),
          },
        ]
      : [
          { name: onlineWords.timeUp, value: absenceOf(whenAbsent) },
          { name: onlineWords.everybodyAway, value: waitOf(waitSeconds) },
        ]),
    ...fields.flatMap((field) => {
      const value = options[field.name]
      if (value === undefined || settled.includes(field.name) || isSame(value, field.usual)) return []
      return [{ name: switchLabel(field.name, about.switches), value: wordsFor(field, value, about) }]
    }),
  ]
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function absenceOf(whenAbsent: MatchDetail['whenAbsent']): string {
  return ABSENCES.find(({ id }) => id === whenAbsent)?.name ?? whenAbsent
}

function waitOf(seconds: number): string {
  const known = WAITS.find((each) => each.seconds === seconds)
  return known?.name ?? waitWords.other(seconds)
}

function timeOf(clock: ClockSettings): string {
  const known = CLOCKS.find((each) => isSame(each.clock, clock))
  if (known !== undefined) return known.name
  if (clock.kind === 'live') return clockWords.eachAnswer(clock.seconds)
  return clock.kind === 'mail' ? clockWords.byMail : clockWords.none
}

function wordsFor({ name }: OptionField, value: unknown, { seatName, switches }: About): string {
  if (Array.isArray(value))
    return value.map((each) => seatName(String(each))).join(', ') || optionWords.nobody
  if (typeof value !== 'object' || value === null) return choiceLabel(name, value, switches)
  const pairs = Object.entries(value).map(([key, other]) =>
    optionWords.pair(seatName(key), seatName(String(other))),
  )
  return pairs.join(', ') || choiceLabel(name, value, switches)
}
