import { type Clause, type Decision, oneOf, type Phrase, refuse } from '@windward/table'
import { z } from 'zod'
import { classOf, SHIP_IDS, type ShipId } from '../data/ships.ts'
import type { SailsOfGlory } from '../state.ts'
import { say } from './words.en.ts'

export interface TargetBrief {
  readonly ship: ShipId
  readonly targets: readonly ShipId[]
}

/** SOG 12.12.1 */
export const grapple = oneTarget('grapple', 'SOG 12.12.1', {
  title: (f) => say('grapple.title', f),
  cannot: (f) => say('grapple.cannot', f),
  confirm: (f) => say('grapple.confirm', f),
})

/** SOG 12.12.3 */
export const boarders = oneTarget('boarders', 'SOG 12.12.3', {
  title: (f) => say('boarders.title', f),
  cannot: (f) => say('boarders.cannot', f),
  confirm: (f) => say('boarders.confirm', f),
})

interface Said {
  readonly title: (f: { ship: ShipId }) => Phrase
  readonly cannot: (f: { ship: ShipId; at: ShipId }) => Phrase
  readonly confirm: (f: { ship: ShipId }) => Phrase
}

function oneTarget(
  kind: string,
  clause: Clause,
  { title, cannot, confirm }: Said,
): Decision<SailsOfGlory, TargetBrief, ShipId> {
  return {
    kind,
    title: ({ brief: { ship } }) => title({ ship }),
    hint: () => say('grapple.hint'),
    shape: z.enum(SHIP_IDS),
    options: ({ brief }) =>
      oneOf(brief.targets, (ship) => ({
        key: ship,
        label: say('grapple.choice', { ship }),
        note: say('grapple.burden', { burden: classOf(ship).burden }),
      })),
    check: ({ brief: { ship, targets } }, at) =>
      targets.includes(at) ? undefined : refuse(clause, cannot({ ship, at })),
    confirm: (_, ship) => confirm({ ship }),
    absent({ brief: { ship, targets } }) {
      const [first] = targets
      if (first === undefined) throw new Error(`${ship} has nobody to board.`)
      return first
    },
  }
}
