import * as z from 'zod'
import { printed, type TableProvenance } from './provenance.ts'

export const EVENT_IDS = [
  'no-event',
  'forest-fires',
  'brush-fires',
  'avalanches',
  'good-year',
  'trade-winds',
  'year-of-the-wyrm',
  'dark-breath',
  'yellow-moon',
  'sign-in-the-sky',
  'call-of-the-wild',
  'tremors',
  'tempest',
] as const
export type EventId = (typeof EVENT_IDS)[number]

export const eventRowSchema = z.strictObject({ upTo: z.int().min(1).max(100), event: z.enum(EVENT_IDS) })

/** SOW 5.1: the first row whose number is not passed. */
export const EVENT_TABLE: readonly { readonly upTo: number; readonly event: EventId }[] = [
  { upTo: 25, event: 'no-event' },
  { upTo: 32, event: 'forest-fires' },
  { upTo: 39, event: 'brush-fires' },
  { upTo: 46, event: 'avalanches' },
  { upTo: 54, event: 'good-year' },
  { upTo: 61, event: 'trade-winds' },
  { upTo: 68, event: 'year-of-the-wyrm' },
  { upTo: 75, event: 'dark-breath' },
  { upTo: 83, event: 'yellow-moon' },
  { upTo: 90, event: 'sign-in-the-sky' },
  { upTo: 94, event: 'call-of-the-wild' },
  { upTo: 97, event: 'tremors' },
  { upTo: 100, event: 'tempest' },
]

/** SOW 5.4 */
export const FIRE = { killsOn: 9, destroysOn: 10 } as const
export const GOOD_YEAR = 2
export const DARK_BREATH_KEEPS = 1
export const YELLOW_MOON = { cards: 2, starpower: 1 } as const
export const TREMOR_REALMS = 5
/** SOW 5.18 */
export const AGROUND_ON = 9

export const EVENTS_PROVENANCE: TableProvenance<'table' | 'effects'> = {
  table: printed('S Event Table'),
  effects: printed('S Event Table'),
}
