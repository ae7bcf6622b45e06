import type { AnyDecision } from '@windward/table'
import { divideDamage } from './decide-division.ts'
import { layWithdraws } from './decide-lay-withdraws.ts'
import { leaveBefore } from './decide-leave-before.ts'
import { losses } from './decide-losses.ts'
import { meeting } from './decide-meeting.ts'
import { retreat } from './decide-retreat.ts'
import { retreatTo } from './decide-retreat-to.ts'
import { drawBack } from './line/decide-draw-back.ts'
import { placeUnits } from './line/decide-place.ts'
import { rearRows } from './line/decide-rear-rows.ts'
import { redeploy } from './line/decide-redeploy.ts'
import { pursued } from './quick/decide-pursued.ts'
import { runDown } from './quick/decide-run-down.ts'
import { spur } from './quick/decide-spur.ts'
import { targets } from './quick/decide-targets.ts'

/** What is asked in a battle on land, in about the order in which it comes up. */
export const landBattleDecisions: readonly AnyDecision[] = [
  layWithdraws,
  meeting,
  leaveBefore,
  placeUnits,
  rearRows,
  redeploy,
  targets,
  spur,
  divideDamage,
  losses,
  retreat,
  runDown,
  pursued,
  drawBack,
  retreatTo,
]
