import { type Decision, oneOf, refuse } from '@windward/table'
import { z } from 'zod'
import { classOf, SHIP_IDS, type ShipId } from '../data/ships.ts'
import { commandedBy } from '../ships.ts'
import type { SailsOfGlory } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 12.14.1: one of the captain's ships, or none. */
export const flagship: Decision<SailsOfGlory, null, ShipId | null> = {
  kind: 'flagship',
  title: () => say('flagship.title'),
  hint: () => say('flagship.hint'),
  shape: z.enum(SHIP_IDS).nullable(),
  options: ({ view, seat }) =>
    oneOf([...commandedBy(view, seat).map(({ id }) => id), null], (ship) => ({
      key: ship ?? 'none',
      label: ship === null ? say('flagship.none') : say('flagship.choice', { ship }),
      ...(ship === null ? {} : { note: say('flagship.burden', { burden: classOf(ship).burden }) }),
    })),
  check: ({ view, seat }, ship) =>
    ship === null || commandedBy(view, seat).some(({ id }) => id === ship)
      ? undefined
      : refuse('SOG 12.14.1', say('flagship.not-yours', { ship })),
  confirm: (_, ship) => (ship === null ? say('flagship.without') : say('flagship.confirm', { ship })),
  absent: () => null,
}
