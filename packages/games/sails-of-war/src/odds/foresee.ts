import { guestsOf } from '../battle/battle-side.ts'
import { foreignersIn, isHome, realmOf } from '../board/realms.ts'
import { ZONES, type Zone } from '../board/zones.ts'
import { MILITIA } from '../data/battle.ts'
import { FORTIFICATION } from '../data/buildings.ts'
import type { RaceId } from '../data/races.ts'
import { REALM_IDS, type RealmId } from '../data/realms.ts'
import { UNIT_IDS } from '../data/units.ts'
import { addUnits, armyCount, countOf, noUnits, type SomeUnits, someOf, unitsOf } from '../pieces.ts'
import { openPlayer, turnNumber } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'
import { guardsAt, shipsAt } from '../ships.ts'
import type { Force, LandBattle } from './land-odds.ts'

/** A fight that would come of something, as far as everybody can see. */
export type Wondered =
  | { readonly about: 'land'; readonly realm: RealmId; readonly battle: LandBattle }
  | {
      readonly about: 'sea'
      readonly zone: Zone
      readonly ours: number
      readonly theirs: readonly { readonly race: RaceId; readonly ships: number }[]
    }

/** Where an answer leads, and what it would come to there; nothing where nobody fights. */
export function wonderedOf(open: Open, race: RaceId, act: unknown): Wondered | undefined {
  if (typeof act !== 'object' || act === null || !('do' in act)) return undefined
  if (act.do === 'sail') return atSea(open, race, act)
  const to = endOnLand(act)
  const units = comingBy(act)
  return to === undefined || units === undefined ? undefined : onLand(open, race, to, units)
}

function endOnLand(act: object): RealmId | undefined {
  const path: unknown = Reflect.get(act, 'path')
  const to: unknown = Array.isArray(path) ? path.at(-1) : Reflect.get(act, 'to')
  return REALM_IDS.find((id) => id === to)
}

/** Who comes with an act; a Dragon brings himself. */
function comingBy(act: object): SomeUnits | undefined {
  const named: unknown = Reflect.get(act, 'units')
  if (typeof named !== 'object' || named === null) return undefined
  const units = noUnits()
  for (const unit of UNIT_IDS) units[unit] = Number(Reflect.get(named, unit) ?? 0)
  if (Reflect.get(act, 'do') === 'fly') units.dragon += 1
  return countOf(units) === 0 ? undefined : someOf(units)
}

/** SOW 8.1.1, SOW 8.1.2: against all foreign units there, in initiative order, and militia where nobody else defends a Home Realm. */
function onLand(open: Open, race: RaceId, id: RealmId, units: SomeUnits): Wondered | undefined {
  const realm = realmOf(open, id)
  const foes = foreignersIn(realm, race).sort((a, b) => turnNumber(open, a) - turnNumber(open, b))
  const defenders = foes.map((foe) => forceOf(open, foe, realm.forces[foe]?.units ?? {}))
  const { owner } = realm
  const alone = isHome(id) && owner !== null && owner !== race && !foes.includes(owner)
  if (alone && !openPlayer(open, owner).out && armyCount(units) > 0)
    defenders.push({ race: owner, units: MILITIA })
  if (defenders.length === 0) return undefined
  const here = unitsOf(realm.forces[race]?.units ?? {})
  addUnits(here, units)
  const base = open.options.mode === 'base'
  return {
    about: 'land',
    realm: id,
    battle: {
      attacker: forceOf(open, race, someOf(here)),
      defenders,
      walls: defenders.some((each) => each.race === owner) ? wallsOf(realm) : 0,
      base,
    },
  }
}

/** SOW 11.4.1, SOW 11.4.2: with the guests who join for a battle. */
function forceOf(open: Open, race: RaceId, units: SomeUnits): Force {
  const all = unitsOf(units)
  addUnits(all, guestsOf(open, race))
  return { race, units: someOf(all) }
}

/** SOW 8.2.3 */
function wallsOf({ id, building }: Realm): number {
  return isHome(id) ? FORTIFICATION.city : building === null ? 0 : FORTIFICATION[building]
}

/** SOW 9.1.1: against all who have Warships there. */
function atSea(open: Open, race: RaceId, act: object): Wondered | undefined {
  const path: unknown = Reflect.get(act, 'path')
  const port: unknown = Reflect.get(act, 'port')
  const named: unknown = Reflect.get(act, 'ships')
  const end: unknown = Array.isArray(path) && port === null ? path.at(-1) : undefined
  const zone = ZONES.find((each) => each === end)
  if (zone === undefined || !Array.isArray(named)) return undefined
  const there = shipsAt(open, zone).filter(({ kind }) => kind === 'warship')
  const coming = open.ships.filter(({ id, kind }) => kind === 'warship' && named.includes(id))
  const own = there.filter(({ owner, id }) => owner === race && !named.includes(id))
  const ours = coming.length + own.length
  const theirs = guardsAt(open, zone, race)
    .sort((a, b) => turnNumber(open, a) - turnNumber(open, b))
    .map((foe) => ({ race: foe, ships: there.filter(({ owner }) => owner === foe).length }))
  return ours === 0 || theirs.length === 0 ? undefined : { about: 'sea', zone, ours, theirs }
}
