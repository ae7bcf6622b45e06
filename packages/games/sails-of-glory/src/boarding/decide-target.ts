import { type Decision, oneOf, refuse } from '@windward/table'
import { z } from 'zod'
import { classOf, SHIP_IDS, type ShipId } from '../data/ships.ts'
import type { SailsOfGlory } from '../state.ts'
import { say } from './words.en.ts'

export interface TargetBrief {
  readonly ship: ShipId
  readonly targets: readonly ShipId[]
}

/** SOG 12.12.1 */
export const grapple: Decision<SailsOfGlory, TargetBrief, ShipId> = {
  kind: 'grapple',
  title: ({ brief }) => say('grapple.title', { ship: brief.ship }),
  hint: () => say('grapple.hint'),
  shape: z.enum(SHIP_IDS),
  options: ({ brief }) => targetOptions(brief),
  check: ({ brief }, at) =>
    brief.targets.includes(at)
      ? undefined
      : refuse('SOG 12.12.1', say('grapple.cannot', { ship: brief.ship, at })),
  confirm: (_, ship) => say('grapple.confirm', { ship }),
  absent: ({ brief }) => firstOf(brief),
}

/** SOG 12.12.3 */
export const boarders: Decision<SailsOfGlory, TargetBrief, ShipId> = {
  kind: 'boarders',
  title: ({ brief }) => say('boarders.title', { ship: brief.ship }),
  hint: () => say('grapple.hint'),
  shape: z.enum(SHIP_IDS),
  options: ({ brief }) => targetOptions(brief),
  check: ({ brief }, at) =>
    brief.targets.includes(at)
      ? undefined
      : refuse('SOG 12.12.3', say('boarders.cannot', { ship: brief.ship, at })),
  confirm: (_, ship) => say('boarders.confirm', { ship }),
  absent: ({ brief }) => firstOf(brief),
}

function targetOptions({ targets }: TargetBrief) {
  return oneOf(targets, (ship) => ({
    key: ship,
    label: say('grapple.choice', { ship }),
    note: say('grapple.burden', { burden: classOf(ship).burden }),
  }))
}

function firstOf({ ship, targets }: TargetBrief): ShipId {
  const [first] = targets
  if (first === undefined) throw new Error(`${ship} has nobody to board.`)
  return first
}
