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

/** What becomes of somebody whose time is up. */
export const ABSENCES: readonly { readonly id: WhenAbsent; readonly name: string }[] = [
  { id: 'rules', name: 'the rules answer for them' },
  { id: 'bot', name: 'a bot holds the seat until they are back' },
  { id: 'offer', name: 'the seat is offered to others' },
]
