import type { ClockSettings, WhenAbsent } from '@windward/client'
import { absenceWords, clockWords, waitWords } from './online-words.en.ts'

/** The clocks a table at a server may have. */
export const CLOCKS: readonly {
  readonly id: string
  readonly name: string
  readonly clock: ClockSettings
}[] = [
  { id: 'none', name: clockWords.none, clock: { kind: 'none' } },
  { id: 'live', name: clockWords.live, clock: { kind: 'live', seconds: 180 } },
  { id: 'slow', name: clockWords.slow, clock: { kind: 'live', seconds: 600 } },
  {
    id: 'mail',
    name: clockWords.mail,
    clock: { kind: 'mail', bankSeconds: 3 * 86_400, perDecisionSeconds: 86_400, vacationDays: 14 },
  },
]

const DAY_SECONDS = 86_400

/** How long a table waits, at the start of a turn, when everybody is away. */
export const WAITS: readonly { readonly seconds: number; readonly name: string }[] = [
  { seconds: DAY_SECONDS, name: waitWords.day },
  { seconds: 3 * DAY_SECONDS, name: waitWords.threeDays },
  { seconds: 7 * DAY_SECONDS, name: waitWords.week },
  { seconds: 30 * DAY_SECONDS, name: waitWords.month },
  { seconds: 0, name: waitWords.goOn },
]

/** Who plays by mail looks in every few days. */
export function usualWait({ kind }: ClockSettings): number {
  return kind === 'mail' ? 7 * DAY_SECONDS : DAY_SECONDS
}

/** What becomes of somebody whose time is up. */
export const ABSENCES: readonly { readonly id: WhenAbsent; readonly name: string }[] = [
  { id: 'rules', name: absenceWords.rules },
  { id: 'bot', name: absenceWords.bot },
  { id: 'offer', name: absenceWords.offer },
]
