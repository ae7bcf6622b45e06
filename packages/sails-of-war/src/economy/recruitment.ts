import { actUntilDone, type Deed, segment } from '../deeds.ts'
import { inOrder } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 6.2 to SOW 6.4: what a player may do in his recruitment. */
const DEEDS: Readonly<Record<string, Deed>> = {}

export const recruitmentSegment = segment('recruit', () => say('economy.recruit.title'), DEEDS)

export function* recruitment(t: SowTable): SowFlow {
  t.state.phase = 'recruitment'
  for (const race of inOrder(t.state)) yield* actUntilDone(t, race, recruitmentSegment)
}
