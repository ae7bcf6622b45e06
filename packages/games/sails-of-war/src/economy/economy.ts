import type { SowFlow, SowTable } from '../state.ts'
import { greyGuild } from './guild.ts'
import { harvest } from './harvest.ts'
import { recruitment } from './recruitment.ts'

/** SOW 6: phase 2. */
export function* economy(t: SowTable): SowFlow {
  yield* harvest(t)
  yield* recruitment(t)
  yield* greyGuild(t)
}
