import type { Lesson } from '@windward/table/lesson'
import { darkLord } from './dark-lord.ts'
import { firstRound } from './first-round.ts'
import { heroes } from './heroes.ts'
import { oceanLaid } from './ocean-laid.ts'
import { ships } from './ships.ts'

/** What can be learnt: a round on an ocean that lies, how it is laid, and what the first round leaves out. */
export const lessons: readonly Lesson[] = [firstRound, oceanLaid, ships, heroes, darkLord]
