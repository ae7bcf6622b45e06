import { firedBy } from '../automatic/automatic-fire.ts'
import { besideShips } from '../batteries/beside-ships.ts'
import { say as sayBattery } from '../batteries/words.en.ts'
import { drawCounters } from '../damage/bags.ts'
import type { Counter } from '../damage/counters-and-markers.ts'
import { musketry } from '../damage/log.ts'
import { type Hits, noHits, settle } from '../damage/settle-hits.ts'
import { say as sayDamage } from '../damage/words.en.ts'
import { lettersAt, MUSKETRY_LETTER } from '../data/ammunition.ts'
import { isShip, type TargetId } from '../data/targets.ts'
import { type Acting, type Gunner, postsOf } from '../gunners/gunner.ts'
import type { Attack, SogFlow, SogTable } from '../state.ts'
import { shotOf } from './aiming.ts'
import { aimedHigh } from './aiming-high.ts'
import { announceBatteries, announceShips, type Salvo, type Volley } from './announce.ts'
import { sceneOf } from './firing-scene.ts'
import { spreadFire } from './spreading-fires.ts'
import { say } from './words.en.ts'

/** SOG 7: all attacks are announced, then resolved and felt together. */
export function* combat(t: SogTable, acting: Acting): SogFlow {
  t.state.phase = 'combat'
  t.state.attacks = []
  t.state.firedIn = t.state.number
  const scene = sceneOf(t.state)
  const volleys = yield* besideShips(
    t,
    (own) => announceShips(own, scene, acting),
    (own) => announceBatteries(own, scene, acting),
  )
  const hits = noHits()
  for (const volley of volleys) attack(t, volley, hits)
  settle(t, hits)
}

function attack(t: SogTable, { by, salvoes, muskets }: Volley, hits: Hits): void {
  for (const salvo of salvoes) fireGuns(t, by, salvo, hits)
  if (muskets !== null) fireMuskets(t, by, muskets, hits)
}

/** SOG 7.1.6, SOG 7.1.7, SOG 10.6.1, SOG 14.1.2; SOG 12.7.2: the first broadside is spent though it be fired at nothing. */
function fireGuns(t: SogTable, gunner: Gunner, { post, aims, aim }: Salvo, hits: Hits): void {
  const guns = postsOf(gunner).find((each) => each.post === post)?.guns
  if (aims === null || aim === null || guns === undefined) return
  const first = t.state.options.firstBroadside && guns.fresh
  guns.fired = true
  guns.fresh = false
  const rammed = aims.load ?? aim.load ?? 'ball'
  const shot = shotOf(aims, aim)
  const by = { by: gunner.id, with: post }
  if (shot === undefined) {
    const told =
      'type' in gunner
        ? sayBattery('battery.fired-at-nothing', { battery: gunner.id, load: rammed })
        : say('fire.fired-at-nothing', { ship: gunner.id, side: post, load: rammed })
    t.state.attacks.push({ ...by, load: rammed, at: null, arc: null, range: null, rake: null, drawn: [] })
    t.tell('all', 'SOG 10.6.3', told)
    return
  }
  const { at, arc, range, rake, counters } = shot
  const load = firedBy(t.state, gunner, rammed, range)
  const told = { at, load, range, rake, first, loaded: aims.load !== null }
  if ('type' in gunner) {
    t.tell('all', 'SOG 14.1.2', sayBattery('battery.fired', { battery: gunner.id, ...told }))
  } else {
    t.tell('all', 'SOG 7.1.6', say('fire.fired', { ship: gunner.id, side: post, arc: `${arc}`, ...told }))
  }
  const drawn = lettersAt(load, range).flatMap((letter) => drawCounters(t.state, letter, counters, t.dice))
  const attacked = { ...by, load, at, arc, range, rake, drawn }
  tellDrawn(t, attacked)
  const felt = aim.high && isShip(at) ? aimedHigh(t, at, drawn, hits) : drawn
  if (t.state.options.spreadingFires && isShip(at) && !('type' in gunner))
    spreadFire(t, gunner, at, felt, hits)
  take(t, attacked, felt, hits)
}

/** SOG 7.2.2, SOG 14.1.3 */
function fireMuskets(t: SogTable, gunner: Gunner, at: TargetId, hits: Hits): void {
  if ('type' in gunner) {
    t.tell('all', 'SOG 14.1.3', sayBattery('battery.muskets-fired', { battery: gunner.id, at }))
  } else {
    t.tell('all', 'SOG 7.2.2', say('fire.muskets-fired', { ship: gunner.id, at }))
  }
  const drawn = drawCounters(t.state, MUSKETRY_LETTER, musketry(gunner), t.dice)
  const nothing = { arc: null, load: null, range: null, rake: null }
  const attacked: Resolved = { by: gunner.id, with: 'muskets', at, ...nothing, drawn }
  tellDrawn(t, attacked)
  take(t, attacked, drawn, hits)
}

type Resolved = Attack & { readonly at: TargetId; readonly drawn: readonly Counter[] }

/** SOG 7.3.2: what was drawn is shown to all, and seen while it is told; it is placed when everybody has drawn. */
function tellDrawn(t: SogTable, attacked: Resolved): void {
  const { at, drawn } = attacked
  t.state.attacks.push(attacked)
  t.tell('all', 'SOG 7.3.2', sayDamage('damage.drawn', { ship: at, counters: [...drawn] }))
}

/** The last attack is felt by these counters: those that were drawn, or others where guns were aimed high. */
function take(t: SogTable, attacked: Resolved, felt: readonly Counter[], hits: Hits): void {
  t.state.attacks.splice(-1, 1, { ...attacked, drawn: felt })
  hits.counters.set(attacked.at, [...(hits.counters.get(attacked.at) ?? []), ...felt])
}
