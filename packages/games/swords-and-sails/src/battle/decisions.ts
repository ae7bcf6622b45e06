import type { AnyDecision } from '@windward/table'
import { meeting } from './land/decide-meet-forces.ts'
import { layWithdraws } from './leaving/decide-lay-withdraws.ts'
import { leaveBefore } from './leaving/decide-leave-before-battle.ts'
import { retreat } from './leaving/decide-retreat.ts'
import { retreatTo } from './leaving/decide-retreat-to.ts'
import { drawBack } from './line/decide-draw-back.ts'
import { placeUnits } from './line/decide-place.ts'
import { rearRows } from './line/decide-rear-rows.ts'
import { redeploy } from './line/decide-redeploy.ts'
import { divideDamage } from './losses/decide-divide-damage.ts'
import { losses } from './losses/decide-losses.ts'
import { pursued } from './quick-combat/decide-pursued.ts'
import { runDown } from './quick-combat/decide-run-down.ts'
import { spur } from './quick-combat/decide-spur.ts'
import { targets } from './quick-combat/decide-targets.ts'

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
