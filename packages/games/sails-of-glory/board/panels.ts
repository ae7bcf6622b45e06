import type { PanelComponent } from '@windward/kit/contract.ts'
import type { SailsOfGlory } from '@windward/sails-of-glory/facts'
import { BatteryFirePanel } from './batteries/battery-fire-panel.tsx'
import { BatteryPlanPanel, BatteryReloadPanel, BatteryRepairPanel } from './batteries/battery-panels.tsx'
import { FirePanel } from './panels/fire-panel.tsx'
import { FitOutPanel } from './panels/fit-out-panel.tsx'
import { FleetPanel } from './panels/fleet-panel.tsx'
import { ReloadPanel } from './panels/reload-panel.tsx'
import { RepairPanel } from './panels/repair-panel.tsx'
import { ElementPanel } from './placing/element-panel.tsx'
import { PlacePanel } from './placing/place-panel.tsx'
import { PlanPanel } from './plan/plan-panel.tsx'

/** Questions where a drawing or a form is the point; all others are answered by walking their options. */
export const panels: Readonly<Record<string, PanelComponent<SailsOfGlory>>> = {
  'choose-fleet': FleetPanel,
  'place-ships': PlacePanel,
  'place-element': ElementPanel,
  'fit-out': FitOutPanel,
  plan: PlanPanel,
  repair: RepairPanel,
  fire: FirePanel,
  reload: ReloadPanel,
  'plan-batteries': BatteryPlanPanel,
  'repair-batteries': BatteryRepairPanel,
  'fire-batteries': BatteryFirePanel,
  'reload-batteries': BatteryReloadPanel,
}
