import { type Decision, refuse, several } from '@windward/table'
import { z } from 'zod'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import type { SailsOfGlory } from '../state.ts'
import { say } from './words.en.ts'

export interface GrogBrief {
  /** Ships that may serve grog now; of the others nothing is told (SOG 12.2.3). */
  readonly ships: readonly ShipId[]
}

/** SOG 12.2.1 */
export const grog: Decision<SailsOfGlory, GrogBrief, ShipId[]> = {
  kind: 'grog',
  title: () => say('grog.title'),
  hint: () => say('grog.hint'),
  shape: z.array(z.enum(SHIP_IDS)).max(8),
  options: ({ brief }) => several(brief.ships, 0, brief.ships.length, (ship) => say('grog.serve', { ship })),
  check({ brief }, ships) {
    const wrong = ships.find((ship, index) => !brief.ships.includes(ship) || ships.indexOf(ship) < index)
    return wrong && refuse('SOG 12.2.1', say('grog.cannot', { ship: wrong }))
  },
  confirm: (_, ships) => say(ships.length === 0 ? 'grog.keep' : 'grog.confirm'),
  absent: () => [],
  unanswered: () => say('grog.keep'),
}
