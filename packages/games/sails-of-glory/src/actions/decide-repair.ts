import {
  answer,
  type Branch,
  branch,
  choice,
  type Decision,
  inTurn,
  type Options,
  type Refusal,
  refuse,
} from '@windward/table'
import { z } from 'zod'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import type { SailsOfGlory } from '../state.ts'
import { REPAIRS, type Repairable } from './repairable.ts'
import { say } from './words.en.ts'

export interface RepairBrief {
  readonly ships: readonly (Repairable & { readonly ship: ShipId })[]
}
type Due = RepairBrief['ships'][number]

const repairShape = z.strictObject({
  ship: z.enum(SHIP_IDS),
  on: z.enum(REPAIRS),
  /** The hull box, from the left, where damage is repaired. */
  box: z.int().min(0).max(20).nullable(),
})
export type RepairChoice = z.infer<typeof repairShape>

/** SOG 11.4.3 */
export const repair: Decision<SailsOfGlory, RepairBrief, RepairChoice[]> = {
  kind: 'repair',
  title: () => say('repair.title'),
  shape: z.array(repairShape).min(1).max(8),
  options: ({ brief }) => inTurn(brief.ships, repairOptions),
  check({ brief }, repairs) {
    const named = new Set(repairs.map(({ ship }) => ship))
    if (repairs.length !== brief.ships.length || !brief.ships.every(({ ship }) => named.has(ship))) {
      return refuse('SOG 11.4.3', say('repair.ships'))
    }
    for (const due of brief.ships) {
      const chosen = repairs.find(({ ship }) => ship === due.ship)
      const fault = chosen && repairFault(due, chosen)
      if (fault !== undefined) return fault
    }
    return undefined
  },
  absent: ({ brief }) => brief.ships.map(urgent),
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
  if (on === 'damage') {
    return boxes.some((each) => each.box === box) ? undefined : refuse('SOG 11.4.4', say('repair.box'))
  }
  return others.includes(on) && box === null
    ? undefined
    : refuse('SOG 11.4.3', say('repair.cannot', { ship, on }))
}

/** SOG 11.4.8: a leak first, then a mast, the rudder, the fullest box. */
function urgent({ ship, boxes, others }: Due): RepairChoice {
  const on = (['leak', 'mast', 'rudder'] as const).find((each) => others.includes(each))
  if (on !== undefined) return { ship, on, box: null }
  const [fullest] = boxes.toSorted((a, b) => b.points - a.points)
  return { ship, on: 'damage', box: fullest?.box ?? null }
}
