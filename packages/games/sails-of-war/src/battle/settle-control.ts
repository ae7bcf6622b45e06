import { isHome, raceAtHome, realmOf, realmsOnBoard } from '../board/realms.ts'
import { RACE_IDS, type RaceId } from '../data/races.ts'
import { armyCount, countOf } from '../pieces.ts'
import { playerOf } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'
import { layStar } from '../stars.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { captureShips } from './decide-captured-ships.ts'
import { isFought } from './land-battles.ts'
import { say } from './words.en.ts'

/** SOW 1.5.1, SOW 8.1.3, SOW 8.6.1: Realms go to those whose army units stand there alone, fought for or not. */
export function* settleControl(t: SowTable): SowFlow {
  yield* t.each(
    'control',
    () => realmsOnBoard(t.state).map(({ id }) => id),
    function* (id) {
      const taker = yield* t.step('taker', () => takeRealm(t, realmOf(t.state, id)))
      if (taker !== null) yield* captureShips(t, realmOf(t.state, id), taker)
    },
  )
}

/** SOW 8.1.2: a Home Realm for which nobody has fought yet, neither its owner's units nor a militia. */
function isBarred(open: Open, realm: Realm, taker: RaceId): boolean {
  const { id, owner } = realm
  if (!isHome(id) || owner === null) return false
  return open.turn?.active !== taker || !isFought(open, realm, owner)
}

function aloneIn({ forces }: Realm): RaceId | undefined {
  const [only, other] = RACE_IDS.filter((race) => countOf(forces[race]?.units ?? {}) > 0)
  if (only === undefined || other !== undefined) return undefined
  return armyCount(forces[only]?.units ?? {}) > 0 ? only : undefined
}

/** Who takes a Realm from another, if somebody does. */
function takeRealm(t: SowTable, realm: Realm): RaceId | null {
  const taker = aloneIn(realm)
  if (taker === undefined || taker === realm.owner || isBarred(t.state, realm, taker)) return null
  realm.owner = taker
  t.tell('all', 'SOW 1.5.1', say('battle.taken', { race: taker, realm: realm.id }))
  if (isHome(realm.id)) moveStars(t, realm, taker)
  return taker
}

/** SOW 15.3.1, SOW 15.3.3 */
function moveStars(t: SowTable, realm: Realm, taker: RaceId): void {
  const { state } = t
  const race = raceAtHome(realm.id)
  if (race === undefined) return
  const player = playerOf(state, race)
  const { stars, waiting } = player
  if (taker === race) {
    player.stars += waiting
    player.waiting = 0
    if (waiting > 0) t.tell('all', 'SOW 15.3.3', say('battle.stars-laid', { race, waiting, realm: realm.id }))
    return
  }
  if (stars === 0) return
  player.stars = 0
  layStar(state, taker, stars)
  t.tell('all', 'SOW 15.3.1', say('battle.stars', { race: taker, stars, realm: realm.id }))
}
