import type { ClockSettings, MatchDetail } from '@windward/client'
import type { About } from '@windward/kit/about.ts'
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
    { name: 'Time', value: timeOf(clock) },
    ...(clock.kind === 'none'
      ? [
          {
            name: 'When somebody does not answer',
            value: `${waitSeconds === 0 ? '' : `after ${spanOf(waitSeconds)} `}the others may vote to replace them`,
          },
        ]
      : [
          { name: 'When somebody’s time is up', value: absenceOf(whenAbsent) },
          { name: 'When everybody is away', value: waitOf(waitSeconds) },
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
  return known?.name ?? `wait ${spanOf(seconds)}, then go on`
}

const HOUR = 3600
const DAY = 24 * HOUR

function spanOf(seconds: number): string {
  if (seconds >= DAY) return counted(Math.round(seconds / DAY), 'day')
  return seconds >= HOUR
    ? counted(Math.round(seconds / HOUR), 'hour')
    : counted(Math.max(1, Math.round(seconds / 60)), 'minute')
}

function counted(count: number, what: string): string {
  return count === 1 ? `one ${what}` : `${count} ${what}s`
}

function timeOf(clock: ClockSettings): string {
  const known = CLOCKS.find((each) => isSame(each.clock, clock))
  if (known !== undefined) return known.name
  if (clock.kind === 'live') return `${clock.seconds} seconds for each answer`
  return clock.kind === 'mail' ? 'by mail' : 'no clock'
}

function wordsFor({ name }: OptionField, value: unknown, { seatName, switches }: About): string {
  if (Array.isArray(value)) return value.map((each) => seatName(String(each))).join(', ') || 'nobody'
  if (typeof value !== 'object' || value === null) return choiceLabel(name, value, switches)
  const pairs = Object.entries(value).map(
    ([key, other]) => `${seatName(key)} with ${seatName(String(other))}`,
  )
  return pairs.join(', ') || choiceLabel(name, value, switches)
}
