import { automaticFires, firedBy } from '../automatic/fire.ts'
import type { Serving } from '../batteries/battery-aims.ts'
import { announceBatteries, resolveBattery } from '../batteries/battery-fire.ts'
import { besideShips } from '../batteries/beside-ships.ts'
import { drawCounters } from '../damage/bags.ts'
import { type Hits, settle } from '../damage/settle.ts'
import type { Counter } from '../damage/token.ts'
import { say as sayDamage } from '../damage/words.en.ts'
import { lettersAt, MUSKETRY_LETTER } from '../data/ammunition.ts'
import { isShip, type TargetId } from '../data/targets.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
import { commandedBy, shipOf } from '../ships.ts'
import type { Attack, Ship, SogFlow, SogTable } from '../state.ts'
import { aimedHigh } from './aiming-high.ts'
import { type Acting, type Aims, aimsOf, hasAims, type SideAims } from './aims.ts'
import { type Aim, type Fire, fire, shotOf } from './decide-fire.ts'
import { sceneOf } from './shots.ts'
import { spreadFire } from './spreading-fires.ts'
import { say } from './words.en.ts'

/** SOG 7: all attacks are announced, then resolved and felt together. */
export function* combat(t: SogTable, acting: Acting, serving: Serving = () => false): SogFlow {
  t.state.phase = 'combat'
  t.state.attacks = []
  t.state.firedIn = t.state.number
  const aims = aimsOfAll(t, acting)
  const asked = t.seats.filter((seat) => (aims.get(seat) ?? []).length > 0)
  const [chosen, volleys] = yield* besideShips(
    t,
    (own) => own.askAll(asked, fire, (seat) => ({ ships: aims.get(seat) ?? [] })),
    (own) => announceBatteries(own, serving),
  )
  const automatic = automaticFires(t.state, acting)
  const hits: Hits = { counters: new Map(), symbols: new Map(), doused: new Map() }
  for (const seat of asked) {
    const own = aims.get(seat) ?? []
    for (const each of chosen.get(seat) ?? []) {
      const told = own.find(({ ship }) => ship === each.ship)
      if (told !== undefined) attack(t, told, each, hits)
    }
  }
  for (const { aims: told, chosen: each } of automatic) attack(t, told, each, hits)
  for (const volley of volleys) resolveBattery(t, volley, hits)
  settle(t, hits)
}

function aimsOfAll(t: SogTable, acting: Acting): Map<SogTable['seats'][number], Aims[]> {
  const scene = sceneOf(t.state)
  return new Map(
    t.seats.map((seat) => [
      seat,
      commandedBy(t.state, seat)
        .map((ship) => aimsOf(t.state, scene, ship, acting))
        .filter(hasAims),
    ]),
  )
}

/** One ship's broadsides and muskets. */
function attack(t: SogTable, aims: Aims, chosen: Fire, hits: Hits): void {
  const ship = shipOf(t.state, aims.ship)
  for (const side of BROADSIDES) {
    const aim = chosen[side]
    const own = aims[side]
    if (aim !== null && own !== null) fireBroadside(t, ship, side, own, aim, hits)
  }
  if (chosen.muskets !== null) fireMuskets(t, ship, chosen.muskets, aims.musketry, hits)
}

/** SOG 7.1.6, SOG 7.1.7, SOG 10.6.1; SOG 12.7.2: the first broadside is spent though it be fired at nothing. */
function fireBroadside(t: SogTable, ship: Ship, side: Broadside, aims: SideAims, aim: Aim, hits: Hits): void {
  const guns = ship.guns[side]
  const first = t.state.options.firstBroadside && guns.fresh
  guns.fired = true
  guns.fresh = false
  const rammed = aims.load ?? aim.load ?? 'ball'
  const shot = shotOf(aims, aim)
  const by = { by: ship.id, with: side }
  if (shot === undefined) {
    t.tell('all', 'SOG 10.6.3', say('fire.fired-at-nothing', { ship: ship.id, side, load: rammed }))
    t.state.attacks.push({ ...by, load: rammed, at: null, arc: null, range: null, rake: null, drawn: [] })
    return
  }
  const { at, arc, range, rake, counters } = shot
  const load = firedBy(t.state, ship, rammed, range)
  t.tell(
    'all',
    'SOG 7.1.6',
    say('fire.fired', { ship: ship.id, side, at, arc, load, range, rake, first, loaded: aims.load !== null }),
  )
  const drawn = lettersAt(load, range).flatMap((letter) => drawCounters(t.state, letter, counters, t.dice))
  tellDrawn(t, at, drawn)
  const felt = aim.high && isShip(at) ? aimedHigh(t, at, drawn, hits) : drawn
  if (t.state.options.spreadingFires && isShip(at)) spreadFire(t, ship, at, felt, hits)
  take(t, { ...by, load, at, arc, range, rake, drawn: felt }, felt, hits)
}

/** SOG 7.2.2 */
function fireMuskets(t: SogTable, ship: Ship, at: TargetId, counters: number, hits: Hits): void {
  t.tell('all', 'SOG 7.2.2', say('fire.muskets-fired', { ship: ship.id, at }))
  const drawn = drawCounters(t.state, MUSKETRY_LETTER, counters, t.dice)
  tellDrawn(t, at, drawn)
  const nothing = { arc: null, load: null, range: null, rake: null }
  take(t, { by: ship.id, with: 'muskets', at, ...nothing, drawn }, drawn, hits)
}

/** SOG 7.3.2: what was drawn is shown to all; it is placed when everybody has drawn. */
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
