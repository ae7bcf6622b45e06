import { homeOf } from '../board/realms.ts'
import { distance, type Zone } from '../board/zones.ts'
import { SHIPS } from '../data/ships.ts'
import { sumOf } from '../goods.ts'
import type { Sailing } from '../movement/by-ship/sail.ts'
import { countOf } from '../pieces.ts'
import type { Ship, ShipId } from '../public-state.ts'
import { shipsAt, shipsOf, watersOf } from '../ships.ts'
import { starsOf } from '../stars.ts'
import { seaWay } from './chart.ts'
import { courseTo } from './fleet.ts'
import type { Mind } from './mind.ts'
import { seaChance } from './odds.ts'
import { isAboutToWin } from './rivals.ts'

/** Foreign Trade and Transport Ships at sea that are worth sinking: laden near his Home Realm, or of those not behind him. */
export function preyOf({ view, seat, plan }: Mind): Ship[] {
  const home = view.realms[homeOf(seat)]
  const stars = starsOf(view, seat)
  return view.ships.filter(({ owner, kind, zone, units }) => {
    if (owner === seat || kind === 'warship' || zone === null) return false
    const isLanding = countOf(units) > 0 && home !== undefined && distance(zone, home.at) <= 4
    return (
      isLanding || owner === plan.against || starsOf(view, owner) >= stars || isAboutToWin(view, owner, seat)
    )
  })
}

/** SOW 9.2.1: what he attacks of the ships under his Warships. */
export function preyUnder(mind: Mind): ShipId[] {
  const zones = shipsOf(mind.view, mind.seat)
    .filter(({ kind }) => kind === 'warship')
    .map(({ zone }) => zone)
  return preyOf(mind)
    .filter(({ zone }) => zones.includes(zone))
    .map(({ id }) => id)
}

const worthOf = ({ units, cargo }: Ship): number =>
  4 + 3 * countOf(units) + (cargo === null ? 0 : sumOf(cargo))

/** Warships of one place hunt together, fight those they can beat, and stand by Trade Ships of their own. */
export function warshipAct(mind: Mind): Sailing | undefined {
  const { view, seat, plan } = mind
  const idle = shipsOf(view, seat).filter(
    (ship) => ship.kind === 'warship' && !ship.moved && plan.scripts.get(ship.id)?.do !== 'hold',
  )
  for (const ship of idle) {
    const fleet = idle.filter((other) => isTogether(ship, other))
    const act = hunt(mind, fleet) ?? escort(mind, fleet)
    if (act !== undefined) return act
  }
  return undefined
}

function isTogether(one: Ship, other: Ship): boolean {
  return (
    one.zone === other.zone && one.port?.realm === other.port?.realm && one.port?.side === other.port?.side
  )
}

/** The best prey of the sea in reach of some turns that they are strong enough for: ships laden, and weaker Warships. */
function hunt(mind: Mind, fleet: readonly Ship[]): Sailing | undefined {
  const { view, seat, habits, chart } = mind
  const start = fleet[0] === undefined ? null : watersOf(view, fleet[0])
  if (start === null) return undefined
  const worth = new Map<Zone, number>()
  for (const prey of preyOf(mind)) {
    if (prey.zone !== null) worth.set(prey.zone, (worth.get(prey.zone) ?? 0) + worthOf(prey))
  }
  for (const [zone, owners] of chart.guards) {
    const foes = owners.filter((race) => race !== seat)
    if (foes.length === 0) continue
    const chance = seaChance(fleet.length, foes.length)
    const isWorth = foes.some(
      (race) => race === mind.plan.against || starsOf(view, race) >= starsOf(view, seat),
    )
    if (chance < habits.seaChance || !isWorth) worth.delete(zone)
    else worth.set(zone, (worth.get(zone) ?? 0) + 4 * foes.length)
  }
  let best: { zone: Zone; score: number } | undefined
  for (const [zone, value] of worth) {
    const score = value / (1 + Math.ceil(distance(start, zone) / SHIPS.warship.move))
    if (best === undefined || score > best.score) best = { zone, score }
  }
  if (best === undefined || best.zone === start) return undefined
  const { zone } = best
  return seaWay(chart, seat, start, (each) => each === zone) && courseTo(mind, fleet, new Set([zone]))
}

/** With a Trade Ship or a laden Transport Ship of his own that nobody guards yet. */
function escort(mind: Mind, fleet: readonly Ship[]): Sailing | undefined {
  const { view, seat, chart } = mind
  const wards = shipsOf(view, seat).filter(
    ({ kind, zone, cargo, units }) =>
      kind !== 'warship' &&
      zone !== null &&
      (cargo !== null || countOf(units) > 0) &&
      !chart.guards.get(zone)?.includes(seat),
  )
  const at = fleet[0]?.zone
  const guards =
    at != null && shipsAt(view, at).some(({ owner, kind }) => owner === seat && kind !== 'warship')
  return guards ? undefined : courseTo(mind, fleet, new Set(wards.flatMap(({ zone }) => zone ?? [])))
}
