import { allRealms, homeOf, isAtHome, realmsHeld } from '../board/realms.ts'
import type { RaceId } from '../data/races.ts'
import { heroesOf, playerOf, racesIn } from '../players.ts'
import type { Open } from '../public-state.ts'
import { shipsOf } from '../ships.ts'
import type { SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 15.2.1: players without a Home Realm and without pieces are out. */
export function leaveMatch(t: SowTable): void {
  const { state } = t
  for (const race of racesIn(state)) {
    if (isAtHome(state, race) || hasPieces(state, race)) continue
    const player = playerOf(state, race)
    player.out = true
    state.discards.push(...player.hand)
    player.hand = []
    player.starpower = 0
    state.stars += player.stars + player.waiting
    player.stars = 0
    player.waiting = 0
    for (const realm of realmsHeld(state, race)) realm.owner = null
    t.tell('all', 'SOW 15.2.1', say('victory.out', { race, home: homeOf(race) }))
  }
}

function hasPieces(open: Open, race: RaceId): boolean {
  return (
    heroesOf(open, race).length > 0 ||
    shipsOf(open, race).length > 0 ||
    allRealms(open).some(({ forces }) => forces[race] !== undefined)
  )
}
