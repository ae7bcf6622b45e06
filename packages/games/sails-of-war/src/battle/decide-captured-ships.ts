import { type Decision, refuse, several, turned } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { shipShape } from '../movement/by-ship/ship-shape.ts'
import type { Open, Realm, Ship, ShipId } from '../public-state.ts'
import { sink } from '../sea/sink-ship.ts'
import { countersFor, launch, shipOf, shipsOf } from '../ships.ts'
import type { SailsOfWar, SowFlow, SowTable } from '../state.ts'
import { say } from './words.en.ts'

export interface CaptureBrief {
  readonly realm: RealmId
  readonly ships: readonly ShipId[]
}

const MOST_SHIPS = 90

/** SOW 8.6.2: which foreign ships in a captured Port the conqueror makes his own. */
export const takeShips: Decision<SailsOfWar, CaptureBrief, ShipId[]> = {
  kind: 'take-ships',
  title: ({ brief: { realm } }) => say('battle.ships.title', { realm }),
  hint: () => say('battle.ships.hint'),
  shape: z.array(shipShape).max(MOST_SHIPS),
  options: ({ view, seat, brief: { ships } }) => {
    const within = withinCounters(view, seat, ships)
    return turned(
      several(within, 0, within.length, (ship) => say('battle.ships.ship', { ship })),
      (taken) => taken,
    )
  },
  check: ({ view, seat, brief: { ships } }, taken) => {
    if (taken.some((id, place) => !ships.includes(id) || taken.indexOf(id) < place)) {
      return refuse('SOW 8.6.2', say('battle.ships.not-there'))
    }
    return withinCounters(view, seat, taken).length < taken.length
      ? refuse('SOW 6.3.3', say('battle.ships.counters'))
      : undefined
  },
  confirm: (_, taken) => say('battle.ships.confirm', { count: taken.length }),
  absent: () => [],
  openEnded: true,
}

/** As many of these as the conqueror has counters for, the first of each kind. */
function withinCounters(open: Open, race: RaceId, ids: readonly ShipId[]): ShipId[] {
  return SHIP_IDS.flatMap((kind) => {
    const own = shipsOf(open, race).filter((ship) => ship.kind === kind).length
    return ids.filter((id) => shipOf(open, id)?.kind === kind).slice(0, countersFor(race, kind) - own)
  })
}

export function* captureShips(t: SowTable, realm: Realm, taker: RaceId): SowFlow {
  const { state } = t
  const caught = state.ships.filter(({ port, owner }) => port?.realm === realm.id && owner !== taker)
  if (caught.length === 0) return
  const taken = yield* t.ask(taker, takeShips, { realm: realm.id, ships: caught.map(({ id }) => id) })
  for (const ship of caught) replace(t, ship, taker, taken.includes(ship.id))
}

/** SOW 8.6.2: cargo and those aboard are lost either way. */
function replace(t: SowTable, ship: Ship, taker: RaceId, isTaken: boolean): void {
  const { port, kind, owner } = ship
  sink(t, ship)
  const won = (isTaken && port !== null && launch(t.state, taker, kind, port)?.id) || null
  const fate = won === null ? 'battle.ships.sunk' : 'battle.ships.taken'
  t.tell('all', 'SOW 8.6.2', say(fate, { owner, taker, kind, ship: ship.id, won }))
}
