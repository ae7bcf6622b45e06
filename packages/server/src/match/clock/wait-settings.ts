import type { Json } from '@windward/table'
import { z } from 'zod'
import type { ClockSettings } from './clock-settings.ts'

const DAY_SECONDS = 86_400

/** Kept with what nobody searches for. */
const KEY = 'waitSeconds'

export const waitSeconds = z
  .int()
  .min(0)
  .max(60 * DAY_SECONDS)

/** Who plays by mail looks in every few days; others are expected back by tomorrow. */
export function usualWaitSeconds({ kind }: ClockSettings): number {
  return kind === 'mail' ? 7 * DAY_SECONDS : DAY_SECONDS
}

export function keptWait(seconds: number): Readonly<Record<string, Json>> {
  return { [KEY]: seconds }
}

/** How long a table waits for people who are away; one from before there was such a setting, as is usual. */
export function waitMsOf(more: Readonly<Record<string, Json>>, clock: ClockSettings): number {
  const kept = waitSeconds.safeParse(more[KEY])
  return (kept.success ? kept.data : usualWaitSeconds(clock)) * 1000
}
