import type { AnyDecision } from '@windward/table'
import { counterspell } from './cards/decide-counterspell.ts'
import { discardOne } from './cards/decide-discard.ts'
import { councilSegment } from './council/acts.ts'
import { recruitmentSegment } from './economy/recruitment.ts'
import { movementSegment } from './movement/acts.ts'

/** Every kind of question the rules ask, in the order of the round. */
export const decisions: readonly AnyDecision[] = [
  councilSegment.decision,
  discardOne,
  counterspell,
  recruitmentSegment.decision,
  movementSegment.decision,
]
