import type { PanelComponent } from '@windward/kit/contract.ts'
import type { SailsOfGlory } from '@windward/sails-of-glory/facts'
import { BatteryFirePanel } from './batteries/battery-fire-panel.tsx'
import { BatteryPlanPanel, BatteryReloadPanel, BatteryRepairPanel } from './batteries/battery-panels.tsx'
import { FirePanel } from './panels/fire-panel.tsx'
import { FitOutPanel } from './panels/fit-out-panel.tsx'
import { FleetPanel } from './panels/fleet-panel.tsx'
import { PickPanel } from './panels/pick-panel.tsx'
import { ReloadPanel } from './panels/reload-panel.tsx'
import { RepairPanel } from './panels/repair-panel.tsx'
import { ShipsPanel } from './panels/ships-panel.tsx'
import { ElementPanel } from './placing/element-panel.tsx'
import { PlacePanel } from './placing/place-panel.tsx'
import { PlanPanel } from './plan/plan-panel.tsx'

/** Every kind of question of the game, with what it is answered by. */
export const panels: Readonly<Record<string, PanelComponent<SailsOfGlory>>> = {
  'choose-fleet': FleetPanel,
  'place-ships': PlacePanel,
  'place-element': ElementPanel,
  flagship: PickPanel,
  'fit-out': FitOutPanel,
  plan: PlanPanel,
  board: ShipsPanel,
  grapple: PickPanel,
  boarders: PickPanel,
  grog: ShipsPanel,
  buckets: ShipsPanel,
  repair: RepairPanel,
  fire: FirePanel,
  reload: ReloadPanel,
  'plan-batteries': BatteryPlanPanel,
  'repair-batteries': BatteryRepairPanel,
  'fire-batteries': BatteryFirePanel,
  'reload-batteries': BatteryReloadPanel,
}
