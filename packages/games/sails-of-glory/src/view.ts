import { SPECTATOR, type Viewer } from '@windward/table'
import type { Ammo } from './data/ammunition.ts'
import type { CardId } from './data/cards.ts'
import type { Broadside } from './geometry/gunnery.ts'
import { inPlay } from './gunners/gunner.ts'
import type { Battery, CrewActions, Guns, SailsOfGlory, Ship, State } from './state.ts'

/** SOG 17.1: something lies there face down. */
export const HIDDEN = 'hidden'
type Hidden = typeof HIDDEN

export interface SeenGuns extends Omit<Guns, 'box'> {
  box: Ammo | Hidden | null
}

type OpenShip = Omit<Ship, 'plan' | 'dropped' | 'guns'>
type OpenBattery = Omit<Battery, 'guns'>

export interface SeenShip extends OpenShip {
  readonly plan: { readonly now: CardId | Hidden | null; readonly next: CardId | Hidden | null }
  readonly dropped: CardId | Hidden | null
  readonly guns: Readonly<Record<Broadside, SeenGuns>>
}

interface SeenBattery extends OpenBattery {
  readonly guns: SeenGuns
}

/** By ship and battery: the actions of one's own, and of those whose actions everybody can work out (SOG 15.2.7). */
export type SeenActions = { readonly [id in keyof CrewActions]: CrewActions[id] | Hidden }

type Open = Omit<State, 'ships' | 'batteries' | 'planned'>

export interface View extends Open {
  readonly planned?: SeenActions
  readonly batteries: readonly SeenBattery[]
  readonly ships: readonly SeenShip[]
}

/** SOG 17.1, SOG 17.2: what a captain, or anybody who looks on, may see. */
export function view(state: State, viewer: Viewer<SailsOfGlory>): View {
  return withOwn(openToAll(state), state, viewer)
}

/** The same for several who look at once: what is open to all is copied once, and shared between them. */
export function views(state: State, viewers: readonly Viewer<SailsOfGlory>[]): readonly View[] {
  const open = openToAll(state)
  return viewers.map((viewer) => withOwn(open, state, viewer))
}

/** What somebody sees who has no ship. */
function openToAll(state: State): View {
  const { planned } = state
  return {
    ...openOn(state),
    ...(planned && { planned: seenPlans(state, planned, SPECTATOR) }),
    ships: state.ships.map((ship) => seenShip(ship, false)),
    batteries: state.batteries.map((battery) => seenBattery(battery, false)),
  }
}

/** And what only this captain sees. */
function withOwn(open: View, state: State, viewer: Viewer<SailsOfGlory>): View {
  if (viewer === SPECTATOR) return open
  const { planned, ships, batteries } = state
  return {
    ...open,
    ...(planned && { planned: seenPlans(state, planned, viewer) }),
    ships: open.ships.map((seen, place) => {
      const ship = ships[place]
      return ship?.captain === viewer ? seenShip(ship, true) : seen
    }),
    batteries: open.batteries.map((seen, place) => {
      const battery = batteries[place]
      return battery?.captain === viewer ? seenBattery(battery, true) : seen
    }),
  }
}

/** A copy of what lies open on the table for everybody, but for ships and batteries. */
export function openOn(table: Open): Open {
  const { options, seats, number, phase, sea, wind, terrain, bags, attacks, outcome } = table
  const { buildings, edges, battle, turnsBefore, first, supplies, firedIn } = table
  const { entangled, grappled, acting } = table
  return {
    options: structuredClone(options),
    seats: [...seats],
    number,
    phase,
    sea: { ...sea },
    wind: { ...wind },
    terrain: terrain.map((element) => ({ ...element, pose: { ...element.pose } })),
    buildings: buildings.map((building) => ({ ...building })),
    edges: { ...edges },
    battle,
    turnsBefore,
    first: first && {
      points: first.points && { ...first.points },
      flight: first.flight && { ...first.flight },
    },
    supplies,
    bags: { A: { ...bags.A }, B: { ...bags.B }, C: { ...bags.C }, D: { ...bags.D }, E: { ...bags.E } },
    attacks: attacks.map((attack) => ({ ...attack, drawn: [...attack.drawn] })),
    firedIn,
    entangled: entangled.map(([one, other]) => [one, other]),
    grappled: grappled.map(([one, other]) => [one, other]),
    ...(acting && { acting: structuredClone(acting) }),
    outcome: outcome && {
      ...outcome,
      winners: [...outcome.winners],
      points: outcome.points && { ...outcome.points },
    },
  }
}

