import type { ShipClass } from './classes.ts'
import { designed, type Provenance, printed } from './provenance.ts'

/** SOG 1.1.6, SOG 16.5.4: what a ship is worth, by her rate. */
export const VALUES: Readonly<Record<ShipClass['rate'], number>> = { frigate: 5, 'ship of the line': 9 }

export const VALUES_PROVENANCE: Readonly<Record<'scenario' | 'turnLimit', Provenance>> = {
  scenario: printed('R p.54'),
  turnLimit: designed('REF 3.3'),
}
