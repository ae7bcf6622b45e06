import type { Viewer } from '@windward/table'
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

export interface SeenShip extends Omit<Ship, 'plan' | 'dropped' | 'guns'> {
  readonly plan: { readonly now: CardId | Hidden | null; readonly next: CardId | Hidden | null }
  readonly dropped: CardId | Hidden | null
  readonly guns: Readonly<Record<Broadside, SeenGuns>>
}

interface SeenBattery extends Omit<Battery, 'guns'> {
  readonly guns: SeenGuns
}

/** By ship and battery: the actions of one's own, and of those whose actions everybody can work out (SOG 15.2.7). */
export type SeenActions = { readonly [id in keyof CrewActions]: CrewActions[id] | Hidden }

export interface View extends Omit<State, 'ships' | 'batteries' | 'planned'> {
  readonly planned?: SeenActions
  readonly batteries: readonly SeenBattery[]
  readonly ships: readonly SeenShip[]
}

/** SOG 17.1, SOG 17.2: what a captain, or anybody who looks on, may see. */
export function view(state: State, viewer: Viewer<SailsOfGlory>): View {
  const { options, seats, number, phase, sea, wind, terrain, ships, bags, attacks, outcome } = state
  const { buildings, edges, battle, turnsBefore, first, supplies } = state
  const { entangled, grappled, planned, acting } = state
  return {
    options: structuredClone(options),
    seats: [...seats],
    number,
    phase,
    sea: { ...sea },
    wind: { ...wind },
    terrain: terrain.map((element) => ({ ...element, pose: { ...element.pose } })),
    buildings: buildings.map((building) => ({ ...building })),
    batteries: state.batteries.map((battery) => seenBattery(battery, viewer)),
    edges: { ...edges },
    battle,
    turnsBefore,
    first: first && {
      points: first.points && { ...first.points },
      flight: first.flight && { ...first.flight },
    },
    supplies,
    ships: ships.map((ship) => seenShip(ship, viewer)),
    bags: { A: { ...bags.A }, B: { ...bags.B }, C: { ...bags.C }, D: { ...bags.D }, E: { ...bags.E } },
    attacks: attacks.map((attack) => ({ ...attack, drawn: [...attack.drawn] })),
    firedIn: state.firedIn,
    entangled: entangled.map(([one, other]) => [one, other]),
    grappled: grappled.map(([one, other]) => [one, other]),
    ...(planned && { planned: seenPlans(state, planned, viewer) }),
    ...(acting && { acting: structuredClone(acting) }),
    outcome: outcome && {
      ...outcome,
      winners: [...outcome.winners],
      points: outcome.points && { ...outcome.points },
    },
  }
}

/** SOG 17.3: only her own captain sees what lies face down. */
function seenShip(ship: Ship, viewer: Viewer<SailsOfGlory>): SeenShip {
  const own = ship.captain === viewer
  return {
    id: ship.id,
    side: ship.side,
    captain: ship.captain,
    fate: ship.fate,
    pose: { ...ship.pose },
    leftBy: [...ship.leftBy],
    pardoned: ship.pardoned,
    sails: ship.sails,
    plan: laidBy(ship, own),
    last: ship.last,
    dropped: faceDown(ship.dropped, own),
    aback: ship.aback,
    red: ship.red,
    course: ship.course && { ...ship.course, from: { ...ship.course.from } },
    hull: ship.hull.map((box) => [...box]),
    crew: [...ship.crew],
    zero: [...ship.zero],
    mended: [...ship.mended],
    mustered: { ...ship.mustered },
    guns: { port: seenGuns(ship.guns.port, own), starboard: seenGuns(ship.guns.starboard, own) },
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

function seenBattery(battery: Battery, viewer: Viewer<SailsOfGlory>): SeenBattery {
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
    guns: seenGuns(battery.guns, battery.captain === viewer),
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
