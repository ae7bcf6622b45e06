import type { ShipClass } from './classes.ts'
import { type Provenance, printed } from './provenance.ts'

/** SOG 16.5.4: an enemy ship that has run aground. One that is lost scores her value. */
export const AGROUND: Readonly<Record<ShipClass['rate'], number>> = { frigate: 3, 'ship of the line': 5 }

/** SOG 16.5.4: the enemy's building, as it stands at the end. */
export const BUILDING_SCORE = { surrendered: 8, damaged: 4, untouched: -4 } as const

/** SOG 16.6.3: for each turn at the harbour, up to so many; and the enemy's for none. */
export const SUPPLIES = { turn: 2, most: 6, none: 3 } as const

export const SCORES_PROVENANCE: Readonly<Record<'outpost' | 'supplies', Provenance>> = {
  outpost: printed('R p.54'),
  supplies: printed('R p.56'),
}
