import type { ScriptedAnswer } from '@windward/table/lesson'
import type { CardId, Orders, ShipId } from '../src/facts.ts'
import { battle } from './battle.ts'
import { fitted, planned } from './fitted.ts'

export const HERE = 'british-1'
export const THERE = 'french-1'
export const OURS = ['hms-terpsichore', 'hms-defence'] as const
const THEIRS = ['courageuse', 'genereux'] as const

/** The four ships of Enemy in Sight, a card before the first broadside. */
export const inSight = (level: 'basic' | 'standard' | 'advanced') =>
  battle(
    'W',
    [
      ['hms-terpsichore', 140, 650, 167],
      ['hms-defence', 520, 654, 167],
    ],
    [
      ['courageuse', 140, 249, 13],
      ['genereux', 520, 245, 13],
    ],
    { level },
  )

/** The same card for both ships of a side, and with the Advanced rules the same actions. */
export const both = (ships: readonly [ShipId, ShipId], card: CardId, actions: Orders['actions'] = []) =>
  ships.map((ship) => ({ ship, card, actions }))

const theyPlan = (turn: number, card: CardId, actions: Orders['actions'] = []) =>
  planned(THERE, turn, both(THEIRS, card, actions))

/** The French come up and turn along with the British, as a captain might; what they fire at is theirs to choose. */
export const COMING_UP: readonly ScriptedAnswer[] = [theyPlan(1, 'veer-6')]

/** The same where cards are laid a turn ahead, with actions where crews have them. */
export const comingAlongside = (isAdvanced: boolean): readonly ScriptedAnswer[] => {
  const does = (...actions: Orders['actions']) => (isAdvanced ? actions : [])
  return [
    fitted(
      THERE,
      THEIRS.map((ship) => ({ ship, card: 'veer-6' })),
    ),
    theyPlan(1, 'veer-7', does('fire-port')),
    theyPlan(2, 'straight', does('reload-port')),
    theyPlan(3, 'straight', does('fire-port')),
  ]
}