/** SOG 17.3: only her own captain sees what lies face down. */
function seenShip(ship: Ship, own: boolean): SeenShip {
  return {
    ...openOf(ship),
    plan: laidBy(ship, own),
    dropped: faceDown(ship.dropped, own),
    guns: { port: seenGuns(ship.guns.port, own), starboard: seenGuns(ship.guns.starboard, own) },
  }
}

/** A copy of what everybody knows of a ship. */
export function openOf(ship: OpenShip): OpenShip {
  return {
    id: ship.id,
    side: ship.side,
    captain: ship.captain,
    fate: ship.fate,
    pose: { ...ship.pose },
    leftBy: [...ship.leftBy],
    pardoned: ship.pardoned,
    sails: ship.sails,
    last: ship.last,
    aback: ship.aback,
    red: ship.red,
    course: ship.course && { ...ship.course, from: { ...ship.course.from } },
    hull: ship.hull.map((box) => [...box]),
    crew: [...ship.crew],
    zero: [...ship.zero],
    mended: [...ship.mended],
    mustered: { ...ship.mustered },
    special: { ...ship.special },
    received: { ...ship.received },
    repaired: { ...ship.repaired },
    delayed: [...ship.delayed],
    working: ship.working.map((work) => ({ ...work })),
    aground: ship.aground,
    anchored: ship.anchored,
    deck: [...ship.deck],
    used: [...ship.used],
    grogServed: ship.grogServed,
    flagship: ship.flagship,
    wreck: ship.wreck,
    dousing: ship.dousing,
  }
}

function seenBattery(battery: Battery, own: boolean): SeenBattery {
  return { ...openOfBattery(battery), guns: seenGuns(battery.guns, own) }
}

export function openOfBattery(battery: OpenBattery): OpenBattery {
  return {
    id: battery.id,
    type: battery.type,
    side: battery.side,
    captain: battery.captain,
    pose: { ...battery.pose },
    fate: battery.fate,
    hull: battery.hull.map((box) => [...box]),
    crew: [...battery.crew],
    zero: [...battery.zero],
    mended: [...battery.mended],
    mustered: { ...battery.mustered },
    fires: battery.fires,
    received: battery.received,
    repaired: battery.repaired,
    delayed: [...battery.delayed],
    extinguishing: battery.extinguishing,
  }
}

/** SOG 17.1: actions lie face down until they are revealed. */
export function seenPlans(state: State, planned: CrewActions, viewer: Viewer<SailsOfGlory>): SeenActions {
  const seen = inPlay(state).map(({ id, captain }) => {
    const actions = planned[id] ?? []
    return [id, captain === null || captain === viewer ? [...actions] : HIDDEN] as const
  })
  return Object.fromEntries(seen)
}

export function laidBy({ plan }: Ship, own: boolean): SeenShip['plan'] {
  return { now: faceDown(plan.now, own), next: faceDown(plan.next, own) }
}

export function seenGuns({ box, fired, slow, doubling, fresh }: Guns, own: boolean): SeenGuns {
  return { box: faceDown(box, own || fired), fired, slow, doubling, fresh }
}

export function faceDown<T>(thing: T | null, shown: boolean): T | Hidden | null {
  return shown || thing === null ? thing : HIDDEN
}
