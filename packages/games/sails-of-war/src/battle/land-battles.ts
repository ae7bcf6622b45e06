import { armyUnitsIn, foreignersIn, isHome, realmOf, realmsOnBoard } from '../board/realms.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { lawOn } from '../events/laws.ts'
import { countOf } from '../pieces.ts'
import { openPlayer, turnNumber } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'
import type { SowFlow, SowTable } from '../state.ts'
import type { BattleSide } from './battle.ts'
import { militiaOf, sideFrom } from './battle-side.ts'
import { fight, openBattle } from './fight-battle.ts'

/** SOW 8.1.1: every land battle of the active player, in the order of the map; none in a Truce (SOW 16.5). */
export function* fightLandBattles(t: SowTable, race: RaceId): SowFlow {
  const { state } = t
  if (state.turn !== null) state.turn.segment = 'battle'
  if (lawOn(state, 'truce-of-the-moon') === 'carried') return
  yield* t.each(
    'battles',
    () => realmsOnBoard(state).map(({ id }) => id),
    (id) => battlesIn(t, id, race),
  )
}

function* battlesIn(t: SowTable, id: RealmId, race: RaceId): SowFlow {
  const { state } = t
  yield* t.each(
    'foes',
    () => foesIn(state, realmOf(state, id), race),
    function* (foe) {
      if (yield* t.step('begin', () => beginBattle(t, id, race, foe))) yield* fight(t)
    },
  )
  if (yield* t.step('militia', () => beginMilitiaBattle(t, id, race))) yield* fight(t)
}

const isAway = ({ forces }: Realm, race: RaceId) => countOf(forces[race]?.units ?? {}) === 0

/** In initiative order. */
function foesIn(open: Open, realm: Realm, race: RaceId): RaceId[] {
  if (isAway(realm, race)) return []
  return foreignersIn(realm, race).sort((a, b) => turnNumber(open, a) - turnNumber(open, b))
}

/** SOW 8.1.2: a Home Realm nobody defends, entered by army units this turn. */
function bringsMilitia(open: Open, realm: Realm, race: RaceId): boolean {
  const { id, owner } = realm
  return (
    isHome(id) &&
    owner !== null &&
    owner !== race &&
    !openPlayer(open, owner).out &&
    armyUnitsIn(realm, race) > 0 &&
    !isFought(open, realm, owner)
  )
}

/** Whether its owner's units were here to defend it in this segment. */
export function isFought({ turn }: Open, { id }: Realm, owner: RaceId): boolean {
  return turn?.fought.some((each) => each.realm === id && each.race === owner) === true
}

/** Whether there is a battle: one side may have been destroyed or gone before it comes to it. */
function beginBattle(t: SowTable, id: RealmId, race: RaceId, foe: RaceId): boolean {
  const realm = realmOf(t.state, id)
  if (isAway(realm, race) || isAway(realm, foe)) return false
  begin(t, realm, race, sideFrom(t.state, realm, foe, false))
  return true
}

function beginMilitiaBattle(t: SowTable, id: RealmId, race: RaceId): boolean {
  const realm = realmOf(t.state, id)
  if (!bringsMilitia(t.state, realm, race)) return false
  begin(t, realm, race, militiaOf(realm.owner ?? race))
  return true
}

function begin(t: SowTable, realm: Realm, race: RaceId, defender: BattleSide): void {
  t.state.turn?.fought.push({ realm: realm.id, race: defender.race })
  const attacker = sideFrom(t.state, realm, race, true)
  openBattle(t, { realm: realm.id, round: 0, step: 'rout', attacker, defender })
}
