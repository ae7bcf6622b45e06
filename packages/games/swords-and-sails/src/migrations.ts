import type { Game } from '@windward/table'
import { z } from 'zod'
import type { SwordsAndSails } from './state.ts'

const firstState = z.looseObject({ options: z.looseObject({}) })

/** How a running match of an older version goes on. */
export const migrations: NonNullable<Game<SwordsAndSails>['migrations']> = {
  /** Version 2 knows live matches (SNS 7.10.12); whether one begun before is live follows from its clocks. */
  1: (state) => {
    const { options, ...rest } = firstState.parse(state)
    return { ...rest, options: { ...options, live: null } }
  },
}
