import { type Decision, refuse, several } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import { DIE } from '../data/setup.ts'
import { SEA_BATTLE } from '../data/ships.ts'
import { shipShape } from '../movement/by-ship/ship-shape.ts'
import type { Open, Ship, ShipId } from '../public-state.ts'
import { shipOf, shipsOf } from '../ships.ts'
import type { SailsOfWar, SowFlow, SowTable } from '../state.ts'
import { sink } from './sink-ship.ts'
import { say } from './words.en.ts'

const MOST_SHIPS = 90

/** SOW 9.2.1: foreign Transport and Trade Ships under his Warships. */
function targetsOf(open: Open, race: RaceId): Ship[] {
  const guarded = new Set(
    shipsOf(open, race).flatMap(({ kind, zone }) => (kind === 'warship' && zone !== null ? [zone] : [])),
  )
  return open.ships.filter(
    ({ owner, kind, zone }) => owner !== race && kind !== 'warship' && zone !== null && guarded.has(zone),
  )
}

/** SOW 9.2.1 */
export const denySea: Decision<SailsOfWar, null, ShipId[]> = {
  kind: 'sea-denial',
  title: () => say('sea.denial.title'),
  hint: () => say('sea.denial.hint'),
  shape: z.array(shipShape).max(MOST_SHIPS),
  options: ({ view, seat }) => {
    const targets = targetsOf(view, seat)
    return several(
      targets.map(({ id }) => id),
      0,
      targets.length,
      (ship) => say('sea.denial.ship', { ship }),
    )
  },
  check: ({ view, seat }, ids) => {
    const targets = targetsOf(view, seat).map(({ id }) => id)
    return ids.every((id, place) => targets.includes(id) && ids.indexOf(id) === place)
      ? undefined
      : refuse('SOW 9.2.1', say('sea.denial.no-target'))
  },
  confirm: (_, ships) => say('sea.denial.confirm', { count: ships.length }),
  absent: () => [],
}

/** SOW 9.2: asked only where there is something to attack, which everybody sees. */
export function* seaDenial(t: SowTable, race: RaceId): SowFlow {
  const { state } = t
  if (targetsOf(state, race).length === 0) return
  for (const id of yield* t.ask(race, denySea, null)) {
    const ship = shipOf(state, id)
    if (ship === undefined) continue
    const die = t.dice.roll(DIE)
    const destroyed = die >= SEA_BATTLE.denial
    const { owner, kind, zone } = ship
    const denied = () =>
      t.tell('all', 'SOW 9.2.2', say('sea.denied', { race, ship: id, owner, kind, zone, die, destroyed }))
    if (destroyed) sink(t, ship, denied)
    else denied()
  }
}
