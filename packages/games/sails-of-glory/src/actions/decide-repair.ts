import {
  answer,
  type Branch,
  branch,
  choice,
  type Decision,
  inTurn,
  type Options,
  oneOf,
  type Refusal,
  refuse,
  turned,
} from '@windward/table'
import { z } from 'zod'
import { faultOfEach } from '../asking/one-for-each.ts'
import { say as sayBattery } from '../batteries/words.en.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { BATTERY_NAMES, type BatteryName } from '../data/targets.ts'
import type { SailsOfGlory } from '../state.ts'
import { fullestOf, REPAIRS, type Repairable } from './repairable.ts'
import { say } from './words.en.ts'

export interface RepairBrief {
  readonly ships: readonly (Repairable & { readonly ship: ShipId })[]
}
type Due = RepairBrief['ships'][number]

export interface BatteryRepairBrief {
  readonly batteries: readonly (Pick<Repairable, 'boxes'> & { readonly battery: BatteryName })[]
}

const repairShape = z.strictObject({
  ship: z.enum(SHIP_IDS),
  on: z.enum(REPAIRS),
  /** The hull box, from the left, where damage is repaired. */
  box: z.int().min(0).max(20).nullable(),
})
export type RepairChoice = z.infer<typeof repairShape>

const batteryRepairShape = z.strictObject({ battery: z.enum(BATTERY_NAMES), box: z.int().min(0).max(20) })
export type BatteryRepair = z.infer<typeof batteryRepairShape>

/** SOG 11.4.3 */
export const repair: Decision<SailsOfGlory, RepairBrief, RepairChoice[]> = {
  kind: 'repair',
  title: () => say('repair.title'),
  shape: z.array(repairShape).min(1).max(8),
  options: ({ brief }) => inTurn(brief.ships, repairOptions),
  check: ({ brief }, repairs) =>
    faultOfEach(brief.ships, repairs, refuse('SOG 11.4.3', say('repair.ships')), repairFault),
  absent: ({ brief }) => brief.ships.map(urgent),
}

/** SOG 14.1.8: a battery repairs damage only. */
export const repairBatteries: Decision<SailsOfGlory, BatteryRepairBrief, BatteryRepair[]> = {
  kind: 'repair-batteries',
  title: () => sayBattery('battery.repair-title'),
  shape: z.array(batteryRepairShape).min(1).max(8),
  options: ({ brief }) =>
    inTurn(brief.batteries, ({ battery, boxes }) =>
      turned(
        oneOf(boxes, ({ box, points }) => ({
          key: `${box}`,
          label: sayBattery('battery.box', { box: box + 1, points }),
        })),
        ({ box }) => ({ battery, box }),
      ),
    ),
  check: ({ brief }, repairs) =>
    faultOfEach(
      brief.batteries,
      repairs,
      refuse('SOG 14.1.8', sayBattery('battery.all')),
      ({ boxes }, { box }) => boxFault(boxes, box),
    ),
  absent: ({ brief }) =>
    brief.batteries.map(({ battery, boxes }) => ({ battery, box: fullestOf(boxes) ?? 0 })),
}

function repairOptions({ ship, boxes, others }: Due): Options<RepairChoice> {
  const branches: Branch<RepairChoice>[] = others.map((on) =>
    branch(on, () => answer({ ship, on, box: null }), say('repair.other', { on })),
  )
  for (const { box, points } of boxes) {
    const label = say('repair.damage', { box: box + 1, points })
    branches.push(branch(`box ${box}`, () => answer({ ship, on: 'damage', box }), label))
  }
  return choice(branches)
}

function repairFault({ ship, boxes, others }: Due, { on, box }: RepairChoice): Refusal | undefined {
  if (on === 'damage') return boxFault(boxes, box)
  return others.includes(on) && box === null
    ? undefined
    : refuse('SOG 11.4.3', say('repair.cannot', { ship, on }))
}

function boxFault(boxes: Repairable['boxes'], box: number | null): Refusal | undefined {
  return boxes.some((each) => each.box === box) ? undefined : refuse('SOG 11.4.4', say('repair.box'))
}

/** SOG 11.4.8: a leak first, then a mast, the rudder, the fullest box. */
function urgent({ ship, boxes, others }: Due): RepairChoice {
  const on = (['leak', 'mast', 'rudder'] as const).find((each) => others.includes(each))
  return on === undefined ? { ship, on: 'damage', box: fullestOf(boxes) } : { ship, on, box: null }
}
