import { loseHero } from '../heroes/lose-hero.ts'
import { countOf, someOf } from '../pieces.ts'
import type { Ship } from '../public-state.ts'
import type { SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** A ship goes down, by what is told first; then its cargo and all aboard are (SOW 7.4.6, SOW 7.5.8). */
export function sink(t: SowTable, ship: Ship, how?: () => void): void {
  const { state } = t
  const { id, owner, units, cargo } = ship
  state.ships = state.ships.filter((each) => each !== ship)
  how?.()
  for (const hero of state.heroes.filter((each) => each.ship === ship.id)) loseHero(t, hero)
  if (countOf(units) > 0) {
    t.tell('all', 'SOW 7.4.6', say('sea.lost-aboard', { race: owner, ship: id, units: someOf(units) }))
  }
  if (cargo !== null)
    t.tell('all', 'SOW 7.5.8', say('sea.cargo-lost', { race: owner, ship: id, goods: cargo }))
}
