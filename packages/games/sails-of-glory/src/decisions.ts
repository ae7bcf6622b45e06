import type { AnyDecision } from '@windward/table'
import { buckets } from './actions/decide-buckets.ts'
import { repair, repairBatteries } from './actions/decide-repair.ts'
import { board } from './boarding/decide-board.ts'
import { boarders, grapple } from './boarding/decide-boarding-target.ts'
import { fire, fireBatteries } from './combat/decide-fire.ts'
import { flagship } from './flagship/decide-flagship.ts'
import { grog } from './grog/decide-grog.ts'
import { plan, planBatteries } from './planning/decide-plan.ts'
import { reload, reloadBatteries } from './reloading/decide-reload.ts'
import { fitOut } from './setup/decide-fit-out.ts'
import { chooseFleet } from './setup/decide-fleet.ts'
import { placeElement } from './setup/decide-place-element.ts'
import { place } from './setup/decide-place-ships.ts'

/** Every kind of question this game asks. */
export const decisions: readonly AnyDecision[] = [
  chooseFleet,
  place,
  placeElement,
  flagship,
  fitOut,
  board,
  grapple,
  boarders,
  grog,
  plan,
  buckets,
  repair,
  fire,
  reload,
  planBatteries,
  repairBatteries,
  fireBatteries,
  reloadBatteries,
]
