import type { ClockSettings, WhenAbsent } from '@windward/client'

/** The clocks a table at a server may have. */
export const CLOCKS: readonly {
  readonly id: string
  readonly name: string
  readonly clock: ClockSettings
}[] = [
  { id: 'none', name: 'no clock', clock: { kind: 'none' } },
  { id: 'live', name: 'three minutes for each answer', clock: { kind: 'live', seconds: 180 } },
  { id: 'slow', name: 'ten minutes for each answer', clock: { kind: 'live', seconds: 600 } },
  {
    id: 'mail',
    name: 'by mail: a day for each answer, three in the bank',
    clock: { kind: 'mail', bankSeconds: 3 * 86_400, perDecisionSeconds: 86_400, vacationDays: 14 },
  },
]

const DAY_SECONDS = 86_400

/** How long a table waits, at the start of a turn, when everybody is away. */
export const WAITS: readonly { readonly seconds: number; readonly name: string }[] = [
  { seconds: DAY_SECONDS, name: 'wait a day, then go on' },
  { seconds: 3 * DAY_SECONDS, name: 'wait three days, then go on' },
  { seconds: 7 * DAY_SECONDS, name: 'wait a week, then go on' },
  { seconds: 30 * DAY_SECONDS, name: 'wait a month, then go on' },
  { seconds: 0, name: 'go on without them' },
]

/** Who plays by mail looks in every few days. */
export function usualWait({ kind }: ClockSettings): number {
  return kind === 'mail' ? 7 * DAY_SECONDS : DAY_SECONDS
}

/** What becomes of somebody whose time is up. */
export const ABSENCES: readonly { readonly id: WhenAbsent; readonly name: string }[] = [
  { id: 'rules', name: 'the rules answer for them' },
  { id: 'bot', name: 'a bot holds the seat until they are back' },
  { id: 'offer', name: 'the seat is offered to others' },
]
