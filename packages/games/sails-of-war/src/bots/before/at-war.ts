import { realmOf } from '../../board/realms.ts'
import { RACES, type RaceId } from '../../data/races.ts'
import type { RealmId } from '../../data/realms.ts'
import { priceFor } from '../../economy/guild.ts'
import { openPlayer, racesIn } from '../../players.ts'
import { starsOf } from '../../stars.ts'
import type { View } from '../../view.ts'

/** No Star is to be bought and he has not enough: what is left is to take them. */
export function isAtWar(view: View, seat: RaceId): boolean {
  return priceFor(view, seat) === undefined && starsOf(view, seat) > 0
}

/** Foreign Home Realms with Stars on them. */
export function treasuries(view: View, seat: RaceId): RealmId[] {
  return racesIn(view)
    .filter((race) => race !== seat && openPlayer(view, race).stars > 0)
    .map((race) => RACES[race].home)
    .filter((home) => view.realms[home] !== undefined && realmOf(view, home).owner !== seat)
}
