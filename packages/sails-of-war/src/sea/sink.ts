import { loseHero } from '../heroes/lose-hero.ts'
import type { Ship } from '../open.ts'
import type { SowTable } from '../state.ts'

/** A ship goes down with its cargo and all aboard (SOW 3.5, SOW 7.5.8). */
export function sink(t: SowTable, ship: Ship): void {
  const { state } = t
  state.ships = state.ships.filter((each) => each !== ship)
  for (const hero of state.heroes.filter((each) => each.ship === ship.id)) loseHero(t, hero)
}
