import { askCaptains } from '../asking/ask-captains.ts'
import { standing } from '../batteries/batteries.ts'
import { besideShips } from '../batteries/beside-ships.ts'
import { say as sayBattery } from '../batteries/words.en.ts'
import type { Ammo } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import type { Broadside } from '../geometry/gunnery.ts'
import {
  type Acting,
  actionAt,
  type Gunner,
  type GunnerId,
  inPlay,
  mayAct,
  type Post,
  postsOf,
} from '../gunners/gunner.ts'
import type { Seat } from '../seats.ts'
import { commandedBy } from '../ships.ts'
import type { Guns, Ship, SogFlow, SogTable, State } from '../state.ts'
import { reload, reloadBatteries } from './decide-reload.ts'
import { loadsOf } from './loads.ts'
import { say } from './words.en.ts'

/** SOG 9.1, SOG 9.2, SOG 1.1.4: once all have chosen, ships and batteries, empty guns are loaded, then what was fired goes to the store. */
export function* reloading(t: SogTable, acting: Acting): SogFlow {
  t.state.phase = 'reloading'
  const chosen = yield* besideShips(
    t,
    (own) => chooseForShips(own, acting),
    (own) => chooseForBatteries(own, acting),
  )
  const loads = new Map(chosen.map(({ id, post, load }) => [`${id} ${post}`, load]))
  for (const gunner of inPlay(t.state)) {
    for (const { post, guns } of postsOf(gunner)) {
      const load = isAsked(t.state, gunner)
        ? loads.get(`${gunner.id} ${post}`)
        : loadsFor(t.state, gunner.id, post, guns, acting)[0]
      ram(t, gunner, post, guns, load ?? null)
    }
  }
  for (const gunner of inPlay(t.state)) {
    for (const { guns } of postsOf(gunner)) clearBox(t.state, gunner.id, guns)
  }
}

/** SOG 9.3: in the Basic rules there is nothing but ball; SOG 15.2.1, SOG 15.2.2: nor does it matter what automatic guns load. */
function isAsked({ options }: State, { captain }: Gunner): boolean {
  return captain !== null && reaches(options.level, 'standard')
}

/** What is loaded where. */
interface Chosen {
  readonly id: GunnerId
  readonly post: Post
  readonly load: Ammo | null
}

function* chooseForShips(t: SogTable, acting: Acting): SogFlow<Chosen[]> {
  const loads = (ship: Ship, side: Broadside) => loadsFor(t.state, ship.id, side, ship.guns[side], acting)
  const due = (seat: Seat) =>
    commandedBy(t.state, seat)
      .filter((ship) => isAsked(t.state, ship))
      .map((ship) => ({ ship: ship.id, port: loads(ship, 'port'), starboard: loads(ship, 'starboard') }))
      .filter(({ port, starboard }) => port.length + starboard.length > 0)
  const chosen = yield* askCaptains(t, reload, due, (ships) => ({ ships }))
  return chosen.flatMap(({ ship: id, port, starboard }) => [
    { id, post: 'port', load: port },
    { id, post: 'starboard', load: starboard },
  ])
}

/** SOG 14.1.1: as a broadside, with one gun box and one store. */
function* chooseForBatteries(t: SogTable, acting: Acting): SogFlow<Chosen[]> {
  const due = (seat: Seat) =>
    standing(t.state)
      .filter((battery) => battery.captain === seat && isAsked(t.state, battery))
      .map(({ id, guns }) => ({ battery: id, loads: loadsFor(t.state, id, 'guns', guns, acting) }))
      .filter(({ loads }) => loads.length > 0)
  const chosen = yield* askCaptains(t, reloadBatteries, due, (batteries) => ({ batteries }))
  return chosen.map(({ battery, load }) => ({ id: battery, post: 'guns', load }))
}

/**
 * SOG 10.6.4, SOG 11.2.6: what guns may be loaded with in this turn: if they are empty, were not fired in it by continuous
 * fire (SOG 12.6.1), and do not wait for slow gunners (SOG 12.3.1).
 */
function loadsFor(state: State, id: GunnerId, post: Post, guns: Guns, acting: Acting): readonly Ammo[] {
  if (guns.box !== null || guns.fired || guns.slow !== null) return []
  return mayAct(state, acting, id, actionAt('reload', post)) ? loadsOf(state.options) : []
}

/** SOG 12.9.2, SOG 12.9.5: double shot takes a second phase that follows at once; any other load is loaded now. */
function ram(t: SogTable, gunner: Gunner, side: Post, guns: Guns, chosen: Ammo | null): void {
  const half = guns.doubling
  guns.doubling = false
  if (chosen === null) return
  if (chosen !== 'double' || half) {
    load(t, gunner, side, guns, chosen)
    return
  }
  guns.doubling = true
  const told =
    'type' in gunner
      ? sayBattery('battery.doubling', { battery: gunner.id })
      : say('reload.doubling', { ship: gunner.id, side })
  t.tell('all', 'SOG 12.9.2', told)
}

/** The kind of load is known to the captain alone. */
function load(t: SogTable, gunner: Gunner, side: Post, guns: Guns, chosen: Ammo): void {
  guns.box = chosen
  if ('type' in gunner) {
    t.tell('all', 'SOG 9.1', sayBattery('battery.loaded', { battery: gunner.id }))
    return
  }
  t.tell('all', 'SOG 9.1', say('reload.loaded', { ship: gunner.id, side }))
  if (gunner.captain !== null && reaches(t.state.options.level, 'standard')) {
    t.tell([gunner.captain], 'SOG 10.6.4', say('reload.loaded-with', { ship: gunner.id, side, load: chosen }))
  }
}

/** SOG 9.1: a counter that lies face up goes to the store; with untrained gunners it lies there for a turn (SOG 12.3.1). */
function clearBox({ options }: State, id: GunnerId, guns: Guns): void {
  if (!guns.fired) {
    guns.slow = null
    return
  }
  const slow = options.untrainedGunners.some((ship) => ship === id) && !reaches(options.level, 'advanced')
  if (guns.box !== null && slow) guns.slow = guns.box
  guns.box = null
  guns.fired = false
}
