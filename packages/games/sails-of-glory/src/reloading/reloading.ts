import type { Serving } from '../batteries/battery-aims.ts'
import { chooseForBatteries } from '../batteries/battery-reload.ts'
import { besideShips } from '../batteries/beside-ships.ts'
import type { Acting } from '../combat/aims.ts'
import type { Ammo } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
import { afloat, commandedBy } from '../ships.ts'
import type { Guns, Ship, SogFlow, SogTable, State } from '../state.ts'
import { type Loads, reload } from './decide-reload.ts'
import { type Loading, loadsOf } from './loads.ts'
import { say } from './words.en.ts'

/** SOG 9.1, SOG 9.2, SOG 1.1.4: once all have chosen, ships and batteries, empty sides are loaded, then what was fired goes to the store. */
export function* reloading(t: SogTable, acting: Acting, serving: Serving = () => false): SogFlow {
  t.state.phase = 'reloading'
  const [loadShips, loadBatteries] = yield* besideShips(
    t,
    (own) => chooseForShips(own, acting),
    (own) => chooseForBatteries(own, serving),
  )
  loadShips(t)
  loadBatteries(t)
  for (const ship of afloat(t.state)) for (const side of BROADSIDES) clearBox(t.state, ship, side)
}

function* chooseForShips(t: SogTable, acting: Acting): SogFlow<Loading> {
  return reaches(t.state.options.level, 'standard') ? yield* chooseLoads(t, acting) : loadBall
}

/** SOG 9.3 */
function loadBall(t: SogTable): void {
  for (const ship of afloat(t.state)) {
    for (const side of BROADSIDES) {
      if (isReady(ship.guns[side])) load(t, ship, side, 'ball')
    }
  }
}

/** Empty, not fired in this turn by continuous fire (SOG 12.6.1), and not waiting for slow gunners (SOG 12.3.1). */
function isReady({ box, fired, slow }: Guns): boolean {
  return box === null && !fired && slow === null
}

function* chooseLoads(t: SogTable, acting: Acting): SogFlow<Loading> {
  const loads = new Map(t.seats.map((seat) => [seat, loadsDue(t, seat, acting)]))
  const asked = t.seats.filter((seat) => (loads.get(seat) ?? []).length > 0)
  const chosen = yield* t.askAll(asked, reload, (seat) => ({ ships: loads.get(seat) ?? [] }))
  const reloads = new Map(asked.flatMap((seat) => chosen.get(seat) ?? []).map((each) => [each.ship, each]))
  return (table) => {
    for (const ship of afloat(table.state)) {
      for (const side of BROADSIDES) {
        const given =
          ship.captain === null ? anyLoad(table, ship, side, acting) : reloads.get(ship.id)?.[side]
        ram(table, ship, side, given ?? null)
      }
    }
  }
}

/** SOG 15.2.1, SOG 15.2.2: automatic ships load as soon as they can; what is in the box does not matter. */
function anyLoad({ state }: SogTable, ship: Ship, side: Broadside, acting: Acting): Ammo | undefined {
  return loadsFor(state, ship, side, acting)[0]
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
  if (!isReady(ship.guns[side])) return []
  if (reaches(options.level, 'advanced') && !acting(ship.id, `reload-${side}`)) return []
  return loadsOf(options)
}

/** SOG 12.9.2, SOG 12.9.5: double shot takes a second phase that follows at once; any other load is loaded now. */
function ram(t: SogTable, ship: Ship, side: Broadside, chosen: Ammo | null): void {
  const guns = ship.guns[side]
  const half = guns.doubling
  guns.doubling = false
  if (chosen === null) return
  if (chosen !== 'double' || half) {
    load(t, ship, side, chosen)
    return
  }
  guns.doubling = true
  t.tell('all', 'SOG 12.9.2', say('reload.doubling', { ship: ship.id, side }))
}

/** The kind of load is known to her captain alone. */
function load(t: SogTable, ship: Ship, side: Broadside, chosen: Ammo): void {
  ship.guns[side].box = chosen
  t.tell('all', 'SOG 9.1', say('reload.loaded', { ship: ship.id, side }))
  if (ship.captain !== null && reaches(t.state.options.level, 'standard')) {
    t.tell([ship.captain], 'SOG 10.6.4', say('reload.loaded-with', { ship: ship.id, side, load: chosen }))
  }
}

/** SOG 9.1: a counter that lies face up goes to the store; with untrained gunners it lies there for a turn (SOG 12.3.1). */
function clearBox({ options }: State, ship: Ship, side: Broadside): void {
  const guns = ship.guns[side]
  if (!guns.fired) {
    guns.slow = null
    return
  }
  const slow = options.untrainedGunners.includes(ship.id) && !reaches(options.level, 'advanced')
  if (guns.box !== null && slow) guns.slow = guns.box
  guns.box = null
  guns.fired = false
}
