import { afloat } from '../ships.ts'
import type { SogTable } from '../state.ts'
import { surrenderBeaten } from './lose.ts'
import { placeMarker } from './place.ts'
import { say } from './words.en.ts'

/** SOG 11.6.1, SOG 11.7.1, SOG 11.7.3: before Planning, fires and leaks do their damage. */
export function burnAndLeak(t: SogTable): void {
  for (const ship of afloat(t.state)) {
    const { fires, leaks } = ship.special
    const water = ship.aground ? 0 : leaks
    for (let i = 0; i < fires; i += 1) placeMarker(ship, 'fire')
    for (let i = 0; i < water; i += 1) placeMarker(ship, 'water')
    ship.received.fire += fires
    ship.received.water += water
    if (fires > 0) t.tell('all', 'SOG 11.6.1', say('damage.burns', { ship: ship.id, markers: fires }))
    if (water > 0) t.tell('all', 'SOG 11.7.1', say('damage.water', { ship: ship.id, markers: water }))
  }
  surrenderBeaten(t)
}
