import {
  RACE_IDS,
  type RaceId,
  REALM_IDS,
  type Realm,
  type RealmId,
  type View,
} from '@windward/sails-of-war/facts'
import type { SeenLine } from '@windward/table'
import { ARMY_DEEDS } from './army-deeds.ts'
import { BATTLE_DEEDS, frayIn } from './battle-deeds.ts'
import { boardOf, type Deed, type Ground, type Thing } from './ground.ts'
import { HERO_DEEDS } from './hero-deeds.ts'
import { REALM_DEEDS } from './realm-deeds.ts'
import { SEA_DEEDS } from './sea-deeds.ts'

const DEEDS: Readonly<Record<string, Deed>> = {
  ...ARMY_DEEDS,
  ...BATTLE_DEEDS,
  ...HERO_DEEDS,
  ...REALM_DEEDS,
  ...SEA_DEEDS,
}

/**
 * The board in the middle of a telling: as it stood before, with all that has been told so far. What no later line
 * touches already stands as it does now.
 */
export function asTold(
  before: View,
  now: View,
  told: readonly SeenLine[],
  untold: readonly SeenLine[],
): View {
  const present = boardOf(now)
  const ground: Ground = { board: boardOf(before), now: present, battle: frayIn(before) }
  for (const line of told) carryOut(line, ground)
  const ahead = { ...ground, board: structuredClone(ground.board) }
  const later = new Set(untold.flatMap((line) => carryOut(line, ahead)))
  return mixed(ground.board, present, later)
}

function carryOut({ what: { key, fields } }: SeenLine, ground: Ground): readonly Thing[] {
  return DEEDS[key]?.(fields, ground) ?? []
}

/** What is touched later stands as on the board, everything else as at present. */
function mixed(board: View, present: View, later: ReadonlySet<Thing>): View {
  const isLater = (thing: Thing) => later.has(thing)
  const byName = <T extends { readonly id: string }>(
    kind: 'ship' | 'hero',
    from: (view: View) => T[],
  ): T[] => [
    ...from(present).filter(({ id }) => !isLater(`${kind} ${id}`)),
    ...from(board).filter(({ id }) => isLater(`${kind} ${id}`)),
  ]
  const placeFrom = (id: RealmId) => (isLater(`place ${id}`) ? board : present)
  return {
    ...present,
    realms: listed(REALM_IDS, (id) => realmTold(id, board, present, isLater)),
    ships: byName('ship', ({ ships }) => ships),
    heroes: byName('hero', ({ heroes }) => heroes),
    places: listed(REALM_IDS, (id) => placeFrom(id).places[id]),
    faceDown: REALM_IDS.filter((id) => placeFrom(id).faceDown.includes(id)),
    serpents: (isLater('serpents') ? board : present).serpents,
    weather: { ...present.weather, burning: (isLater('fires') ? board : present).weather.burning },
    players: listed(RACE_IDS, (race) => playerTold(race, board, present, isLater)),
  }
}

type IsLater = (thing: Thing) => boolean

function realmTold(id: RealmId, board: View, present: View, isLater: IsLater): Realm | undefined {
  const [then, now] = [board.realms[id], present.realms[id]]
  if (then === undefined || now === undefined) return isLater(`laid ${id}`) ? undefined : now
  return {
    ...now,
    at: (isLater(`at ${id}`) ? then : now).at,
    owner: (isLater(`owner ${id}`) ? then : now).owner,
    building: (isLater(`building ${id}`) ? then : now).building,
    ports: (isLater(`ports ${id}`) ? then : now).ports,
    forces: listed(RACE_IDS, (race) => (isLater(`force ${id} ${race}`) ? then : now).forces[race]),
  }
}

function playerTold(race: RaceId, board: View, present: View, isLater: IsLater) {
  const [then, now] = [board.players[race], present.players[race]]
  return now && then && isLater(`stars ${race}`) ? { ...now, stars: then.stars } : now
}

/** By their names those of which there is something. */
function listed<K extends string, T>(
  keys: readonly K[],
  find: (key: K) => T | undefined,
): Partial<Record<K, T>> {
  const found: Partial<Record<K, T>> = {}
  for (const key of keys) {
    const thing = find(key)
    if (thing !== undefined) found[key] = thing
  }
  return found
}
