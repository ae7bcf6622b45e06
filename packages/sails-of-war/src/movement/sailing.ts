import type { Zone } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import type { PortRef, Ship } from '../open.ts'
import { guardsAt, shipOf } from '../ships.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { letPass } from './decide-leave.ts'
import { ownerOf } from './harbours.ts'
import { comeHome, seekTrade } from './trade.ts'
import { say } from './words.en.ts'

/** SOW 7.3.3: ships go their way as far as foreign Warships let them. */
export function* sailAlong(
  t: SowTable,
  race: RaceId,
  ships: readonly Ship[],
  path: readonly Zone[],
  port: PortRef | null,
  origin?: PortRef,
): SowFlow {
  const through = port === null ? path.slice(0, -1) : path
  const passed = yield* allowedPart(t, race, through)
  const stopped = passed < through.length
  const course = stopped ? path.slice(0, passed) : path
  const zone = course.at(-1)
  for (const ship of ships) {
    ship.moved = true
    if (zone === undefined) continue
    ship.zone = zone
    ship.port = null
  }
  if (zone !== undefined) {
    t.tell('all', 'SOW 7.3.1', say('movement.sailed', { race, ships: ships.map(({ id }) => id), zone }))
  }
  if (port === null || stopped) return
  if (ownerOf(t.state, port) === race) dock(t, race, ships, port)
  else for (const { id } of ships) yield* seekPort(t, id, port, origin)
}

/** How many of these zones are let through before the first refusal. */
function* allowedPart(t: SowTable, race: RaceId, zones: readonly Zone[]): SowFlow<number> {
  for (const [place, zone] of zones.entries()) {
    for (const host of guardsAt(t.state, zone, race)) {
      const leave = yield* t.ask(host, letPass, { race, realm: null, zone })
      t.tell('all', 'SOW 7.3.3', say('movement.leave.given', { host, race, leave }))
      if (leave === 'refuse') return place
    }
  }
  return zones.length
}

function dock(t: SowTable, race: RaceId, ships: readonly Ship[], port: PortRef): void {
  for (const ship of ships) {
    ship.zone = null
    ship.port = { ...port }
  }
  t.tell('all', 'SOW 7.3.5', say('movement.docked', { race, ships: ships.map(({ id }) => id), ...port }))
  for (const ship of ships) comeHome(t, ship, port)
}

/** A ship before a foreign Port, if it is still there when its turn comes. */
function* seekPort(t: SowTable, id: Ship['id'], port: PortRef, origin?: PortRef): SowFlow {
  const ship = shipOf(t.state, id)
  if (ship !== undefined) yield* seekTrade(t, ship, port, origin)
}
