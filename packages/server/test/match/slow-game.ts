import { setTimeout as pause } from 'node:timers/promises'
import { game as skirmish } from '@windward/table/fixture'
import { BUDGET_MS, THINKS_MS } from './slow-times.ts'

/** As on a crowded machine: to read the rules alone takes longer than a bot may think. */
await pause(BUDGET_MS * 1.2)

const nap = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

export const game = {
  ...skirmish,
  bots: {
    slow: {
      answer: () => {
        nap(THINKS_MS)
        return 'thought over'
      },
    },
    lost: { answer: () => nap(Number.POSITIVE_INFINITY) },
  },
}
