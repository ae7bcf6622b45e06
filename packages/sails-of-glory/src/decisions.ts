import type { AnyDecision } from '@windward/table'
import { repair } from './actions/decide-repair.ts'
import { fire } from './combat/decide-fire.ts'
import { grog } from './grog/decide-grog.ts'
import { plan } from './planning/decide-plan.ts'
import { reload } from './reloading/decide-reload.ts'
import { fitOut } from './setup/decide-fit-out.ts'
import { place } from './setup/decide-place.ts'

/** Every kind of question this game asks. */
export const decisions: readonly AnyDecision[] = [place, fitOut, grog, plan, repair, fire, reload]
