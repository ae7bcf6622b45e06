import type { Acting } from '../combat/aims.ts'
import type { Ammo } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
import { afloat, commandedBy, shipOf } from '../ships.ts'
import type { Ship, SogFlow, SogTable, State } from '../state.ts'
import { type Loads, type Reload, reload } from './decide-reload.ts'
import { loadsOf } from './loads.ts'
import { say } from './words.en.ts'

/** SOG 9.1: empty sides are loaded, then what was fired goes to the store. */
export function* reloading(t: SogTable, acting: Acting): SogFlow {
  t.state.phase = 'reloading'
  if (reaches(t.state.options.level, 'standard')) yield* chooseLoads(t, acting)
  else for (const ship of afloat(t.state)) for (const side of BROADSIDES) loadBall(t, ship, side)
  for (const ship of afloat(t.state)) for (const side of BROADSIDES) clearBox(ship, side)
}

/** SOG 9.3 */
function loadBall(t: SogTable, ship: Ship, side: Broadside): void {
  if (ship.guns[side].box !== null) return
  ship.guns[side].box = 'ball'
  t.tell('all', 'SOG 9.1', say('reload.loaded', { ship: ship.id, side }))
}

function* chooseLoads(t: SogTable, acting: Acting): SogFlow {
  const loads = new Map(t.seats.map((seat) => [seat, loadsDue(t, seat, acting)]))
  const asked = t.seats.filter((seat) => (loads.get(seat) ?? []).length > 0)
  const chosen = yield* t.askAll(asked, reload, (seat) => ({ ships: loads.get(seat) ?? [] }))
  for (const seat of asked) for (const each of chosen.get(seat) ?? []) load(t, each, seat)
}

function loadsDue(t: SogTable, seat: SogTable['seats'][number], acting: Acting): Loads[] {
  return commandedBy(t.state, seat)
    .map((ship) => ({
      ship: ship.id,
      port: loadsFor(t.state, ship, 'port', acting),
      starboard: loadsFor(t.state, ship, 'starboard', acting),
    }))
    .filter(({ port, starboard }) => port.length + starboard.length > 0)
}

/** SOG 10.6.4, SOG 11.2.6: what an empty side may be loaded with in this turn. */
function loadsFor({ options }: State, ship: Ship, side: Broadside, acting: Acting): readonly Ammo[] {
  if (ship.guns[side].box !== null) return []
  if (reaches(options.level, 'advanced') && !acting(ship.id, `reload-${side}`)) return []
  return loadsOf(options)
}

/** The kind of load is known to her captain alone. */
function load(t: SogTable, { ship: id, ...sides }: Reload, seat: SogTable['seats'][number]): void {
  for (const side of BROADSIDES) {
    const chosen = sides[side]
    if (chosen === null) continue
    shipOf(t.state, id).guns[side].box = chosen
    t.tell('all', 'SOG 9.1', say('reload.loaded', { ship: id, side }))
    t.tell([seat], 'SOG 10.6.4', say('reload.loaded-with', { ship: id, side, load: chosen }))
  }
}

/** SOG 9.1: a counter that lies face up goes to the store. */
function clearBox(ship: Ship, side: Broadside): void {
  const guns = ship.guns[side]
  if (!guns.fired) return
  guns.box = null
  guns.fired = false
}
