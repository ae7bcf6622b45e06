import { type ShipKind, TRANSPORT_ROOM } from './ships.ts'
import type { UnitId } from './units.ts'

/** What each unit and each ship is good for, in a sentence. */
export const UNIT_USES: Readonly<Record<UnitId, string>> = {
  footman: 'The front: three strike in a round, and without Footmen an army may be overrun.',
  archer: 'Two shoot first, at others than Archers.',
  cavalry: 'Two charge second, at Cavalry if there is some; quick on the march.',
  giant: 'Strikes hard in the front and helps routed units to come back.',
  firegaunt: 'Strikes in the front and keeps routed enemies from coming back.',
  dragon: 'Two dice in the front; flies, and carries two units or a Hero.',
}

export const SHIP_USES: Readonly<Record<ShipKind, string>> = {
  trader: 'Trades between Ports.',
  transport: `Carries ${TRANSPORT_ROOM} army units.`,
  warship: 'Fights at sea and holds a zone.',
}
