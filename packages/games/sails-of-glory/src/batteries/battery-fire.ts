import { firedBy } from '../automatic/fire.ts'
import { aimedHigh } from '../combat/aiming-high.ts'
import { type Scene, sceneOf } from '../combat/shots.ts'
import { drawCounters } from '../damage/bags.ts'
import type { Hits } from '../damage/settle.ts'
import type { Counter } from '../damage/token.ts'
import { say as sayDamage } from '../damage/words.en.ts'
import { lettersAt, MUSKETRY_LETTER } from '../data/ammunition.ts'
import { isShip, type TargetId } from '../data/targets.ts'
import type { Seat } from '../seats.ts'
import type { Attack, SogFlow, SogTable } from '../state.ts'
import { automaticBatteryFire } from './automatic-battery.ts'
import { type BatteryAims, batteryAims, hasBatteryAims, type Serving } from './battery-aims.ts'
import { batteryOf, standing } from './battery-log.ts'
import { type BatteryFire, fireBatteries } from './decide-battery-fire.ts'
import { say } from './words.en.ts'

/** A battery's fire, and what it was told it may do. */
export interface BatteryVolley {
  readonly aims: BatteryAims
  readonly fire: BatteryFire
}

/** SOG 14.1.2: the fire of all batteries, announced before any is resolved. */
export function* announceBatteries(t: SogTable, serving: Serving): SogFlow<BatteryVolley[]> {
  if (t.state.batteries.length === 0) return []
  const scene = sceneOf(t.state)
  const asked = t.seats.filter((seat) => aimsOfSeat(t, scene, seat, serving).length > 0)
  const chosen = yield* t.askAll(asked, fireBatteries, (seat) => ({
    batteries: aimsOfSeat(t, scene, seat, serving),
  }))
  const own = asked.flatMap((seat) =>
    aimsOfSeat(t, scene, seat, serving).flatMap((aims) => {
      const fire = chosen.get(seat)?.find(({ battery }) => battery === aims.battery)
      return fire === undefined ? [] : [{ aims, fire }]
    }),
  )
  const automatic = aimsOfSeat(t, scene, null, serving).map((aims) => ({
    aims,
    fire: automaticBatteryFire(aims),
  }))
  return [...own, ...automatic]
}

function aimsOfSeat({ state }: SogTable, scene: Scene, seat: Seat | null, serving: Serving): BatteryAims[] {
  return standing(state)
    .filter(({ captain }) => captain === seat)
    .map((battery) => batteryAims(state, scene, battery, serving))
    .filter(hasBatteryAims)
}

/** SOG 14.1.2, SOG 14.1.3 */
export function resolveBattery(t: SogTable, { aims, fire }: BatteryVolley, hits: Hits): void {
  const battery = batteryOf(t.state, aims.battery)
  const { guns: aim, muskets } = fire
  if (aim !== null && aims.guns !== null) {
    const first = t.state.options.firstBroadside && battery.guns.fresh
    battery.guns.fired = true
    battery.guns.fresh = false
    const rammed = aims.guns.load ?? aim.load ?? 'ball'
    const shot = aims.guns.shots.find(({ at, arc }) => at === aim.at && arc === aim.arc)
    const by = { by: battery.id, with: 'guns' } as const
    if (shot === undefined) {
      t.tell('all', 'SOG 10.6.3', say('battery.fired-at-nothing', { battery: battery.id, load: rammed }))
      t.state.attacks.push({ ...by, load: rammed, at: null, arc: null, range: null, rake: null, drawn: [] })
    } else {
      const { at, arc, range, rake, counters } = shot
      const load = firedBy(t.state, battery, rammed, range)
      const loaded = aims.guns.load !== null
      const told = { battery: battery.id, at, load, range, rake, first, loaded }
      t.tell('all', 'SOG 14.1.2', say('battery.fired', told))
      const drawn = lettersAt(load, range).flatMap((letter) =>
        drawCounters(t.state, letter, counters, t.dice),
      )
      tellDrawn(t, at, drawn)
      const felt = aim.high && isShip(at) ? aimedHigh(t, at, drawn, hits) : drawn
      take(t, { ...by, load, at, arc, range, rake, drawn: felt }, felt, hits)
    }
  }
  if (muskets === null) return
  t.tell('all', 'SOG 14.1.3', say('battery.muskets-fired', { battery: battery.id, at: muskets }))
  const drawn = drawCounters(t.state, MUSKETRY_LETTER, aims.musketry, t.dice)
  tellDrawn(t, muskets, drawn)
  const nothing = { arc: null, load: null, range: null, rake: null }
  take(t, { by: battery.id, with: 'muskets', at: muskets, ...nothing, drawn }, drawn, hits)
}

/** SOG 7.3.2 */
function tellDrawn(t: SogTable, ship: TargetId, counters: readonly Counter[]): void {
  t.tell('all', 'SOG 7.3.2', sayDamage('damage.drawn', { ship, counters: [...counters] }))
}

function take(
  t: SogTable,
  attacked: Attack & { readonly at: TargetId },
  felt: readonly Counter[],
  hits: Hits,
): void {
  t.state.attacks.push(attacked)
  hits.counters.set(attacked.at, [...(hits.counters.get(attacked.at) ?? []), ...felt])
}
