import { type Scene, sceneOf } from '../combat/shots.ts'
import { freeBox } from '../damage/free.ts'
import { isCounter, readCounter } from '../damage/token.ts'
import { BATTERY_ACTIONS, type BatteryAction } from '../data/batteries.ts'
import { reaches } from '../data/levels.ts'
import type { BatteryName } from '../data/targets.ts'
import type { Battery, SogFlow, SogTable, State } from '../state.ts'
import { automaticBatteryPlan } from './automatic-battery.ts'
import { musketTargetsOf, type Serving } from './battery-aims.ts'
import { batteryCrewActions, batteryOf, capacityOfBattery, standing } from './battery-log.ts'
import { batteryShots } from './battery-shots.ts'
import { type BatteryDue, planBatteriesWork } from './decide-battery-plan.ts'
import { type BatteryRepairBrief, repairBatteries } from './decide-battery-repair.ts'
import { say } from './words.en.ts'

/** The actions planned for each battery. */
export type BatteryPlans = ReadonlyMap<BatteryName, readonly BatteryAction[]>

/** SOG 14.1.8: in the Advanced rules the work of batteries is planned with that of ships. */
export function* planBatteries(t: SogTable): SogFlow<BatteryPlans> {
  const plans = new Map<BatteryName, readonly BatteryAction[]>()
  if (!reaches(t.state.options.level, 'advanced') || t.state.batteries.length === 0) return plans
  const due = (seat: SogTable['seats'][number]) =>
    standing(t.state)
      .filter(({ captain }) => captain === seat)
      .map(dueOf)
      .filter(({ most }) => most > 0)
  const asked = t.seats.filter((seat) => due(seat).length > 0)
  const given = yield* t.askAll(asked, planBatteriesWork, (seat) => ({ batteries: due(seat) }))
  for (const { battery, actions } of asked.flatMap((seat) => given.get(seat) ?? []))
    plans.set(battery, actions)
  const scene = sceneOf(t.state)
  for (const battery of standing(t.state).filter(({ captain }) => captain === null)) {
    const { most } = dueOf(battery)
    plans.set(
      battery.id,
      automaticBatteryPlan((action) => isOfUse(t.state, scene, battery, action), most),
    )
  }
  return plans
}

/** SOG 11.2.1, SOG 11.2.5 */
function dueOf(battery: Battery): BatteryDue {
  return {
    battery: battery.id,
    most: Math.max(0, batteryCrewActions(battery) - battery.delayed.length),
    counters: BATTERY_ACTIONS.filter((action) => !battery.delayed.some((busy) => busy === action)),
  }
}

/** SOG 15.2.6 */
function isOfUse(state: State, scene: Scene, battery: Battery, action: BatteryAction): boolean {
  if (battery.delayed.some((busy) => busy === action)) return false
  switch (action) {
    case 'musketry':
      return musketTargetsOf(state, scene, battery).length > 0
    case 'fire':
      return isLegal(state, battery, action) && batteryShots(state, scene, battery, 'ball').length > 0
    case 'reload':
      return battery.guns.box === null && !isOfUse(state, scene, battery, 'fire')
    case 'extinguish':
      return isLegal(state, battery, action)
    case 'repair': {
      const { burden } = capacityOfBattery(battery)
      return mendable(battery).some(({ points }) => points >= burden)
    }
  }
}

/** SOG 11.2.3, SOG 14.1.8: revealed together with the actions of ships. */
export function* serveBatteries(t: SogTable, plans: BatteryPlans): SogFlow<Serving> {
  const serving = new Map<BatteryName, readonly BatteryAction[]>()
  for (const battery of standing(t.state))
    serving.set(battery.id, reveal(t, battery, plans.get(battery.id) ?? []))
  yield* goToWork(t)
  return (battery, action) => serving.get(battery)?.includes(action) ?? false
}

/** Those that wait are put behind the ones that have waited, which go to work now. */
function reveal(t: SogTable, battery: Battery, actions: readonly BatteryAction[]): BatteryAction[] {
  if (actions.length > 0) {
    t.tell('all', 'SOG 11.2.3', say('battery.revealed', { battery: battery.id, actions: [...actions] }))
  }
  return actions.filter((action) => {
    const legal = isLegal(t.state, battery, action, actions)
    if (!legal) t.tell('all', 'SOG 11.2.3', say('battery.no-effect', { battery: battery.id, action }))
    return legal
  })
}

function isLegal(
  { options }: State,
  battery: Battery,
  action: BatteryAction,
  beside: readonly BatteryAction[] = [],
): boolean {
  switch (action) {
    case 'musketry':
      return true
    case 'fire':
      return battery.guns.box !== null || options.continuousFire
    case 'reload':
      return battery.guns.box === null && !(options.continuousFire && beside.includes('fire'))
    case 'extinguish':
      return battery.fires > 0
    case 'repair':
      return mendable(battery).length > 0
  }
}

/** Hull boxes with numbered counters only, if it has not been used yet (SOG 11.4.4, SOG 11.4.6). */
function mendable({ hull, repaired }: Battery): BatteryRepairBrief['batteries'][number]['boxes'] {
  if (repaired) return []
  return hull.flatMap((tokens, box) => {
    const counters = tokens.filter(isCounter)
    if (counters.length < tokens.length) return []
    return [{ box, points: counters.reduce((sum, counter) => sum + readCounter(counter).face.points, 0) }]
  })
}

/** SOG 11.4.2, SOG 11.4.3: what waited since the turn before. */
function* goToWork(t: SogTable): SogFlow {
  for (const battery of standing(t.state)) {
    if (battery.delayed.includes('extinguish')) battery.extinguishing = battery.fires > 0
  }
  const due = (captain: Battery['captain']) =>
    standing(t.state).filter(
      (battery) =>
        battery.captain === captain && battery.delayed.includes('repair') && mendable(battery).length > 0,
    )
  const asked = t.seats.filter((seat) => due(seat).length > 0)
  const chosen = yield* t.askAll(asked, repairBatteries, (seat) => ({
    batteries: due(seat).map((battery) => ({ battery: battery.id, boxes: mendable(battery) })),
  }))
  for (const { battery, box } of asked.flatMap((seat) => chosen.get(seat) ?? [])) {
    mend(t, batteryOf(t.state, battery), box)
  }
  for (const battery of due(null)) {
    const [fullest] = mendable(battery).toSorted((a, b) => b.points - a.points)
    if (fullest !== undefined) mend(t, battery, fullest.box)
  }
}

function mend(t: SogTable, battery: Battery, box: number): void {
  battery.mended.push(...freeBox(battery, box))
  battery.repaired = true
  t.tell('all', 'SOG 11.4.4', say('battery.mended', { battery: battery.id }))
}

/** SOG 11.4.2: at the end of the turn fires are out, and what was revealed waits for the next. */
export function finishBatteries(t: SogTable, serving: Serving): void {
  for (const battery of standing(t.state)) {
    if (battery.extinguishing) {
      battery.fires -= 1
      t.tell('all', 'SOG 11.4.2', say('battery.extinguished', { battery: battery.id }))
    }
    battery.extinguishing = false
    battery.delayed = (['extinguish', 'repair'] as const).filter((action) => serving(battery.id, action))
  }
}
