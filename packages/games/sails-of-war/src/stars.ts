import { isAtHome, realmOf } from './board/realms.ts'
import type { MysticId } from './data/quest-counters.ts'
import { MYSTIC_IDS } from './data/quest-counters.ts'
import type { RaceId } from './data/races.ts'
import { REALM_IDS, type RealmId } from './data/realms.ts'
import { openPlayer, playerOf } from './players.ts'
import type { Open } from './public-state.ts'
import type { State } from './state.ts'

/** The Realm in which an open location lies, if it has been found. */
function placeOf({ places }: Open, location: MysticId): RealmId | undefined {
  return REALM_IDS.find((realm) => places[realm] === location)
}

/** Whether a player controls a Mystic Land that has been found. */
export function controls(open: Open, race: RaceId, location: MysticId): boolean {
  const realm = placeOf(open, location)
  return realm !== undefined && realmOf(open, realm).owner === race
}

export function mysticLands(open: Open, race: RaceId): number {
  return MYSTIC_IDS.filter((location) => controls(open, race, location)).length
}

/**
 * SOW 11.4.3, SOW 11.4.6, SOW 11.4.7: the Stars that count: those at home, and that of the Tower or the Crypt, beyond
 * the twenty. Those that wait or are carried do not (SOW 15.1.4).
 */
export function starsOf(open: Open, race: RaceId): number {
  const { stars } = openPlayer(open, race)
  const place = race === 'dark-lord' ? 'crypt-of-llovar' : 'tower-of-timorran'
  return stars + (controls(open, race, place) ? 1 : 0)
}

/** SOW 15.3.2, SOW 15.3.3: a Star of the twenty comes to a player; false if none is left. */
export function gainStar(state: State, race: RaceId): boolean {
  if (state.stars === 0) return false
  state.stars -= 1
  layStar(state, race, 1)
  return true
}

/** Stars lie on the Home Realm, or wait until it is regained. */
export function layStar(state: State, race: RaceId, count: number): void {
  const player = playerOf(state, race)
  if (isAtHome(state, race)) player.stars += count
  else player.waiting += count
}
