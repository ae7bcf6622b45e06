import { armyUnitsIn, foreignersIn, isHome, realmsOnBoard } from '../board/realms.ts'
import type { RaceId } from '../data/races.ts'
import { lawOn } from '../events/laws.ts'
import { countOf } from '../pieces.ts'
import { openPlayer, turnNumber } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'
import type { SowFlow, SowTable } from '../state.ts'
import type { BattleSide } from './battle.ts'
import { militiaOf, sideFrom } from './battle-side.ts'
import { fight } from './fight-battle.ts'

/** SOW 8.1.1: every land battle of the active player, in the order of the map; none in a Truce (SOW 16.5). */
export function* fightLandBattles(t: SowTable, race: RaceId): SowFlow {
  if (lawOn(t.state, 'truce-of-the-moon') === 'carried') return
  for (const realm of realmsOnBoard(t.state)) {
    const { state } = t
    for (const foe of foesIn(state, realm, race)) {
      if (isAway(realm, race)) break
      if (!isAway(realm, foe)) yield* battle(t, realm, race, sideFrom(state, realm, foe, false))
    }
    if (bringsMilitia(state, realm, race)) yield* battle(t, realm, race, militiaOf(realm.owner ?? race))
  }
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

function* battle(t: SowTable, realm: Realm, race: RaceId, defender: BattleSide): SowFlow {
  t.state.turn?.fought.push({ realm: realm.id, race: defender.race })
  const attacker = sideFrom(t.state, realm, race, true)
  yield* fight(t, { realm: realm.id, round: 0, step: 'rout', attacker, defender })
}
