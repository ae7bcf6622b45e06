import { repairable } from '../actions/repairable.ts'
import { musketry } from '../damage/log.ts'
import type { ActionId } from '../data/crew-actions.ts'
import { RULER } from '../data/measures.ts'
import { classOf } from '../data/ships.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
import { gap, isWithin } from '../geometry/overlap.ts'
import type { OrdersDue } from '../planning/orders-due.ts'
import { berthOf } from '../ships.ts'
import type { SeenShip } from '../view.ts'
import { boardingPays, enemiesTouching } from './board-or-not.ts'
import { enemiesOf, isFarFromAll, isShortOfRange } from './fire-and-reload.ts'
import type { Foreseen } from './foresee-place.ts'
import { sailsWished, seeksFight } from './goal-of-ship.ts'
import { afterThisTurn } from './plan-course.ts'
import { type Expected, expectedIn, type Watch } from './watch.ts'
import { CREW, LOOKOUT } from './weights.ts'
import { worthOfBroadside } from './worth-of-broadside.ts'
import { waysOn } from './worth-of-way.ts'

type Wish = readonly [action: ActionId, worth: number]

/** SOG 18.2: what the crew does, what is worth most first. */
export function actionsToPlan(
  watch: Watch,
  ship: SeenShip,
  { counters, most }: Pick<OrdersDue, 'counters' | 'most'>,
): ActionId[] {
  if (most === 0) return []
  const own = afterThisTurn(watch.view, ship)
  const expected = expectedIn(watch.view, ship, 1)
  const wished = watch.captain.sound ? byNeed(watch, ship, own, expected) : byRote(watch, ship, own, expected)
  return wished.filter((action) => counters.includes(action)).slice(0, most)
}

function byNeed(watch: Watch, ship: SeenShip, own: Foreseen, expected: Expected): ActionId[] {
  const wishes = [
    ...BROADSIDES.flatMap((side) => gunnery(watch, ship, own, expected, side)),
    ...damageControl(ship),
    ...crewFight(watch, ship, own, expected),
    ...sailing(watch, ship, own, expected),
  ]
  return wishes
    .filter(([, worth]) => worth > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([action]) => action)
}

/** What her guns of a side would do to whoever they would do most to. */
function bearing(watch: Watch, own: Foreseen, { enemies }: Expected, side: Broadside): number {
  return Math.max(0, ...enemies.map(({ place, around }) => worthOfBroadside(watch, own, side, place, around)))
}

function gunnery(watch: Watch, ship: SeenShip, own: Foreseen, expected: Expected, side: Broadside): Wish[] {
  const { box } = ship.guns[side]
  const worth = bearing(watch, own, expected, side)
  if (box === null) {
    const alone = BROADSIDES.every((each) => ship.guns[each].box === null)
    return [[`reload-${side}`, CREW.reload + (worth > 0 ? CREW.reloadBearing : 0) + (alone ? 1 : 0)]]
  }
  if (box !== 'hidden' && isShortOfRange(box) && isFarFromAll(watch.view, ship))
    return [[`fire-${side}`, CREW.empty]]
  return [[`fire-${side}`, worth]]
}

/** SOG 11.4: fires and water first, then leaks, masts and hull, by what they cost her turn after turn. */
function damageControl(ship: SeenShip): Wish[] {
  const { special, hull } = ship
  const { boxes, others } = repairable({ ...ship, hull: hull.map((box) => [...box]) })
  const { burden, log } = classOf(ship.id)
  const worn = 1 + hull.length / log.length
  const repairs = [
    others.includes('leak') ? CREW.leak * special.leaks * burden : 0,
    others.includes('mast') ? CREW.mast * special.masts : 0,
    others.includes('rudder') ? CREW.rudder : 0,
    boxes.length > 0 && hull.length >= CREW.hullFrom ? CREW.hull * burden : 0,
  ]
  return [
    ['extinguish', CREW.fire * special.fires * burden * worn],
    ['repair', Math.max(...repairs) * worn],
    ['pump', hull.some((box) => box.includes('water')) ? CREW.pump * burden * worn : 0],
  ]
}

/** Muskets, boarders, and grog while nobody is near (SOG 12.2.1). */
function crewFight({ view, mind }: Watch, ship: SeenShip, own: Foreseen, { enemies }: Expected): Wish[] {
  const near = enemies.some(({ place }) => isWithin(own.berth.foot, place.berth.foot, LOOKOUT.musketsWithin))
  const { foot } = berthOf(ship)
  const alone = enemiesOf(view, ship).every((enemy) => !isWithin(foot, berthOf(enemy).foot, RULER.half))
  const boards = boardingPays(ship, enemiesTouching(view, ship))
  return [
    ['musketry', near ? CREW.musket * mind.muskets * musketry(ship) : 0],
    ['boarding', boards ? CREW.boarding : 0],
    ['grog', alone && ship.crew.length > 0 ? CREW.grog : 0],
  ]
}

/** Less sail where the sea ends soon, and in a fight. */
function sailing(watch: Watch, ship: SeenShip, own: Foreseen, { enemies }: Expected): Wish[] {
  const slower: Wish = ['decrease-sails', CREW.brake]
  const isFree = !seeksFight(watch.goal) || waysOn(watch, own, CREW.brakeBefore) === CREW.brakeBefore
  if (!isFree) return ship.sails === 'struck' ? [] : [slower]
  const wished = sailsWished(watch, ship, own)
  if (wished !== null) return [[wished === 'more' ? 'increase-sails' : 'decrease-sails', CREW.sails]]
  if (watch.goal.kind !== 'fight') return []
  const nearest = Math.min(...enemies.map(({ place }) => gap(own.berth.foot, place.berth.foot)))
  return nearest < CREW.close && ship.sails === 'full' ? [['decrease-sails', CREW.shorten]] : []
}

/** Guns that will bear, fires and leaks, empty guns, muskets, pumps, in this order. */
function byRote(watch: Watch, ship: SeenShip, own: Foreseen, expected: Expected): ActionId[] {
  const bears = BROADSIDES.filter((side) => bearing(watch, own, expected, side) > 0)
  const near = Math.min(...expected.enemies.map(({ place }) => gap(own.berth.foot, place.berth.foot)))
  const { others: broken } = repairable({ ...ship, hull: ship.hull.map((box) => [...box]) })
  const { guns, special, hull } = ship
  const sails = sailsWished(watch, ship, own)
  return [
    ...(sails === 'more' ? (['increase-sails'] as const) : []),
    ...(sails === 'less' ? (['decrease-sails'] as const) : []),
    ...bears.filter((side) => guns[side].box !== null).map((side): ActionId => `fire-${side}`),
    ...(special.fires > 0 ? (['extinguish'] as const) : []),
    ...(broken.length > 0 ? (['repair'] as const) : []),
    ...BROADSIDES.filter((side) => guns[side].box === null).map((side): ActionId => `reload-${side}`),
    ...(near < LOOKOUT.musketsWithin ? (['musketry'] as const) : []),
    ...(hull.some((box) => box.includes('water')) ? (['pump'] as const) : []),
  ]
}
